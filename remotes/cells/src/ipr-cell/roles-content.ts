/** The 11 responsibilities of the in-charge of the IPR Cell (R74.9). */
export const responsibilities: readonly { title: string; text: string }[] = [
  {
    title: 'Lead the cell',
    text: 'Plan the activities, budget and meetings of the cell, and report to the Principal.',
  },
  { title: 'Receive disclosures', text: 'Register each disclosure with a number and date, and keep it confidential.' },
  {
    title: 'Advise inventors',
    text: 'Meet inventors within a week of a disclosure and advise them on suitable protection.',
  },
  {
    title: 'Arrange the prior-art search',
    text: 'Ensure that the search is completed before the Evaluation Committee meets.',
  },
  {
    title: 'Organise the evaluation',
    text: 'Convene the committee, present the case, and record the decision with reasons.',
  },
  { title: 'Work with the patent agent', text: 'Instruct the patent agent and check each draft with the inventors.' },
  {
    title: 'Monitor deadlines',
    text: 'Keep track of the time limits for replies, requests for examination and renewals.',
  },
  { title: 'Maintain the register', text: 'Record the applications filed, publications, grants, licences and income.' },
  { title: 'Create awareness', text: 'Conduct awareness programmes for students, scholars and staff every semester.' },
  {
    title: 'Promote technology transfer',
    text: 'Present protected inventions to industry, along with the Dean, Industry Relations.',
  },
  {
    title: 'Update the policy',
    text: 'Propose amendments when the law or practice changes, and inform all concerned.',
  },
];

export const sample = ['responsibilities[]'] as const;
