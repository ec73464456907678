/** Required word for word (R53.1). */
export const title = 'SPECIAL PROGRAMS - STUDENT DIVERSITY';
export const lede =
  'A class is never one speed. Each semester the results sort out who can go further and who needs more time, and both get a programme of their own.';

export const intro = [
  'Students come from town and village, from Telugu and English medium, from the intermediate course and from the diploma. What they share is the syllabus; what they bring to it differs. The institute looks at the difference early, names it without embarrassment, and acts on it.',
  'Nobody is placed in a group for good. The list is drawn up afresh after every semester result, and moving from one group to the other is expected.',
] as const;

export const assessmentTitle = 'How learning levels are assessed';
export const assessment = [
  'In the first year the marks of the qualifying examination, the entrance rank and a short diagnostic test in mathematics, physics and English are read together. From the second semester the SGPA of the previous semester decides.',
  'Students with an SGPA above 7 in the previous semester are advanced learners. The others are supported as slow learners, together with anyone whom a mentor or a subject teacher puts forward on the strength of the internal tests.',
] as const;

/** Students above this SGPA are advanced learners (R53.4). */
export const advancedSgpa = 7;

export interface LearnerGroup {
  id: 'advanced' | 'slow';
  title: string;
  who: string;
  intro: string;
  points: readonly string[];
}

export const groups: readonly LearnerGroup[] = [
  {
    id: 'advanced',
    title: 'Advanced learners',
    who: 'SGPA above 7 in the previous semester',
    intro: 'They have time in hand. The programme gives them something worth spending it on.',
    points: [
      'Honours and minor courses beside the regular programme',
      'Places in funded projects, with a named faculty guide',
      'MOOC courses beyond the syllabus, with the examination fee planned for',
      'Preparation for GATE, GRE, CAT and the engineering services',
      'Hackathons, paper presentations and technical contests at other institutes',
      'Guiding a study group of classmates, which is recorded and recognised',
    ],
  },
  {
    id: 'slow',
    title: 'Slow learners',
    who: 'SGPA of 7 or below, or put forward by a teacher',
    intro: 'They have a gap, not a lack. The programme finds the gap and closes it in the weeks that remain.',
    points: [
      'Remedial classes outside the timetable, in groups small enough for every question',
      'Question banks and model answers arranged from easy to hard',
      'A second internal assignment on the units that went wrong',
      'Bridge courses for diploma entrants and for those new to English medium',
      'Study groups led by an advanced learner of the same section',
      'Fortnightly review with the mentor, and a call home where it helps',
    ],
  },
];

export const flowchart = {
  title: 'From a semester result to a programme and back',
  nodes: [
    { id: 'result', label: 'Result of the previous semester', kind: 'start', row: 0, column: 1 },
    { id: 'line', label: 'SGPA above 7?', kind: 'decision', row: 1, column: 1 },
    { id: 'advanced', label: 'Advanced learners', kind: 'step', row: 2, column: 0 },
    { id: 'extend', label: 'Honours, projects, contests', kind: 'step', row: 3, column: 0 },
    { id: 'slow', label: 'Slow learners', kind: 'step', row: 2, column: 2 },
    { id: 'remedy', label: 'Remedial and bridge classes', kind: 'step', row: 3, column: 2 },
    { id: 'review', label: 'Review by mentor and department', kind: 'step', row: 4, column: 1 },
    { id: 'list', label: 'Fresh list for the next semester', kind: 'end', row: 5, column: 1 },
  ],
  links: [
    { from: 'result', to: 'line' },
    { from: 'line', to: 'advanced', label: 'Yes' },
    { from: 'line', to: 'slow', label: 'No' },
    { from: 'advanced', to: 'extend' },
    { from: 'slow', to: 'remedy' },
    { from: 'extend', to: 'review' },
    { from: 'remedy', to: 'review' },
    { from: 'review', to: 'list' },
  ],
} as const;

export const sample = [
  'intro',
  'assessment[0]',
  'groups[].intro',
  'groups[].points',
  'groups[1].who',
  'flowchart',
] as const;
