export const sample = ['lede', 'strategies[].content[] (all but the figures of R46.4)'] as const;

export const title = 'Empowering Strategies';
export const lede =
  'The institute appraises, trains and supports its teaching and non-teaching staff in the following ways.';

/** Staff welfare figures (R46.4). */
export const figures = [
  { value: '2,50,000 INR', label: 'group health insurance cover' },
  { value: '25-75%', label: 'fee concession for staff children' },
  { value: '180 days', label: 'maternity leave' },
  { value: '15 days', label: 'paid marriage leave, with a gift voucher worth Rs 3,000' },
  { value: 'Rs 10,000', label: 'service award after 10 years' },
  { value: 'Over 60%', label: 'faculty share of consultancy income' },
  { value: '2 months', label: 'maximum academic leave for a part-time Ph.D.' },
] as const;

/** One entry of the accordion (R46.5). */
export interface Strategy {
  id: string;
  title: string;
  content: readonly string[];
}

/** Three strategies, in this order (R46.1). The first one is open at first (R46.2). */
export const strategies: readonly Strategy[] = [
  {
    id: 'appraisal',
    title: 'Performance appraisal system',
    content: [
      'At the end of each academic year, every teacher submits a self-appraisal covering courses taught, results, student feedback, publications, projects and contribution to the department.',
      'The head of the department discusses it with the teacher. A committee chaired by the Principal then reviews the appraisals of all departments on a common scale.',
      'The remarks are shared with the teacher, who may respond before they are finalised.',
      'The appraisal is considered for increments, promotions and the annual staff awards. Teachers who need support are given an improvement plan and a mentor.',
      'Technical and office staff are appraised by their section heads on skill, punctuality, maintenance of equipment and service to students.',
    ],
  },
  {
    id: 'career',
    title: 'Avenues for career development/progression',
    content: [
      'Teachers pursuing a part-time Ph.D. may take up to 2 months of academic leave for coursework, experiments and thesis writing.',
      'Faculty who undertake consultancy receive over 60% of the income; part of the balance goes to the department’s equipment fund.',
      'Faculty and management development programmes are conducted on campus. Registration fees and travel for programmes held elsewhere are supported under the Financial Aid Policy.',
      'Vacancies in higher posts are first announced within the institute, along with the selection criteria.',
      'Technical staff are sponsored for certificate courses on the equipment they handle.',
    ],
  },
  {
    id: 'welfare',
    title: 'Welfare measures for teaching and non-teaching staff',
    content: [
      'Group health insurance with a cover of 2,50,000 INR.',
      'A fee concession of 25-75% for the children of staff who study at the institute.',
      '180 days of maternity leave.',
      '15 days of paid marriage leave, with a gift voucher worth Rs 3,000.',
      'A service award of Rs 10,000 after 10 years with the institute.',
      'Bus transport for staff, and a health centre on campus that is open during working hours.',
      'Medical, study and family leave, with the same rules for teaching and non-teaching staff.',
    ],
  },
];
