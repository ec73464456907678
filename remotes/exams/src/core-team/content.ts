import { controllerOfExaminations, officers } from '@viit/contract/institute/people';

/** Three members with role and photo are required (R92.1); the rest is sample content. */
export const sample = ['lede', 'team[]', 'hours[]'] as const;

export const title = 'Core Team';
export const lede =
  'Three officers run the examinations. Each has a counter in the Examination Cell on the ground floor of the main block.';

export interface CoreTeamMember {
  name: string;
  role: string;
  /** Without a photo, initials are drawn. */
  imageUrl?: string;
  duty: string;
  /** Topics that this officer helps with. */
  topics: readonly string[];
  phone: string;
  email: string;
}

export const team: readonly CoreTeamMember[] = [
  {
    name: officers.evaluation.name,
    role: officers.evaluation.office,
    duty: 'Answers for the conduct of all examinations and signs the results.',
    topics: ['Revaluation that was refused', 'Malpractice hearings', 'Changes of regulation'],
    phone: officers.evaluation.telephone,
    email: 'dean.evaluation@viit.example',
  },
  {
    name: controllerOfExaminations.name,
    role: controllerOfExaminations.office,
    duty: 'Prepares time tables and question papers, and has the scripts valued.',
    topics: ['Time tables and clashes', 'Fee dates', 'Hall tickets'],
    phone: controllerOfExaminations.telephone,
    email: 'controller.exams@viit.example',
  },
  {
    name: 'Sri P. Venu Gopal',
    role: 'Deputy Controller of Examinations',
    duty: 'Keeps the records, and issues grade sheets and certificates.',
    topics: ['Provisional certificates', 'Duplicate grade sheets', 'Corrections of a name'],
    phone: '1800200122',
    email: 'records.exams@viit.example',
  },
];

export const hours: readonly { label: string; value: string }[] = [
  { label: 'Counters', value: '10:00 am to 1:00 pm and 2:00 pm to 4:00 pm, on working days' },
  { label: 'On days of examinations', value: 'Open from 9:00 am for hall tickets; certificates from 2:00 pm' },
  { label: 'Bring', value: 'Identity card and hall ticket number' },
];
