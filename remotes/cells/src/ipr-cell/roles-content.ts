/** The 11 responsibilities of the in-charge of the IPR Cell (R74.9). */
export const responsibilities: readonly { title: string; text: string }[] = [
  { title: 'Lead the cell', text: 'Plan its year, its budget and its meetings, and report on them to the Principal.' },
  { title: 'Receive disclosures', text: 'Give each one a number and a date, and keep it confidential.' },
  { title: 'Advise inventors', text: 'Meet them within a week of a disclosure and say which kind of protection fits.' },
  { title: 'Arrange the search', text: 'See that prior art is searched before the Evaluation Committee meets.' },
  {
    title: 'Convene the evaluation',
    text: 'Call the committee, put the case, and write down the decision with its reasons.',
  },
  { title: 'Work with the agent', text: 'Instruct the patent agent and check each draft with the inventors.' },
  { title: 'Keep the dates', text: 'Watch time limits for replies, requests and renewals, and miss none.' },
  { title: 'Look after the register', text: 'Record filings, publications, grants, licences and income.' },
  { title: 'Teach', text: 'Hold awareness programmes for students, scholars and staff in each semester.' },
  { title: 'Find users', text: 'Show protected results to industry, with the Dean of Industry Relations.' },
  { title: 'Keep the policy current', text: 'Propose changes when law or practice changes, and make them known.' },
];

export const sample = ['responsibilities[]'] as const;
