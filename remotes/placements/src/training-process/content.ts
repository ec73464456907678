/** Title, pillars and their order are required (R87.2); the texts are sample content. */
export const sample = ['lede', 'pillars[].text', 'pillars[].practice', 'pillars[].when'] as const;

export const title = 'Training Process';

export const lede =
  'Training is part of the regular time table: two hours a week from the first to the sixth semester, and four hours a week in the seventh semester, during the placement season.';

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
    text: 'Teamwork, listening, leadership, assertiveness and professional writing.',
    practice: [
      'Group tasks led by each student in turn',
      'Recorded mock interviews with feedback',
      'Practice in conducting meetings and writing minutes',
    ],
    when: 'Semesters III and IV',
  },
  {
    id: 'language',
    name: 'Language & Communication',
    text: 'Spoken and written English for the workplace, in groups formed by level of proficiency.',
    practice: [
      'A language proficiency test in the first week',
      'Language laboratory sessions twice a week',
      'One-page reports, assessed for clarity',
    ],
    when: 'Semesters I to IV',
  },
  {
    id: 'life-skills',
    name: 'Life Skills',
    text: 'Sessions by professionals on managing time, money and health, and on adjusting to life away from home.',
    practice: ['Planning a monthly budget', 'Sessions with the counsellor', 'First aid and road safety'],
    when: 'Semesters II and V',
  },
  {
    id: 'transforming-skills',
    name: 'Transforming Skills',
    text: 'Helping students to apply what they have learnt and to present their work to employers.',
    practice: [
      'Practice in aptitude and reasoning, in three rounds',
      'A portfolio of two finished projects',
      'Mock recruitment drives with visiting recruiters',
    ],
    when: 'Semesters V and VI',
  },
  {
    id: 'tech-trend',
    name: 'Tech Trend Awareness',
    text: 'New developments in each field, presented by practising engineers.',
    practice: [
      'Workshops by engineers from industry',
      'Forty-hour certificate courses',
      'A project week at the end of the semester',
    ],
    when: 'Semesters VI and VII',
  },
];
