/**
 * The Institute Innovation Cell: 14 internal and 5 external members, two functionaries, the PDFs of the menu
 * (R73.3–R73.6).
 */
import type { DocumentRef } from '@viit/runtime/contract';
import { alumniFounder } from '@viit/ui/institute/people';

export const title = 'Institute Innovation Cell (IIC)';
export const lede = 'The cell encourages students to turn ideas into prototypes, and prototypes into useful products.';

export const objectives = [
  'Give every student at least one opportunity a year to work on a real problem and build a prototype.',
  'Organise workshops, hackathons and talks according to the quarterly calendar of the national innovation council.',
  'Identify ideas in project work that are worth protecting, and refer them to the IPR Cell before publication.',
  'Connect teams with start-ups, investors and laboratories outside the campus.',
  'Publish an annual report on activities and results.',
] as const;

export const missions = [
  'Make experimentation and innovation a regular part of engineering education.',
  'Form small teams of students and faculty from different departments and years.',
  'Support the early stages of prototype development.',
  'Give priority to the needs of our coastal region in areas such as water supply, fisheries, transport and heat mitigation.',
] as const;

/** Years in which the cell was recognised, as on the Center of Excellence page (R49.1). */
export const journey: readonly { year: string; title: string; text: string }[] = [
  {
    year: '2018-19',
    title: 'Establishment',
    text: 'The cell was set up with faculty from six departments, in the first year of the national programme of innovation councils.',
  },
  {
    year: '2020-21',
    title: 'Online activities',
    text: 'Idea contests and mentoring sessions continued online during the lockdown. The cell received a certificate from MHRD.',
  },
  {
    year: '2021-22',
    title: 'Intellectual property awareness',
    text: 'The cell received its second certificate from MHRD. Jointly with the IPR Cell, it trained students under NIPAM 2022, the national intellectual property awareness mission.',
  },
  {
    year: '2022-23',
    title: 'Full calendar of events',
    text: 'A workshop, a contest and a field visit were held in every quarter. The report is available under Events in the IIC Menu.',
  },
  {
    year: '2023-24',
    title: 'Prototyping with users',
    text: 'Student teams spent one quarter of the year off campus, working with the intended users of their prototypes.',
  },
];

/** `image` names a picture that the page imports. */
export interface KeyFunctionary {
  name: string;
  role: string;
  image: 'president' | 'convener';
}

export const functionaries: readonly KeyFunctionary[] = [
  { name: 'Dr. M. Raja Sekhar', role: 'President, IIC', image: 'president' },
  { name: 'Dr. Y. Sravani', role: 'Convener, IIC', image: 'convener' },
];

export interface InternalMember {
  name: string;
  position: string;
}

export const internalFaculty: readonly InternalMember[] = [
  { name: 'Dr. M. Raja Sekhar', position: 'President' },
  { name: 'Dr. Y. Sravani', position: 'Convener' },
  { name: 'Dr. P. Krishna Murthy', position: 'Vice President' },
  { name: 'Mr. B. Kiran Kumar', position: 'Innovation Activity Coordinator' },
  { name: 'Mrs. K. Swarna Latha', position: 'Start-up Activity Coordinator' },
  { name: 'Dr. G. Murali Mohan', position: 'Internship Activity Coordinator' },
  { name: 'Dr. Kalyani Yerra', position: 'IPR Activity Coordinator' },
  { name: 'Mr. V. Siva Prasad', position: 'Social Media Coordinator' },
  { name: 'Mr. T. Uday Bhaskar', position: 'ARIIA Coordinator' },
  { name: 'Ms. Pavani Locharla', position: 'Member, Civil Engineering' },
  { name: 'Mr. Dileep Jami', position: 'Member, EEE' },
  { name: 'Ms. Divya Oleti', position: 'Member, ECE' },
  { name: 'Mr. Anil Kumar Velamala', position: 'Member, CSE' },
  { name: 'Ms. Himaja Kosuri', position: 'Member, MBA' },
];

export interface ExternalMember {
  name: string;
  company: string;
  designation: string;
}

export const externalFaculty: readonly ExternalMember[] = [
  { name: 'Mr. S. Gowtham Varma', company: 'Dolphin Ridge Instruments', designation: 'Technical Director' },
  { ...alumniFounder, designation: 'Founder' },
  { name: 'Mr. K. Gopala Krishna', company: 'Tidal Pumps and Valves', designation: 'Head of Design' },
  { name: 'Ms. V. Tejaswini', company: 'Lighthouse Ledger Software', designation: 'Product Manager' },
  { name: 'Mr. B. Ananda Rao', company: 'Eastern Slip Angel Network', designation: 'Investment Lead' },
];

/** The IIC Menu: groups of PDFs, and with `direct` a single PDF without a group (R73.6). */
export const menu: readonly { name: string; documents: readonly DocumentRef[]; direct?: true }[] = [
  { name: 'Events', documents: [{ name: '2022-23', href: '/documents/iic/events-2022-23.pdf' }] },
  {
    name: 'Certificates - MHRD',
    documents: [
      { name: '2020-21', href: '/documents/iic/mhrd-certificate-2020-21.pdf' },
      { name: '2021-22', href: '/documents/iic/mhrd-certificate-2021-22.pdf' },
    ],
  },
  {
    name: 'Letter of Appreciation',
    documents: [{ name: 'Letter of Appreciation', href: '/documents/iic/letter-of-appreciation.pdf' }],
    direct: true,
  },
];

/** The PDFs for the build, named so that the name makes sense outside the menu. */
export const documents: readonly DocumentRef[] = menu.flatMap(({ name, documents: refs, direct }) =>
  refs.map((ref) => ({ ...ref, name: direct ? `IIC ${ref.name}` : `IIC ${name} ${ref.name}` })),
);

export const sample = [
  'lede',
  'objectives',
  'missions',
  'journey[].text',
  'functionaries[].name',
  'internalFaculty[]',
  'externalFaculty[]',
] as const;
