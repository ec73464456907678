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

export const sample = ['intro[0]', 'functions', 'budgetYear'] as const;
