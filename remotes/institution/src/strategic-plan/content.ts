import type { DocumentRef } from '@viit/contract';

export const title = 'Strategic Plan';
export const lede =
  'What the institute means to become, written down with dates, so that anyone can hold it to its word.';

export const intro = [
  'A plan is drafted from the reports of the departments, the findings of IQAC and the advice of the Academic Council, adopted by the Governing Body, and read against the results once a year.',
  'The first plan covered 2017-22, the years in which autonomy was put into practice. The plan in force covers 2023-28.',
] as const;

/** Seven points, in this order (R59.1). */
export const points = [
  {
    title: 'Teaching that is measured',
    text: 'Outcomes for every course, tested every semester, with the results shown to those who teach the next batch.',
  },
  {
    title: 'Research in a few thrust areas',
    text: 'Seed money, research centres and doctoral supervision gathered where the institute already has strength.',
  },
  {
    title: 'Industry inside the curriculum',
    text: 'Internships for all, courses taught together with practitioners, and boards of studies that industry attends.',
  },
  {
    title: 'A faculty that keeps learning',
    text: 'Doctorates completed, development programmes attended, and time set apart for both.',
  },
  {
    title: 'Students ready for work and for more study',
    text: 'Training from the first year, a placement for those who want one, and guidance for higher studies.',
  },
  {
    title: 'A campus that spends less',
    text: 'Solar power, water harvested and used again, and laboratories renewed on a published schedule.',
  },
  {
    title: 'Governance in the open',
    text: 'Minutes, accounts and policies published, and accreditation renewed on time in every cycle.',
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
    label: 'Plan in force',
    period: '2023-28',
    from: 2023,
    to: 2028,
    document: { name: 'Strategic Plan 2023-28', href: '/documents/strategic-plan/strategic-plan-2023-28.pdf' },
  },
];

export const documents = plans.map((plan) => plan.document);

export const sample = ['intro', 'points'] as const;
