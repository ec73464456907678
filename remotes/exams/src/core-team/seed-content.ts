import { controllerOfExaminations, officers } from '@viit/ui/institute/people';

export const sample = ['team[]'] as const;

/** Three members with role and photo are required (R92.1); the rest is sample content. */
export const team = [
  {
    id: 'dean',
    name: officers.evaluation.name,
    role: officers.evaluation.office,
    duty: 'In overall charge of examinations and results.',
    topics: 'Appeals on revaluation\nMalpractice cases\nChange of regulation',
    phone: officers.evaluation.telephone,
    email: 'dean.evaluation@viit.example',
  },
  {
    id: 'controller',
    name: controllerOfExaminations.name,
    role: controllerOfExaminations.office,
    duty: 'In charge of time tables, question papers and valuation.',
    topics: 'Time tables and clashing dates\nExamination fees\nHall tickets',
    phone: controllerOfExaminations.telephone,
    email: 'controller.exams@viit.example',
  },
  {
    id: 'deputy-controller',
    name: 'Sri P. Venu Gopal',
    role: 'Deputy Controller of Examinations',
    duty: 'In charge of records, grade sheets and certificates.',
    topics: 'Provisional certificates\nDuplicate grade sheets\nCorrection of names',
    phone: '1800200122',
    email: 'records.exams@viit.example',
  },
] as const;
