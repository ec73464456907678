export const sample = ['lede', 'intro[]', 'keyAreas[].text', 'closing'] as const;

export const title = 'Policies and Perspectives';
export const lede =
  'The work of the institute is guided by 32 published policies, based on eight key areas that apply to every department and office.';

export const intro = [
  'Our policies state who takes each decision, on what basis and within what time, and whom to approach if you do not agree with it. They cover all aspects of the institute, from recruitment and admissions to course codes.',
  'Policies are drafted by the departments concerned, discussed with those affected, and approved by the Governing Body. All policies follow the eight key areas given below, so that they are consistent with one another.',
];

/** Eight key areas, in this order (R42.2). */
export const keyAreas = [
  {
    title: 'Unified Framework',
    text: 'All departments and offices follow a common set of rules. Where two policies overlap, each refers to the other and states which one prevails.',
  },
  {
    title: 'Clarity and Transparency',
    text: 'Policies are written in simple language, carry a date and the name of the office responsible, and are published on this page.',
  },
  {
    title: 'Accountability',
    text: 'The office in charge of each policy reports on its implementation once a year.',
  },
  {
    title: 'Regulatory Compliance',
    text: 'Our policies comply with the regulations of AICTE, UGC, the affiliating university and the state government.',
  },
  {
    title: 'Effective Communication',
    text: 'Staff and students are informed of new and revised policies before they come into effect, through departments, mentors and notice boards.',
  },
  {
    title: 'Conflict Resolution',
    text: 'Anyone may appeal against a decision, first to the office that took it and then to an independent committee.',
  },
  {
    title: 'Continuous Improvement',
    text: 'Policies are reviewed periodically, taking into account feedback from students, staff, parents and employers.',
  },
  {
    title: 'Institutional Integrity',
    text: 'The institute upholds honesty in admissions, examinations, research and accounts.',
  },
] as const;

export const closing =
  'All policies in force are available below. If you have a question about a policy, please write to the office named on its first page.';
