import { chairman, officers, treasurer } from '@viit/contract/institute/people';
import { yearlyDocuments } from '../yearly-documents.ts';

export const title = 'Governing Body';
export const lede =
  'The body that answers for the institute: it adopts the plan, passes the budget, appoints, and hears what the other bodies have to report.';

export const intro = [
  'The Governing Body is constituted by the rules of the University Grants Commission for autonomous colleges. The trust that founded the institute sits on it with educationists, people from industry, and nominees of the Commission and of the state government; the faculty and the management of the institute complete it.',
  'It meets twice a year. The minutes of its meetings are published below.',
] as const;

/** Meetings in a year, apex bodies, committees (R60.6). */
export const facts = [
  { value: '16', label: 'members' },
  { value: '2', label: 'meetings a year' },
  { value: '4', label: 'apex bodies' },
  { value: '19', label: 'committees' },
] as const;

/** Four apex bodies (R60.6). Their names follow the rules for autonomous colleges. */
export const apexBodies = [
  { name: 'Governing Body', does: 'decides policy, budget and appointments' },
  { name: 'Academic Council', does: 'approves courses, regulations and results', href: '/academic-council' },
  { name: 'Boards of Studies', does: 'draft the syllabus of each programme' },
  { name: 'Finance Committee', does: 'examines estimates, fees and accounts', href: '/finance-committee' },
] as const;
export const committeesText =
  'Nineteen committees work below the four, on matters from admissions and examinations to discipline, the library and the hostels.';

export const functions = [
  'Guide the institute in the use of its autonomy, and see that the purposes for which autonomy was granted are met.',
  'Adopt the strategic plan, and review every year how far it has been carried out.',
  'Approve the annual budget and the audited accounts on the recommendation of the Finance Committee.',
  'Approve new programmes of study that lead to a degree or a diploma, on the proposal of the Academic Council.',
  'Institute scholarships, fellowships, medals, prizes and certificates on the recommendation of the Academic Council.',
  'Decide on the recruitment, the conditions of service and the promotion of teaching and other staff.',
  'Receive the reports of accreditation, audit and grievance, and direct that what they find wrong is put right.',
] as const;

export const categories = [
  'Trust/Management',
  'Educationist',
  'Nominee of UGC',
  'Nominee of State Govt',
  'Industrialist',
  'Faculty Representative',
  'Institute Representative',
] as const;
type Category = (typeof categories)[number];

export interface Member {
  sNo: number;
  name: string;
  designation: 'Chairman' | 'Member' | 'Member Secretary';
  category: Category;
  affiliation: string;
}

/** 16 rows (R60.2). Designations and categories are required (R60.3, R60.4). */
export const members: readonly Member[] = [
  {
    sNo: 1,
    name: chairman,
    designation: 'Chairman',
    category: 'Trust/Management',
    affiliation: 'Chairman of the founding trust',
  },
  {
    sNo: 2,
    name: 'Sri P. Venkata Krishna',
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Vice-Chairman of the founding trust',
  },
  {
    sNo: 3,
    name: 'Smt. M. Lakshmi Kumari',
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Trustee',
  },
  {
    sNo: 4,
    name: treasurer,
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Trustee, Treasurer of the founding trust',
  },
  {
    sNo: 5,
    name: 'Dr. N. Subba Rao',
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Trustee, Adviser on academic affairs',
  },
  {
    sNo: 6,
    name: 'Prof. Ch. Venkateswara Rao',
    designation: 'Member',
    category: 'Educationist',
    affiliation: 'Professor of Civil Engineering (retired)',
  },
  {
    sNo: 7,
    name: 'Prof. T. Annapurna Devi',
    designation: 'Member',
    category: 'Educationist',
    affiliation: 'Professor of Physics (retired)',
  },
  {
    sNo: 8,
    name: 'Prof. G. Raghunatha Reddy',
    designation: 'Member',
    category: 'Nominee of UGC',
    affiliation: 'Professor of Computer Science, nominated by the Commission',
  },
  {
    sNo: 9,
    name: 'Sri S. Appala Naidu',
    designation: 'Member',
    category: 'Nominee of State Govt',
    affiliation: 'Department of Technical Education, Government of Andhra Pradesh',
  },
  {
    sNo: 10,
    name: 'Sri V. Narasimha Murthy',
    designation: 'Member',
    category: 'Industrialist',
    affiliation: 'Managing Director, Kalinga Bay Fabrications',
  },
  {
    sNo: 11,
    name: 'Smt. A. Padmavathi',
    designation: 'Member',
    category: 'Industrialist',
    affiliation: 'Director of Engineering, Eastcoast Signal Systems',
  },
  {
    sNo: 12,
    name: 'Dr. Anuradha Tammineni',
    designation: 'Member',
    category: 'Faculty Representative',
    affiliation: 'Professor, Electronics & Communication Engineering',
  },
  {
    sNo: 13,
    name: 'Dr. Gopala Krishna Nakka',
    designation: 'Member',
    category: 'Faculty Representative',
    affiliation: 'Professor, Mechanical Engineering',
  },
  {
    sNo: 14,
    name: officers.rector.name,
    designation: 'Member',
    category: 'Institute Representative',
    affiliation: 'Rector',
  },
  {
    sNo: 15,
    name: officers.ceo.name,
    designation: 'Member',
    category: 'Institute Representative',
    affiliation: 'Chief Executive Officer',
  },
  {
    sNo: 16,
    name: officers.principal.name,
    designation: 'Member Secretary',
    category: 'Institute Representative',
    affiliation: 'Principal',
  },
];

/** Minutes of seven years (R60.5). */
export const documents = yearlyDocuments('Minutes of Meetings', '/documents/governing-body/minutes-of-meetings-', [
  '2022-23',
  '2021-22',
  '2020-21',
  '2019-20',
  '2018-19',
  '2017-18',
  '2016-17',
]);

export const sample = [
  'intro[0]',
  'apexBodies',
  'functions',
  'members[].name',
  'members[].category',
  'members[].affiliation',
] as const;
