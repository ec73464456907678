import { heads, officers } from '@viit/ui/institute/people';
import { yearlyDocuments } from '../yearly-documents.ts';

export const title = 'Academic Council';
export const lede =
  'The Academic Council is the highest academic body of the institute. It approves the regulations, curricula and syllabi of every programme, the examination pattern and the results.';

export const intro = [
  'As an autonomous institute, VIIT designs its own courses and conducts its own examinations. The Academic Council oversees both. It includes heads of departments, senior faculty, experts from industry and research, and nominees of the affiliating university.',
  'All members other than the university nominees serve a term of three years. The council meets at least twice a year.',
] as const;

/** Meetings and term (R61.6). */
export const facts = [
  { value: '25', label: 'members' },
  { value: '2', label: 'meetings a year (minimum)' },
  { value: '3 years', label: 'term of members other than university nominees' },
] as const;

export const functions = [
  'Scrutinise and approve, with or without modification, the proposals of the Boards of Studies on courses, regulations, curricula and syllabi.',
  'Make regulations for the admission of students to each programme, in accordance with government policy.',
  'Approve the methods of teaching and evaluation, and the regulations for the conduct of examinations.',
  'Review the results of each semester and recommend improvements in courses and teaching.',
  'Frame regulations for sports and extra-curricular activities, and for the upkeep of playgrounds, libraries and hostels.',
  'Recommend new programmes of study, scholarships, medals and prizes to the Governing Body.',
  'Advise the Governing Body on academic matters referred to the council.',
] as const;

export const statuses = [
  'Head of the Institute',
  'Management',
  'Head',
  'Senior Faculty',
  'Outside Experts',
  'University Nominees',
] as const;
type Status = (typeof statuses)[number];

export interface CouncilMember {
  sNo: number;
  name: string;
  category: 'Chair Person' | 'Rector' | 'CEO' | 'Member' | 'Member Secretary';
  designation: string;
  status: Status;
  affiliation: string;
}

const own = 'VIIT';

/** 25 rows (R61.2). The categories are required (R61.3); of the statuses, only the last four are (R61.4). */
export const members: readonly CouncilMember[] = [
  {
    sNo: 1,
    name: officers.principal.name,
    category: 'Chair Person',
    designation: 'Principal',
    status: 'Head of the Institute',
    affiliation: own,
  },
  {
    sNo: 2,
    name: officers.rector.name,
    category: 'Rector',
    designation: 'Rector',
    status: 'Management',
    affiliation: own,
  },
  {
    sNo: 3,
    name: officers.ceo.name,
    category: 'CEO',
    designation: 'Chief Executive Officer',
    status: 'Management',
    affiliation: own,
  },
  {
    sNo: 4,
    name: heads.civil,
    category: 'Member',
    designation: 'Professor, Civil Engineering',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 5,
    name: heads.eee,
    category: 'Member',
    designation: 'Professor, Electrical & Electronics Engineering',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 6,
    name: heads.me,
    category: 'Member',
    designation: 'Professor, Mechanical Engineering',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 7,
    name: heads.ece,
    category: 'Member',
    designation: 'Professor, Electronics & Communication Engineering',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 8,
    name: heads.cse,
    category: 'Member',
    designation: 'Professor, Computer Science & Engineering',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 9,
    name: heads.it,
    category: 'Member',
    designation: 'Professor, Information Technology',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 10,
    name: heads.ecm,
    category: 'Member',
    designation: 'Professor, Electronics & Computer Engineering',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 11,
    name: heads.aids,
    category: 'Member',
    designation: 'Professor, Artificial Intelligence & Data Science',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 12,
    name: heads.mba,
    category: 'Member',
    designation: 'Professor, Management Studies',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 13,
    name: heads.basic,
    category: 'Member',
    designation: 'Professor, Basic Sciences & Humanities',
    status: 'Head',
    affiliation: own,
  },
  {
    sNo: 14,
    name: 'Dr. Anuradha Tammineni',
    category: 'Member',
    designation: 'Professor, Electronics & Communication Engineering',
    status: 'Senior Faculty',
    affiliation: own,
  },
  {
    sNo: 15,
    name: 'Dr. Gopala Krishna Nakka',
    category: 'Member',
    designation: 'Professor, Mechanical Engineering',
    status: 'Senior Faculty',
    affiliation: own,
  },
  {
    sNo: 16,
    name: 'Dr. Janardhan Addepalli',
    category: 'Member',
    designation: 'Professor, Computer Science & Engineering',
    status: 'Senior Faculty',
    affiliation: own,
  },
  {
    sNo: 17,
    name: 'Dr. Sailaja Pentakota',
    category: 'Member',
    designation: 'Professor, Civil Engineering',
    status: 'Senior Faculty',
    affiliation: own,
  },
  {
    sNo: 18,
    name: 'Sri K. Surya Prakash',
    category: 'Member',
    designation: 'Chief Engineer, Structures',
    status: 'Outside Experts',
    affiliation: 'Kalinga Bay Fabrications',
  },
  {
    sNo: 19,
    name: 'Smt. B. Vasantha',
    category: 'Member',
    designation: 'Head of Verification',
    status: 'Outside Experts',
    affiliation: 'Eastcoast Signal Systems',
  },
  {
    sNo: 20,
    name: 'Dr. Ch. Mallikarjuna',
    category: 'Member',
    designation: 'Principal Scientist, Energy',
    status: 'Outside Experts',
    affiliation: 'Vizag Coastal Energy Laboratory',
  },
  {
    sNo: 21,
    name: 'Sri E. Dinesh Varma',
    category: 'Member',
    designation: 'Vice-President, Learning',
    status: 'Outside Experts',
    affiliation: 'Dolphin Hill Software',
  },
  {
    sNo: 22,
    name: 'Prof. S. Eswara Rao',
    category: 'Member',
    designation: 'Professor, Mechanical Engineering',
    status: 'University Nominees',
    affiliation: 'JNTUK',
  },
  {
    sNo: 23,
    name: 'Prof. V. Kanaka Durga',
    category: 'Member',
    designation: 'Professor, Computer Science & Engineering',
    status: 'University Nominees',
    affiliation: 'JNTUK',
  },
  {
    sNo: 24,
    name: 'Prof. M. Gopala Krishna',
    category: 'Member',
    designation: 'Professor, Electrical & Electronics Engineering',
    status: 'University Nominees',
    affiliation: 'JNTUK',
  },
  {
    sNo: 25,
    name: officers.academics.name,
    category: 'Member Secretary',
    designation: officers.academics.office,
    status: 'Senior Faculty',
    affiliation: own,
  },
];

/** Minutes of six years (R61.5). */
export const documents = yearlyDocuments('Minutes of Meetings', '/documents/academic-council/minutes-of-meetings-', [
  '2022-23',
  '2021-22',
  '2020-21',
  '2019-20',
  '2018-19',
  '2017-18',
]);

export const sample = [
  'intro[0]',
  'functions',
  'members[].name',
  'members[].designation',
  'members[].status',
  'members[].affiliation',
] as const;
