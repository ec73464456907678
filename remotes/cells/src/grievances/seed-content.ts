import { administrativeOfficer, officers } from '@viit/ui/institute/people';

/** 6 members (R80.2). */
export const members = [
  { id: 'principal', name: officers.principal.name, designation: 'Principal', status: 'Chairperson' },
  {
    id: 'padmavathi-maddila',
    name: 'Dr. Padmavathi Maddila',
    designation: 'Professor, Electrical & Electronics Engineering',
    status: 'Convener',
  },
  {
    id: 'hemalatha-rongali',
    name: 'Dr. Hemalatha Rongali',
    designation: 'Associate Professor, Civil Engineering',
    status: 'Member',
  },
  {
    id: 'rajeswari-kolluru',
    name: 'Dr. Rajeswari Kolluru',
    designation: 'Professor, Information Technology',
    status: 'Member',
  },
  {
    id: 'administrative-officer',
    name: administrativeOfficer.name,
    designation: administrativeOfficer.office,
    status: 'Member',
  },
  {
    id: 'm-deepika',
    name: 'Ms. M. Deepika',
    designation: 'IV B.Tech, Mechanical Engineering',
    status: 'Student Representative',
  },
] as const;

export const sample = ['members[]'] as const;
