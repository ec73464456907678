import { controllerOfExaminations, officers } from '@viit/ui/institute/people';

/** Three members with role and photo are required (R92.1); the rest is sample content. */
export const sample = ['lede', 'team[]', 'hours[]'] as const;

export const title = 'Core Team';
export const lede =
  'Three officers are in charge of examinations. You can meet them in the Examination Cell, on the ground floor of the VIIT Main Block.';

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
    duty: 'In overall charge of examinations and results.',
    topics: ['Appeals on revaluation', 'Malpractice cases', 'Change of regulation'],
    phone: officers.evaluation.telephone,
    email: 'dean.evaluation@viit.example',
  },
  {
    name: controllerOfExaminations.name,
    role: controllerOfExaminations.office,
    duty: 'In charge of time tables, question papers and valuation.',
    topics: ['Time tables and clashing dates', 'Examination fees', 'Hall tickets'],
    phone: controllerOfExaminations.telephone,
    email: 'controller.exams@viit.example',
  },
  {
    name: 'Sri P. Venu Gopal',
    role: 'Deputy Controller of Examinations',
    duty: 'In charge of records, grade sheets and certificates.',
    topics: ['Provisional certificates', 'Duplicate grade sheets', 'Correction of names'],
    phone: '1800200122',
    email: 'records.exams@viit.example',
  },
];

export const hours: readonly { label: string; value: string }[] = [
  { label: 'Counters', value: '10:00 am to 1:00 pm and 2:00 pm to 4:00 pm, on working days' },
  { label: 'On examination days', value: 'Hall tickets from 9:00 am; certificates from 2:00 pm' },
  { label: 'Please bring', value: 'Identity card and hall ticket number' },
];
