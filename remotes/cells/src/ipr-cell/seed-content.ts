import { officers } from '@viit/ui/institute/people';

/** 5 members (R74.5). */
export const members = [
  {
    id: 'chairperson',
    position: 'Chairperson',
    name: officers.principal.name,
    designation: 'Principal',
    email: 'principal@viit.example',
  },
  {
    id: 'in-charge',
    position: 'IPR Cell In-charge',
    name: 'Dr. Kalyani Yerra',
    designation: 'Associate Professor, ECE',
    email: 'ipr.cell@viit.example',
  },
  {
    id: 'patents',
    position: 'Coordinator, Patents',
    name: 'Dr. Mohan Rao Palla',
    designation: 'Associate Professor, Mechanical Engineering',
    email: 'patents@viit.example',
  },
  {
    id: 'copyrights',
    position: 'Coordinator, Copyrights',
    name: 'Ms. Bhargavi Rayavarapu',
    designation: 'Assistant Professor, CSE',
    email: 'copyrights@viit.example',
  },
  {
    id: 'office',
    position: 'Member',
    name: 'Mr. Praveen Varma Datla',
    designation: 'Assistant Professor, MBA',
    email: 'ipr.office@viit.example',
  },
] as const;

export const sample = ['members[]'] as const;
