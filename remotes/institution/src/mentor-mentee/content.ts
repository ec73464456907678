export const title = 'Mentor-Mentee System';
export const lede =
  'Every student has a faculty mentor who follows their progress through the semester, guides them, and keeps in touch with their parents.';

/** Size of a batch, and the time limit for late entry (R54.4, R54.5). */
export const batch = { from: 15, to: 20 } as const;
export const lateEntryMinutes = 5;

export const intro = [
  'Each mentor is a member of the faculty who looks after a batch of 15-20 mentees. The batch is formed in the first week of the first year and, as far as the time table allows, stays with the same mentor until graduation.',
  'Students may approach their mentor about attendance, marks, fees, health, homesickness, deadlines or the choice of electives. As mentors meet their mentees every week, difficulties are usually noticed and resolved early.',
] as const;

export const objectives = [
  {
    title: 'Know each student',
    text: 'Keep track of the attendance, marks, interests and circumstances of every mentee.',
  },
  {
    title: 'Give timely support',
    text: 'Notice a fall in attendance or marks early, and arrange the help that is needed.',
  },
  {
    title: 'Keep the family informed',
    text: 'Give parents a single point of contact, and keep them informed of progress and difficulties.',
  },
] as const;

/** Ten points. The batch size and the five minutes are required (R54.4, R54.5). */
export const details = [
  'Each mentor has a batch of 15-20 mentees, all of the same programme and year.',
  'The mentor meets the batch once a week, in an hour set aside for this in the time table.',
  'A record book is maintained for each mentee, with marks, attendance, leave, achievements and notes of each meeting.',
  'Students should be in the classroom before the hour begins, and entry is barred 5 minutes after the class has started.',
  'Absence is reported to parents on the same day. Mentees who expect to be absent should inform the mentor in advance.',
  'After each internal test, the mentor discusses the marks with every mentee and plans the next steps.',
  'Mentees who need support are recommended for remedial classes, and those who do well for honours courses and projects.',
  'Personal matters are kept confidential. Where necessary, the mentor refers the mentee to the counsellor of the institute.',
  'The head of the department reviews and signs the record books every month.',
  'At the end of the semester, the mentor submits a report on the batch, and mentees give feedback on the system.',
] as const;

export const flowchart = {
  title: 'The mentoring process in a semester',
  nodes: [
    { id: 'assign', label: 'Batch of 15-20 mentees formed', kind: 'start', row: 0, column: 1 },
    { id: 'meet', label: 'Weekly meeting and record book', kind: 'step', row: 1, column: 1 },
    { id: 'trouble', label: 'Marks or attendance falling?', kind: 'decision', row: 2, column: 1 },
    { id: 'encourage', label: 'Encouragement and new goals', kind: 'step', row: 3, column: 0 },
    { id: 'parents', label: 'Meeting with student and parents', kind: 'step', row: 3, column: 2 },
    { id: 'help', label: 'Remedial class or counsellor', kind: 'step', row: 4, column: 2 },
    { id: 'head', label: 'Monthly review by the head', kind: 'step', row: 5, column: 1 },
    { id: 'report', label: 'Report at the end of semester', kind: 'end', row: 6, column: 1 },
  ],
  links: [
    { from: 'assign', to: 'meet' },
    { from: 'meet', to: 'trouble' },
    { from: 'trouble', to: 'encourage', label: 'No' },
    { from: 'trouble', to: 'parents', label: 'Yes' },
    { from: 'parents', to: 'help' },
    { from: 'encourage', to: 'head' },
    { from: 'help', to: 'head' },
    { from: 'head', to: 'report' },
  ],
} as const;

export const sample = ['intro[1]', 'objectives', 'details[1..2]', 'details[4..9]', 'flowchart'] as const;
