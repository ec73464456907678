import { chairman, officers, treasurer } from '@viit/ui/institute/people';
import { yearlyDocuments } from '../yearly-documents.ts';

export const title = 'Governing Body';
export const lede =
  'The Governing Body is the highest decision-making body of the institute. It approves the strategic plan and the budget, makes appointments, and reviews the work of the other bodies.';

export const intro = [
  'The Governing Body is constituted under the rules of the University Grants Commission for autonomous colleges. It includes members of the founding trust, educationists, industrialists, nominees of UGC and the state government, and representatives of the faculty and management.',
  'The Governing Body meets twice a year.',
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
  { name: 'Governing Body', does: 'Decides on policy, budget and appointments' },
  { name: 'Academic Council', does: 'Approves courses, regulations and results', href: '/academic-council' },
  { name: 'Boards of Studies', does: 'Prepare the syllabus of each programme' },
  { name: 'Finance Committee', does: 'Examines estimates, fees and accounts', href: '/finance-committee' },
] as const;
export const committeesText =
  'Nineteen committees assist these bodies in matters such as admissions, examinations, discipline, the library and hostels.';

export const functions = [
  'Guide the institute in exercising its autonomy and meeting its objectives.',
  'Approve the strategic plan and review its progress every year.',
  'Approve the budget and the audited accounts recommended by the Finance Committee.',
  'Approve new degree and diploma programmes proposed by the Academic Council.',
  'Institute scholarships, fellowships, medals and prizes recommended by the Academic Council.',
  'Decide on the recruitment, service conditions and promotion of staff.',
  'Review accreditation, audit and grievance reports, and decide on the action to be taken.',
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
    affiliation: 'Chairman, founding trust',
  },
  {
    sNo: 2,
    name: 'Sri P. Venkata Krishna',
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Vice-Chairman, founding trust',
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
    affiliation: 'Treasurer, founding trust',
  },
  {
    sNo: 5,
    name: 'Dr. N. Subba Rao',
    designation: 'Member',
    category: 'Trust/Management',
    affiliation: 'Trustee, academic affairs',
  },
  {
    sNo: 6,
    name: 'Prof. Ch. Venkateswara Rao',
    designation: 'Member',
    category: 'Educationist',
    affiliation: 'Retired Professor of Civil Engineering',
  },
  {
    sNo: 7,
    name: 'Prof. T. Annapurna Devi',
    designation: 'Member',
    category: 'Educationist',
    affiliation: 'Retired Professor of Physics',
  },
  {
    sNo: 8,
    name: 'Prof. G. Raghunatha Reddy',
    designation: 'Member',
    category: 'Nominee of UGC',
    affiliation: 'Professor of Computer Science',
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
