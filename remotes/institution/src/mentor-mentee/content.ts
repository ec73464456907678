export const title = 'Mentor-Mentee System';
export const lede =
  'Every student has one teacher who knows how the semester is going, whom to ring, and what was agreed the last time they spoke.';

/** Size of a batch, and the time limit for late entry (R54.4, R54.5). */
export const batch = { from: 15, to: 20 } as const;
export const lateEntryMinutes = 5;

export const intro = [
  'A mentor is a member of the faculty with a batch of 15-20 mentees. The batch is formed in the first week of the first year and, as far as the timetable allows, keeps its mentor until graduation.',
  'The work is undramatic: attendance, marks, fees, health, homesickness, a missed deadline, a choice of elective. Most of what goes wrong in a semester can be seen coming by someone who looks every week.',
] as const;

export const objectives = [
  {
    title: 'Know each student',
    text: 'Keep a current picture of the attendance, marks, interests and circumstances of every mentee.',
  },
  {
    title: 'Act in time',
    text: 'Notice a fall in attendance or marks while it can still be mended, and bring in the right help.',
  },
  {
    title: 'Keep the family informed',
    text: 'Give parents one person to speak to, and tell them of progress and of trouble alike.',
  },
] as const;

/** Ten points. The batch size and the five minutes are required (R54.4, R54.5). */
export const details = [
  'Each mentor has a batch of 15-20 mentees, all of the same programme and year.',
  'Mentor and mentees meet once a week in an hour kept free in the timetable.',
  'A record book for each mentee holds marks, attendance, leave, achievements and what was agreed.',
  'Students are in the classroom before the hour begins. Entry is barred 5 minutes after the class has started.',
  'Absence is reported to the parents on the same day; a mentee who expects to be absent tells the mentor beforehand.',
  'After each internal test the mentor goes through the marks with every mentee and settles the next step.',
  'Mentees who fall behind are put forward for remedial classes; those ahead are pointed to honours courses and projects.',
  'Personal matters stay between mentor and mentee. Where more is needed, the counsellor of the institute is called in.',
  'The head of the department reads the record books every month and signs them.',
  'At the end of the semester the mentor reports to the department on the batch, and mentees give their opinion of the system.',
] as const;

export const flowchart = {
  title: 'The mentoring process in a semester',
  nodes: [
    { id: 'assign', label: 'Batch of 15-20 mentees formed', kind: 'start', row: 0, column: 1 },
    { id: 'meet', label: 'Weekly meeting and record book', kind: 'step', row: 1, column: 1 },
    { id: 'trouble', label: 'Marks or attendance falling?', kind: 'decision', row: 2, column: 1 },
    { id: 'encourage', label: 'Encourage and point further', kind: 'step', row: 3, column: 0 },
    { id: 'parents', label: 'Speak to student and parents', kind: 'step', row: 3, column: 2 },
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
