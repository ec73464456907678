import type { DocumentRef } from '@viit/contract';

export const title = 'Admissions Procedure';
export const lede =
  'How a seat is won here: which examination to write, who allots the seat, and what to bring on the day of reporting.';

export const picture = {
  label: 'A drawing of the main gate and the academic blocks, with the hills behind and the bay to the right',
} as const;

export const intro =
  'Admission follows the rules of the Government of Andhra Pradesh and of AICTE. Most seats are allotted by the state through counselling; the rest are filled by the institute, in the open and by merit.';

/** The two categories of seats, in per cent (R56.5). */
export const seats = [
  {
    id: 'a',
    name: 'Category-A',
    share: 70,
    text: 'Allotted by the counselling of the state authority, after the common entrance tests.',
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
      'Seats in every programme are divided into two categories.<br><b>Category-A, 70%:</b> filled through the counselling of the state authority, on the rank in the common entrance test.<br><b>Category-B, 30%:</b> filled by the institute, on merit, with the list sent to the competent authority for approval.',
      'Reservation by community, region, sport, service and disability is applied to Category-A seats as the state orders it for the year.',
      'No capitation fee is charged, and no agent is authorised. Fees are those fixed for the year by the state commission; they are paid into the account of the institute and against a receipt.',
    ],
  },
  {
    id: 'admission-notification',
    title: 'Admission Notification',
    content: [
      'The state authority notifies each entrance test and each round of counselling in newspapers and on its own site. The institute repeats the dates on its notice board and in the announcements of the home page.',
      '<b>Which test to write:</b><br>EAPCET for engineering<br>EAMCET for honors/minors<br>LAWCET for lateral entry<br>ICET for MBA and MCA<br>PGCET for M.Tech',
      'Vacancies in Category-B are notified by the institute with the number of seats in each programme, the last date and the documents to be attached.',
    ],
  },
  {
    id: 'admission-procedure',
    title: 'Admission Procedure',
    content: [
      '<b>1. Write the test</b> that belongs to the programme and download the rank card.<br><b>2. Register for counselling</b>, have the certificates verified at a help centre, and enter the choices in order of preference.<br><b>3. Download the allotment order</b> and report to the institute within the days printed on it.<br><b>4. Hand over the originals</b> against an acknowledgement, pay the fee, and collect the admission number.',
      '<b>Bring with you:</b> rank card and hall ticket; marks memos of the qualifying and the tenth-class examination; study certificates of the last seven years; transfer certificate; community and income certificates where they apply; six passport photographs.',
      'Applicants for Category-B apply at the admissions office with the same certificates. The merit list is displayed before seats are given.',
    ],
    document: procedureDocument,
  },
];

export const documents = [procedureDocument];

/** The seat split, the tests and the headings are required (R56). */
export const sample = ['intro', 'topics[].content'] as const;
