/** The declaration under Section 4(1)(b) (R82): particulars, hours, holidays, 21 courses, fee, two officers. */

export const title = 'Right to Information';
export const lede = 'What the law asks a public body to publish about itself, and how to ask for more.';

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
  { title: 'Address', details: 'Hill Campus, Lighthouse Road, Andhra Pradesh, India' },
  { title: 'Year of establishment', details: '2002' },
  { title: 'Nature of the organisation', details: 'Self-financed institute of engineering and management, autonomous' },
  { title: 'Approved by', details: 'AICTE', link: '/aicte-approvals' },
  { title: 'Affiliated to', details: 'JNTUK', link: '/jntuk' },
  { title: 'Accredited by', details: 'NAAC, grade A+', link: '/naac' },
  { title: 'Governing Body', details: 'Members and minutes', link: '/governing-body' },
  { title: 'Officers', details: 'Administration team', link: '/administration' },
  { title: 'Rules and policies', details: 'Policies and perspectives', link: '/policies' },
  { title: 'Website', details: 'www.viit.example', link: '/' },
  { title: 'Mail', details: 'office@viit.example', isEmail: true },
];

export const hours = { from: '9:00 am', to: '4:30 pm' } as const;
export const holidays = ['2nd Saturday', 'Sundays', 'Public holidays'] as const;

/** 11 undergraduate and 10 postgraduate courses (R82.4). */
export const courses: readonly { name: string; level: 'UG' | 'PG' }[] = [
  ...[
    'B.Tech Civil Engineering',
    'B.Tech Electrical & Electronics Engineering',
    'B.Tech Mechanical Engineering',
    'B.Tech Electronics & Communication Engineering',
    'B.Tech Computer Science & Engineering',
    'B.Tech Information Technology',
    'B.Tech Electronics & Computer Engineering',
    'B.Tech CSE (Artificial Intelligence)',
    'B.Tech CSE (Data Science)',
    'B.Tech CSE (Cyber Security)',
    'B.Tech Artificial Intelligence & Data Science',
  ].map((name) => ({ name, level: 'UG' as const })),
  ...[
    'MBA',
    'MCA',
    'M.Tech VLSI and Embedded Systems',
    'M.Tech Transportation Engineering',
    'M.Tech Software Engineering',
    'M.Tech AI and Machine Learning',
    'M.Tech Power Systems',
    'M.Tech Information Technology',
    'M.Tech Power and Industrial Drives',
    'M.Tech Machine Design',
  ].map((name) => ({ name, level: 'PG' as const })),
];

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
    name: 'Dr. T. Ravi Shankar',
    designation: 'Public Information Officer',
    contact: '1089 555 0110',
    email: 'pio@viit.example',
  },
  {
    sNo: 2,
    name: 'Mr. T. Venkateswarlu',
    designation: 'Assistant Public Information Officer',
    contact: '1089 555 0111',
    email: 'apio@viit.example',
  },
];

export const sample = ['lede', 'particulars[]', 'courses[]', 'officers[]'] as const;
