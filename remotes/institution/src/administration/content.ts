import { officeHolder } from '../leadership/messages.ts';

export const sample = ['lede', 'members[].name', 'members[].contact', 'questions[]'] as const;

export const title = 'Administration Team';
export const lede =
  'Fifteen offices run the institute from day to day. Numbers are for working hours, Monday to Saturday; the Principal’s office takes calls for anyone who is not sure whom to ask.';

/** One row (R44.5). */
export interface AdministrationMember {
  sNo: number;
  name: string;
  designation: string;
  /** One or more telephone numbers separated by a slash. */
  contact: string;
}

const rows: readonly (readonly [designation: string, name: string, contact: string])[] = [
  ['Chief Executive Officer', officeHolder('ceo'), '1800200101'],
  ['Rector', officeHolder('rector'), '1800200102'],
  ['Principal', officeHolder('principal'), '1800200103 / 1800200104'],
  ['Dean, Administration', 'Dr. N. Srinivasa Reddy', '1800200105'],
  ['Dean, IQAC', 'Dr. Ch. Padmavathi', '1800200106'],
  ['Dean, Academics', 'Dr. G. Ramesh Babu', '1800200107 / 2107'],
  ['Dean, Evaluation', 'Dr. S. Hari Prasad', '1800200108'],
  ['Dean, Admissions', 'Dr. V. Anuradha', '1800200109 / 1800200110'],
  ['Dean, Placement & Training', 'Sri D. Kiran Kumar', '1800200111'],
  ['Dean, Faculty Affairs', 'Dr. B. Sujatha', '1800200112'],
  ['Dean, Research & Development', 'Dr. A. Mohana Krishna', '1800200113'],
  ['Dean, International Student Affairs', 'Dr. Y. Swathi', '189120011400'],
  ['Dean, Industry Relations', 'Sri J. Naresh Varma', '1800200115'],
  ['Dean, Student Affairs', 'Dr. R. Bhaskara Rao', '1800200116'],
  ['Associate Dean, Infrastructure', 'Sri L. Appala Naidu', '2117'],
];

/** 15 rows. The designations and their order are required (R44.2). */
export const members: readonly AdministrationMember[] = rows.map(([designation, name, contact], index) => ({
  sNo: index + 1,
  name,
  designation,
  contact,
}));

/** Frequent questions, and the office that answers each. */
export const questions: readonly { about: string; office: string }[] = [
  { about: 'A seat, a category, a refund', office: 'Dean, Admissions' },
  { about: 'Marks, revaluation, a certificate', office: 'Dean, Evaluation' },
  { about: 'A syllabus, attendance, a time table', office: 'Dean, Academics' },
  { about: 'Recruiting our students', office: 'Dean, Placement & Training' },
  { about: 'Hostels, clubs, well-being', office: 'Dean, Student Affairs' },
  { about: 'A project with industry', office: 'Dean, Industry Relations' },
];
