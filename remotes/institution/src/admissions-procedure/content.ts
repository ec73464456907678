import type { DocumentRef } from '@viit/runtime/contract';

export const title = 'Admissions Procedure';
export const lede =
  'Find out which entrance test to write, how seats are allotted, and which documents to bring when you report to the institute.';

export const picture = {
  label: 'A drawing of the main gate and the academic blocks, with the hills behind and the bay to the right',
} as const;

export const intro =
  'Admissions are made in accordance with the rules of the Government of Andhra Pradesh and AICTE. Most seats are allotted by the state through counselling, and the remaining seats are filled by the institute on merit.';

/** The two categories of seats, in per cent (R56.5). */
export const seats = [
  {
    id: 'a',
    name: 'Category-A',
    share: 70,
    text: 'Filled through counselling by the state authority, after the common entrance tests.',
  },
  { id: 'b', name: 'Category-B', share: 30, text: 'Filled by the institute.' },
] as const;

/** Entrance tests and what they lead to (R56.6). */
export const entranceTests = [
  { test: 'EAPCET', leadsTo: 'Engineering' },
  { test: 'EAMCET', leadsTo: 'Honors/Minors' },
  { test: 'LAWCET', leadsTo: 'Lateral entry' },
  { test: 'ICET', leadsTo: 'MBA, MCA' },
  { test: 'PGCET', leadsTo: 'M.Tech' },
] as const;

const procedureDocument: DocumentRef = {
  name: 'Admission Procedure',
  href: '/documents/admissions/admission-procedure.pdf',
};

/** An entry of the accordion (R56.7). Its text may contain `<b>` and `<br>`. */
export interface AdmissionTopic {
  id: string;
  title: string;
  content: readonly string[];
  document?: DocumentRef;
}

export const topics: readonly AdmissionTopic[] = [
  {
    id: 'admission-policy',
    title: 'Admission Policy',
    content: [
      'Seats in every programme are divided into two categories.<br><b>Category-A, 70%:</b> filled through counselling by the state authority, according to rank in the common entrance test.<br><b>Category-B, 30%:</b> filled by the institute on merit; the list is submitted to the competent authority for approval.',
      'Reservations based on community, local area and sports, and those for children of armed forces personnel and persons with disabilities, apply to Category-A seats as per the orders of the state government.',
      'The institute does not charge any capitation fee and has not authorised any agent. Fees are fixed by the higher education regulatory commission of the state and should be paid only into the account of the institute, against a receipt.',
    ],
  },
  {
    id: 'admission-notification',
    title: 'Admission Notification',
    content: [
      'The state authority notifies the entrance tests and the rounds of counselling in newspapers and on its website. The institute also announces the dates on its notice board and on the home page of this website.',
      '<b>Which test to write:</b><br>EAPCET for engineering<br>EAMCET for honors/minors<br>LAWCET for lateral entry<br>ICET for MBA and MCA<br>PGCET for M.Tech',
      'Category-B seats are notified by the institute, with the number of seats in each programme, the last date for applications and the documents to be enclosed.',
    ],
  },
  {
    id: 'admission-procedure',
    title: 'Admission Procedure',
    content: [
      '<b>1. Write the entrance test</b> for your programme and download the rank card.<br><b>2. Register for counselling</b>, get your certificates verified at a help-line centre, and enter your choices in order of preference.<br><b>3. Download the allotment order</b> and report to the institute by the date printed on it.<br><b>4. Submit the original certificates</b> against an acknowledgement, pay the fee and collect your admission number.',
      '<b>Documents to bring:</b> rank card and hall ticket; marks memos of the qualifying and tenth-class examinations; study certificates of the last seven years; transfer certificate; community and income certificates, where applicable; six passport photographs.',
      'Candidates for Category-B seats may apply at the admissions office with the same certificates. The merit list is displayed before the seats are allotted.',
    ],
    document: procedureDocument,
  },
];

export const documents = [procedureDocument];

/** The seat split, the tests and the headings are required (R56). */
export const sample = ['intro', 'topics[].content'] as const;
