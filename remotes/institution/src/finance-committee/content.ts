import { officers, treasurer } from '@viit/ui/institute/people';
import { yearlyDocuments } from '../yearly-documents.ts';

export const title = 'Finance Committee';
export const lede =
  'The Finance Committee examines the budget and the audited accounts of the institute and advises the Governing Body on all financial matters.';

export const intro = [
  'The Finance Committee is an advisory body to the Governing Body. It scrutinises the estimates before the budget is passed, and the accounts before they are adopted.',
  'The term of the committee is two years, after which the Principal reconstitutes it.',
] as const;

export const functions = [
  'Consider the budget estimates of income and expenditure under the scheme of autonomy.',
  'Review the income from fees collected for various activities.',
  'Examine the audited accounts and the auditor’s observations, and report to the Governing Body.',
  'Advise on grants received, the conditions attached to them, and their utilisation certificates.',
  'Scrutinise proposals for equipment, laboratories and buildings that exceed the spending limit of a department.',
  'Review the funds for research, scholarships and welfare every year.',
] as const;

/** The steps of the budget year. */
export const budgetYear = [
  { title: 'Estimates', text: 'Departments submit their requirements with justification.' },
  {
    title: 'Scrutiny',
    text: 'The committee compares the estimates with the expected income and the previous year’s spending.',
  },
  { title: 'Budget', text: 'The Governing Body approves the budget on the committee’s recommendation.' },
  { title: 'Audit', text: 'The accounts are audited, reviewed by the committee and published.' },
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
