import { alumniFounder } from '@viit/ui/institute/people';

/** Years in which the cell was recognised, as on the Center of Excellence page (R49.1). */
export const journey = [
  {
    id: '2018-19',
    year: '2018-19',
    title: 'Establishment',
    text: 'The cell was set up with faculty from six departments, in the first year of the national programme of innovation councils.',
  },
  {
    id: '2020-21',
    year: '2020-21',
    title: 'Online activities',
    text: 'Idea contests and mentoring sessions continued online during the lockdown. The cell received a certificate from MHRD.',
  },
  {
    id: '2021-22',
    year: '2021-22',
    title: 'Intellectual property awareness',
    text: 'The cell received its second certificate from MHRD. Jointly with the IPR Cell, it trained students under NIPAM 2022, the national intellectual property awareness mission.',
  },
  {
    id: '2022-23',
    year: '2022-23',
    title: 'Full calendar of events',
    text: 'A workshop, a contest and a field visit were held in every quarter. The report is available under Events in the IIC Menu.',
  },
  {
    id: '2023-24',
    year: '2023-24',
    title: 'Prototyping with users',
    text: 'Student teams spent one quarter of the year off campus, working with the intended users of their prototypes.',
  },
] as const;

const portrait = (file: string) => ({ src: `/images/cells/${file}.svg`, alt: '', width: 160, height: 200 });

export const functionaries = [
  { id: 'president', name: 'Dr. M. Raja Sekhar', role: 'President, IIC', photo: portrait('iic-president') },
  { id: 'convener', name: 'Dr. Y. Sravani', role: 'Convener, IIC', photo: portrait('iic-convener') },
] as const;

/** 14 rows (R73.3). */
export const internalFaculty = [
  { id: 'm-raja-sekhar', name: 'Dr. M. Raja Sekhar', position: 'President' },
  { id: 'y-sravani', name: 'Dr. Y. Sravani', position: 'Convener' },
  { id: 'p-krishna-murthy', name: 'Dr. P. Krishna Murthy', position: 'Vice President' },
  { id: 'b-kiran-kumar', name: 'Mr. B. Kiran Kumar', position: 'Innovation Activity Coordinator' },
  { id: 'k-swarna-latha', name: 'Mrs. K. Swarna Latha', position: 'Start-up Activity Coordinator' },
  { id: 'g-murali-mohan', name: 'Dr. G. Murali Mohan', position: 'Internship Activity Coordinator' },
  { id: 'kalyani-yerra', name: 'Dr. Kalyani Yerra', position: 'IPR Activity Coordinator' },
  { id: 'v-siva-prasad', name: 'Mr. V. Siva Prasad', position: 'Social Media Coordinator' },
  { id: 't-uday-bhaskar', name: 'Mr. T. Uday Bhaskar', position: 'ARIIA Coordinator' },
  { id: 'pavani-locharla', name: 'Ms. Pavani Locharla', position: 'Member, Civil Engineering' },
  { id: 'dileep-jami', name: 'Mr. Dileep Jami', position: 'Member, EEE' },
  { id: 'divya-oleti', name: 'Ms. Divya Oleti', position: 'Member, ECE' },
  { id: 'anil-kumar-velamala', name: 'Mr. Anil Kumar Velamala', position: 'Member, CSE' },
  { id: 'himaja-kosuri', name: 'Ms. Himaja Kosuri', position: 'Member, MBA' },
] as const;

/** 5 rows (R73.4). */
export const externalFaculty = [
  {
    id: 's-gowtham-varma',
    name: 'Mr. S. Gowtham Varma',
    company: 'Dolphin Ridge Instruments',
    designation: 'Technical Director',
  },
  { id: 'n-vijaya-durga', ...alumniFounder, designation: 'Founder' },
  {
    id: 'k-gopala-krishna',
    name: 'Mr. K. Gopala Krishna',
    company: 'Tidal Pumps and Valves',
    designation: 'Head of Design',
  },
  {
    id: 'v-tejaswini',
    name: 'Ms. V. Tejaswini',
    company: 'Lighthouse Ledger Software',
    designation: 'Product Manager',
  },
  {
    id: 'b-ananda-rao',
    name: 'Mr. B. Ananda Rao',
    company: 'Eastern Slip Angel Network',
    designation: 'Investment Lead',
  },
] as const;

/** The IIC Menu (R73.6). */
export const documents = [
  { id: 'events-2022-23', group: 'Events', name: '2022-23', link: '/documents/iic/events-2022-23.pdf' },
  {
    id: 'mhrd-2020-21',
    group: 'Certificates - MHRD',
    name: '2020-21',
    link: '/documents/iic/mhrd-certificate-2020-21.pdf',
  },
  {
    id: 'mhrd-2021-22',
    group: 'Certificates - MHRD',
    name: '2021-22',
    link: '/documents/iic/mhrd-certificate-2021-22.pdf',
  },
  { id: 'letter-of-appreciation', name: 'Letter of Appreciation', link: '/documents/iic/letter-of-appreciation.pdf' },
];

export const sample = ['journey[].text', 'functionaries[].name', 'internalFaculty[]', 'externalFaculty[]'] as const;
