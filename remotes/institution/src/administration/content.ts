import { officers } from '@viit/contract/institute/people';

export const sample = ['lede', 'questions[]'] as const;

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

/** 15 rows. The designations and their order are required (R44.2). */
export const members: readonly AdministrationMember[] = Object.values(officers).map(
  ({ name, office, telephone }, index) => ({ sNo: index + 1, name, designation: office, contact: telephone }),
);

/** Frequent questions, and the office that answers each. */
export const questions: readonly { about: string; office: string }[] = [
  { about: 'A seat, a category, a refund', office: 'Dean, Admissions' },
  { about: 'Marks, revaluation, a certificate', office: 'Dean, Evaluation' },
  { about: 'A syllabus, attendance, a time table', office: 'Dean, Academics' },
  { about: 'Recruiting our students', office: 'Dean, Placement & Training' },
  { about: 'Hostels, clubs, well-being', office: 'Dean, Student Affairs' },
  { about: 'A project with industry', office: 'Dean, Industry Relations' },
];
