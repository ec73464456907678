/** Required word for word (R53.1). */
export const title = 'SPECIAL PROGRAMS - STUDENT DIVERSITY';
export const lede =
  'Every semester, we identify advanced and slow learners on the basis of their results and offer each group a suitable programme of support.';

export const intro = [
  'Our students come from towns and villages, from Telugu-medium and English-medium schools, and from intermediate and diploma courses. We assess their learning levels early and support each of them accordingly.',
  'The groups are not permanent. The lists are revised after every semester result, and students regularly move from one group to the other.',
] as const;

export const assessmentTitle = 'How learning levels are assessed';
export const assessment = [
  'When students join the first year, we consider their marks in the qualifying examination, their entrance rank and their performance in a short diagnostic test in mathematics, physics and English. From the second semester onwards, the assessment is based on the SGPA of the previous semester.',
  'Students with an SGPA above 7 in the previous semester are considered advanced learners. All others, and any student recommended for support by a mentor or subject teacher after the internal tests, are included among the slow learners.',
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
    intro:
      'Advanced learners are given opportunities to study beyond the syllabus, work on projects and take part in competitions.',
    points: [
      'Honours and minor courses along with the regular programme',
      'Participation in funded projects under a faculty guide',
      'MOOC courses beyond the syllabus, with support for the examination fee',
      'Preparation for GATE, GRE, CAT and the engineering services',
      'Hackathons, paper presentations and technical contests at other institutes',
      'Opportunities to lead a study group of classmates, with due recognition',
    ],
  },
  {
    id: 'slow',
    title: 'Slow learners',
    who: 'SGPA of 7 or below, or recommended by a teacher',
    intro: 'Slow learners receive extra classes and individual attention to help them keep up with the course.',
    points: [
      'Remedial classes in small groups, outside regular hours',
      'Question banks and model answers, graded by difficulty',
      'Additional assignments on difficult units',
      'Bridge courses for lateral-entry students and those new to English-medium instruction',
      'Study groups led by an advanced learner of the same section',
      'Weekly review with the mentor, and contact with parents where necessary',
    ],
  },
];

export const flowchart = {
  title: 'Identifying and supporting learners each semester',
  nodes: [
    { id: 'result', label: 'Result of the previous semester', kind: 'start', row: 0, column: 1 },
    { id: 'line', label: 'SGPA above 7?', kind: 'decision', row: 1, column: 1 },
    { id: 'advanced', label: 'Advanced learners', kind: 'step', row: 2, column: 0 },
    { id: 'extend', label: 'Honours, projects, contests', kind: 'step', row: 3, column: 0 },
    { id: 'slow', label: 'Slow learners', kind: 'step', row: 2, column: 2 },
    { id: 'remedy', label: 'Remedial and bridge classes', kind: 'step', row: 3, column: 2 },
    { id: 'review', label: 'Review by mentor and department', kind: 'step', row: 4, column: 1 },
    { id: 'list', label: 'Revised list for the next semester', kind: 'end', row: 5, column: 1 },
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
