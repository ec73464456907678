import { officers, treasurer } from '@viit/contract/institute/people';
import { yearlyDocuments } from '../yearly-documents.ts';

export const title = 'Finance Committee';
export const lede = 'Before money is spent it is discussed here, and after it is spent it is accounted for here.';

export const intro = [
  'The Finance Committee is an advisory body of the Governing Body. It examines the estimates before they become a budget and the accounts before they are closed.',
  'Its term is two years, after which the principal reconstitutes it.',
] as const;

export const functions = [
  'Consider the budget estimates that relate to the income and the expenditure of the autonomous programmes.',
  'Consider the income from fees and the activities that it is collected for.',
  'Examine the audited accounts and the observations of the auditor, and report on both to the Governing Body.',
  'Advise on grants received, on the conditions attached to them, and on the certificates of their use.',
  'Scrutinise proposals for equipment, laboratories and buildings above the limit that a department may spend by itself.',
  'Review the funds for research, scholarships and welfare once in every year.',
] as const;

/** The steps of the budget year. */
export const budgetYear = [
  { title: 'Estimates', text: 'Departments put forward what they need, with reasons.' },
  { title: 'Scrutiny', text: 'The committee compares the estimates with income and with last year.' },
  { title: 'Budget', text: 'The Governing Body passes the budget that the committee recommends.' },
  { title: 'Audit', text: 'The accounts are audited, read by the committee and published.' },
] as const;

export interface FinanceMember {
  sNo: number;
  name: string;
  role: string;
  designation: string;
}

/** The columns are required (R62.2); the rows are sample content. */
export const members: readonly FinanceMember[] = [
  { sNo: 1, name: officers.principal.name, role: 'Chairman', designation: 'Principal' },
  { sNo: 2, name: treasurer, role: 'Member', designation: 'Nominee of the Governing Body' },
  { sNo: 3, name: officers.ceo.name, role: 'Member', designation: 'Chief Executive Officer' },
  { sNo: 4, name: 'Dr. Janardhan Addepalli', role: 'Member', designation: 'Professor, Computer Science & Engineering' },
  { sNo: 5, name: 'Dr. Sailaja Pentakota', role: 'Member', designation: 'Professor, Civil Engineering' },
  { sNo: 6, name: 'Sri G. Trinadha Rao', role: 'Member Secretary', designation: 'Finance Officer' },
];

/** Minutes from 2018-19 to 2022-23 (R62.3). */
export const documents = yearlyDocuments('Minutes of Meetings', '/documents/finance-committee/minutes-of-meetings-', [
  '2022-23',
  '2021-22',
  '2020-21',
  '2019-20',
  '2018-19',
]);

export const sample = ['intro[0]', 'functions', 'budgetYear', 'members'] as const;
