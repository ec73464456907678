import { administrativeOfficer, officers } from '@viit/contract/institute/people';

/** The Grievance Redressal Committee: 6 members, a menu of 5 placeholder links (R80.2, R80.3). */

export const title = 'Grievances';
export const lede = 'Say what is wrong, have both sides heard, and get an answer in writing.';

export const about = [
  'A grievance is any unfairness, delay or neglect that a student, a member of staff or a parent meets at the institute and cannot settle with the person concerned: a mark not explained, a certificate held back, a hostel repair that never comes.',
  'The committee hears it, asks both sides, and answers in writing. Nobody is worse off for having complained; names are known to the committee only, unless the complainant agrees otherwise.',
] as const;

/** How a grievance is handled, step by step. */
export const procedure: readonly { title: string; text: string }[] = [
  { title: 'Say it', text: 'First to the teacher, mentor or office concerned. Most matters end here.' },
  { title: 'Lodge it', text: 'In writing, with dates and papers. You get a number for it.' },
  { title: 'Be heard', text: 'The committee invites you, and a friend if you wish, and hears the other side.' },
  {
    title: 'Get an answer',
    text: 'A written decision with reasons. If it does not satisfy you, it says where to appeal.',
  },
];

export interface GrievanceMember {
  name: string;
  designation: string;
  status: string;
}

export const members: readonly GrievanceMember[] = [
  { name: officers.principal.name, designation: 'Principal', status: 'Chairperson' },
  {
    name: 'Dr. Padmavathi Maddila',
    designation: 'Professor, Electrical & Electronics Engineering',
    status: 'Convener',
  },
  { name: 'Dr. Hemalatha Rongali', designation: 'Associate Professor, Civil Engineering', status: 'Member' },
  { name: 'Dr. Rajeswari Kolluru', designation: 'Professor, Information Technology', status: 'Member' },
  { name: administrativeOfficer.name, designation: administrativeOfficer.office, status: 'Member' },
  { name: 'Ms. M. Deepika', designation: 'IV B.Tech, Mechanical Engineering', status: 'Student Representative' },
];

/** The menu, in this order. The links have no addresses, and the complaint forms are not shown (R80.3, R80.4). */
export const menu = [
  'Grievance Policy (PDF)',
  'Lodge a Grievance',
  'Faculty Grievances',
  'Student Grievances',
  'Feedback',
] as const;

export const sample = ['lede', 'about', 'procedure[]', 'members[]', 'menu'] as const;
