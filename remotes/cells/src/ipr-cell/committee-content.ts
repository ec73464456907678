import { officers } from '@viit/ui/institute/people';

/** The IPR Committee with 5 members, and the Evaluation Committee with 8 roles (R74.5, R74.6). */
export interface IprMember {
  sNo: number;
  position: string;
  name: string;
  designation: string;
  email: string;
}

export const members: readonly IprMember[] = [
  {
    sNo: 1,
    position: 'Chairperson',
    name: officers.principal.name,
    designation: 'Principal',
    email: 'principal@viit.example',
  },
  {
    sNo: 2,
    position: 'IPR Cell In-charge',
    name: 'Dr. Kalyani Yerra',
    designation: 'Associate Professor, ECE',
    email: 'ipr.cell@viit.example',
  },
  {
    sNo: 3,
    position: 'Coordinator, Patents',
    name: 'Dr. Mohan Rao Palla',
    designation: 'Associate Professor, Mechanical Engineering',
    email: 'patents@viit.example',
  },
  {
    sNo: 4,
    position: 'Coordinator, Copyrights',
    name: 'Ms. Bhargavi Rayavarapu',
    designation: 'Assistant Professor, CSE',
    email: 'copyrights@viit.example',
  },
  {
    sNo: 5,
    position: 'Member',
    name: 'Mr. Praveen Varma Datla',
    designation: 'Assistant Professor, MBA',
    email: 'ipr.office@viit.example',
  },
];

export const evaluationRoles: readonly { role: string; text: string }[] = [
  { role: 'Chairperson', text: 'The Principal, who confirms the decision.' },
  { role: 'Convener', text: 'The IPR Cell in-charge, who convenes the meeting.' },
  { role: 'Dean, Research & Development', text: 'Assesses the research value of the work.' },
  { role: 'Head of Department', text: 'Represents the department in which the work was done.' },
  { role: 'Internal expert', text: 'A faculty member in the same field who was not involved in the work.' },
  { role: 'External expert', text: 'A specialist from industry or another institution, bound by confidentiality.' },
  { role: 'Patent agent', text: 'A registered agent, who advises on legal aspects.' },
  { role: 'Finance officer', text: 'Estimates the cost of filing and renewal.' },
];

export const sample = ['members[]', 'evaluationRoles[]'] as const;
