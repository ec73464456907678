import { address, email, officeHours, website } from '@viit/ui/institute/contact';
import { founded, intake, naac } from '@viit/ui/institute/figures';
import { administrativeOfficer, officers as office } from '@viit/ui/institute/people';
import { newestProgramme, postgraduateProgrammes, undergraduateProgrammes } from '@viit/ui/institute/programmes';

/** The declaration under Section 4(1)(b) (R82): particulars, hours, holidays, 21 courses, fee, two officers. */

export const title = 'Right to Information';
export const lede =
  'Information published under Section 4(1)(b) of the Right to Information Act, and how to apply for further information.';

export interface Particular {
  title: string;
  details: string;
  /** Address on this site that the details link to. */
  link?: string;
  /** The details are an email address. */
  isEmail?: true;
}

export const particulars: readonly Particular[] = [
  { title: 'Name of the organisation', details: 'VIIT' },
  { title: 'Address', details: address.join(', ') },
  { title: 'Year of establishment', details: String(founded.year) },
  { title: 'Nature of the organisation', details: 'Autonomous, self-financed institute of engineering and management' },
  { title: 'Approved by', details: 'AICTE', link: '/aicte-approvals' },
  { title: 'Affiliated to', details: 'JNTUK', link: '/jntuk' },
  { title: 'Accredited by', details: `NAAC, grade ${naac.current.grade}`, link: '/naac' },
  { title: 'Governing Body', details: 'Members and minutes', link: '/governing-body' },
  { title: 'Officers', details: 'Administration team', link: '/administration' },
  { title: 'Rules and policies', details: 'Policies and perspectives', link: '/policies' },
  { title: 'Website', details: website, link: '/' },
  { title: 'Email', details: email, isEmail: true },
];

export const hours = officeHours;
export const holidays = ['2nd Saturday', 'Sundays', 'Public holidays'] as const;

/** 11 undergraduate and 10 postgraduate courses (R82.4): those of the declared year, so without the newest programme (R1.8). */
export const courses: readonly { name: string; level: 'UG' | 'PG' }[] = [
  ...undergraduateProgrammes.map(({ name }) => ({ name: `B.Tech in ${name}`, level: 'UG' as const })),
  ...postgraduateProgrammes
    .filter(({ id }) => id !== newestProgramme)
    .map(({ name }) => ({ name, level: 'PG' as const })),
];
export const coursesYear = intake.year;

export const fee = 'Rs. 10.00';

export interface InformationOfficer {
  sNo: number;
  name: string;
  designation: string;
  contact: string;
  email: string;
}

export const officers: readonly InformationOfficer[] = [
  {
    sNo: 1,
    name: office.principal.name,
    designation: 'Public Information Officer',
    contact: '1800200104',
    email: 'pio@viit.example',
  },
  {
    sNo: 2,
    name: administrativeOfficer.name,
    designation: 'Assistant Public Information Officer',
    contact: administrativeOfficer.telephone,
    email: 'apio@viit.example',
  },
];

export const sample = ['lede', 'particulars[]', 'officers[]'] as const;
