/** The Media Cell: founded in 2018-2019, 12 members, two functionaries (R75.2, R75.3). */

export const title = 'Media Cell';
export const lede = 'It keeps the record of the institute: who did what, when, and how it looked.';

export const established = '2018-2019';

export const about = [
  'The Media Cell was formed in the academic year 2018-2019 to keep the record of the institute: what happened, who took part, and why it mattered to those who were not there.',
  'Teachers and students write, photograph and film side by side. Whatever leaves the campus as news passes through the cell once, so that names are spelt right, figures are checked and nobody is shown who did not agree to it.',
] as const;

export const objectives = [
  'Report every event of the institute within two working days, in English and in Telugu.',
  'Give the local press correct names, figures and pictures in time for its pages.',
  'Keep an archive of photographs and films that departments can search.',
  'Train students in reporting, photography, editing and the law that goes with them.',
] as const;

export const roles: readonly { title: string; text: string }[] = [
  {
    title: 'Cover',
    text: 'Send a reporter and a photographer to each event that a department announces a week ahead.',
  },
  { title: 'Check', text: 'Confirm names, designations and numbers with the organiser before a line is released.' },
  {
    title: 'Release',
    text: 'Issue press notes, answer questions of the press, and post on the accounts of the institute.',
  },
  { title: 'Keep', text: 'File pictures, films and cuttings by date and department, with the consent of those shown.' },
  { title: 'Publish', text: 'Bring out the newsletter of the institute every quarter.' },
  { title: 'Teach', text: 'Hold a workshop in each semester on writing, sound, camera or editing.' },
];

export interface Member {
  sNo: number;
  member: string;
  department: string;
}

const list: readonly [member: string, department: string][] = [
  ['Dr. Rama Devi Kavuri', 'English'],
  ['Mr. Sudheer Mamidi', 'Computer Science & Engineering'],
  ['Ms. Sirisha Gudla', 'Information Technology'],
  ['Mr. Varun Sanapala', 'Electronics & Communication Engineering'],
  ['Ms. Yamini Ronanki', 'Electrical & Electronics Engineering'],
  ['Mr. Omkar Padala', 'Mechanical Engineering'],
  ['Mr. Trinadh Karri', 'Civil Engineering'],
  ['Ms. Alekhya Regidi', 'Electronics & Computer Engineering'],
  ['Mr. Rajesh Sompalli', 'Artificial Intelligence & Data Science'],
  ['Ms. Sudha Rani Yarra', 'Management Studies'],
  ['Ms. Sandhya Rani Vaddi', 'Computer Applications'],
  ['Ms. Jhansi Latha Bora', 'Basic Sciences & Humanities'],
];

export const members: readonly Member[] = list.map(([member, department], index) => ({
  sNo: index + 1,
  member,
  department,
}));

/** `image` names a picture that the page imports. */
export interface Functionary {
  title: string;
  name: string;
  role: string;
  image: 'convener' | 'coordinator';
}

export const functionaries: readonly Functionary[] = [
  { title: 'Convener', name: 'Dr. Rama Devi Kavuri', role: 'Associate Professor of English', image: 'convener' },
  {
    title: 'Coordinator',
    name: 'Mr. Sudheer Mamidi',
    role: 'Assistant Professor, Computer Science & Engineering',
    image: 'coordinator',
  },
];

export const sample = ['lede', 'about', 'objectives', 'roles[]', 'members[]', 'functionaries[]'] as const;
