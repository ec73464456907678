/**
 * The Institute Innovation Cell: 14 internal and 5 external members, two functionaries, the PDFs of the menu
 * (R73.3–R73.6).
 */
import type { DocumentRef } from '@viit/contract';
import { alumniFounder } from '@viit/contract/institute/people';

export const title = 'Institute Innovation Cell (IIC)';
export const lede = 'From a sketch to a model, and from the model to something that somebody uses.';

export const objectives = [
  'Give every student at least one occasion a year to turn a problem that they have seen into something that can be tried.',
  'Keep a calendar of workshops, hackathons and talks that follows the four quarters of the national innovation council.',
  'Find ideas in project work that are worth protecting, and hand them to the IPR Cell before they are published.',
  'Connect teams with start-ups, investors and laboratories outside the campus.',
  'Report each year on what was tried, what worked and what did not.',
] as const;

export const missions = [
  'Make trying things out an ordinary part of engineering study.',
  'Build small mixed teams: departments, years, and students with teachers.',
  'Spend on prototypes early, when a failure costs little.',
  'Work on questions of this coast first: water, salt, fishing, transport, heat.',
] as const;

/** Years in which the cell was recognised, as on the Center of Excellence page (R49.1). */
export const journey: readonly { year: string; title: string; text: string }[] = [
  {
    year: '2018-19',
    title: 'The cell begins',
    text: 'Set up in the first year of the national programme of innovation councils, with a room, a budget line and faculty from six departments.',
  },
  {
    year: '2020-21',
    title: 'Work moves online',
    text: 'Idea contests and mentoring sessions went on by video through the closure; the year ended with a certificate from MHRD.',
  },
  {
    year: '2021-22',
    title: 'Intellectual property comes in',
    text: 'Second certificate from MHRD. Under NIPAM 2022, the national awareness mission on intellectual property, students were trained together with the IPR Cell.',
  },
  {
    year: '2022-23',
    title: 'A full year of events',
    text: 'The first calendar in which every quarter had its workshop, its contest and its field visit. The report is in the menu.',
  },
  {
    year: '2023-24',
    title: 'Prototypes with users',
    text: 'Teams spend one of their four quarters outside the campus, with the people for whom they build.',
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
