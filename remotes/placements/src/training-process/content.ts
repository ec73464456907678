/** Title, pillars and their order are required (R87.2); the texts are sample content. */
export const sample = ['lede', 'pillars[].text', 'pillars[].practice', 'pillars[].when'] as const;

export const title = 'Training Process';

export const lede =
  'Training stands in the time table like any other course: two hours a week from the first semester to the sixth, and four in the seventh, when the placement season runs.';

export interface Pillar {
  id: string;
  name: string;
  text: string;
  /** Activities of the students. */
  practice: readonly string[];
  when: string;
}

export const pillars: readonly Pillar[] = [
  {
    id: 'soft-skills',
    name: 'Soft Skills',
    text: 'Working with others so that the work gets done: listening, taking a turn, saying no, and writing what was agreed.',
    practice: [
      'Group tasks with a changing leader',
      'Recorded interviews that the student reviews',
      'Meetings with minutes',
    ],
    when: 'Semesters III and IV',
  },
  {
    id: 'language',
    name: 'Language & Communication',
    text: 'English for work, spoken and written, in groups by level and not by department, so that nobody sits through what is known.',
    practice: [
      'A placement test in the first week',
      'Language laboratory twice a week',
      'Reports of one page, marked for clarity',
    ],
    when: 'Semesters I to IV',
  },
  {
    id: 'life-skills',
    name: 'Life Skills',
    text: 'Managing time, money, health and the first months away from home, taught by people who do it for a living.',
    practice: ['A month’s budget on a first salary', 'Sessions with the counsellor', 'First aid and road safety'],
    when: 'Semesters II and V',
  },
  {
    id: 'transforming-skills',
    name: 'Transforming Skills',
    text: 'From student to engineer: turning what was learnt into something that a company can use, and showing it.',
    practice: [
      'Aptitude and reasoning, three rounds',
      'A portfolio of two finished projects',
      'Mock drives with visiting recruiters',
    ],
    when: 'Semesters V and VI',
  },
  {
    id: 'tech-trend',
    name: 'Tech Trend Awareness',
    text: 'What has changed in each field since the syllabus was written, from people who work with it now.',
    practice: [
      'Workshops by engineers from industry',
      'Certified courses of forty hours',
      'A build week at the end of the semester',
    ],
    when: 'Semesters VI and VII',
  },
];
