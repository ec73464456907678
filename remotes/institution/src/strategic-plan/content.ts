import type { DocumentRef } from '@viit/runtime/contract';

export const title = 'Strategic Plan';
export const lede =
  'The strategic plan sets out the goals of the institute for the coming years and the means of achieving them.';

export const intro = [
  'The strategic plan is drafted on the basis of departmental reports, the findings of IQAC and the advice of the Academic Council. The Governing Body approves it and reviews its progress once a year.',
  'The first plan was for 2017-22, the initial years of autonomy. The current plan is for 2023-28.',
] as const;

/** Seven points, in this order (R59.1). */
export const points = [
  {
    title: 'Outcome-based teaching',
    text: 'Define outcomes for every course, assess them every semester, and use the results to improve the course for the next batch.',
  },
  {
    title: 'Research in thrust areas',
    text: 'Concentrate seed money, research centres and doctoral guidance in areas where the institute is already strong.',
  },
  {
    title: 'Industry participation in the curriculum',
    text: 'Offer internships to all students, teach courses jointly with practitioners, and include industry representatives on Boards of Studies.',
  },
  {
    title: 'Faculty development',
    text: 'Encourage faculty to complete doctorates and attend development programmes, and provide time for both.',
  },
  {
    title: 'Employability and higher studies',
    text: 'Train students from the first year, support placements, and guide those planning higher studies.',
  },
  {
    title: 'Sustainable campus',
    text: 'Expand solar power, rainwater harvesting and water reuse, and modernise laboratories in phases.',
  },
  {
    title: 'Transparent governance',
    text: 'Publish minutes, accounts and policies, and complete every accreditation cycle on time.',
  },
] as const;

/** A plan, with the first and last calendar year of its bar. */
export interface Plan {
  label: string;
  period: string;
  from: number;
  to: number;
  document: DocumentRef;
}

export const plans: readonly [Plan, Plan] = [
  {
    label: 'First plan',
    period: '2017-22',
    from: 2017,
    to: 2022,
    document: { name: 'Strategic Plan 2017-22', href: '/documents/strategic-plan/strategic-plan-2017-22.pdf' },
  },
  {
    label: 'Current plan',
    period: '2023-28',
    from: 2023,
    to: 2028,
    document: { name: 'Strategic Plan 2023-28', href: '/documents/strategic-plan/strategic-plan-2023-28.pdf' },
  },
];

export const documents = plans.map((plan) => plan.document);

export const sample = ['intro', 'points'] as const;
