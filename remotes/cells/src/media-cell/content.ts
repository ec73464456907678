/** The Media Cell: founded in 2018-2019, 12 members, two functionaries (R75.2, R75.3). */

export const title = 'Media Cell';
export const lede =
  'The Media Cell reports on the events and achievements of the institute and maintains its archive of photographs and films.';

export const established = '2018-2019';

export const about = [
  'The Media Cell was formed in the academic year 2018-2019 to document the activities of the institute and share them with students, parents, alumni and the press.',
  'Teachers and students work together on reports, photographs and films. The cell checks all news before release to ensure that names and figures are correct and that photographs are published with consent.',
] as const;

export const objectives = [
  'Report every event of the institute within two working days, in English and Telugu.',
  'Provide the press with accurate information and photographs in time for publication.',
  'Maintain a searchable archive of photographs and films for all departments.',
  'Train students in reporting, photography, editing and media law.',
] as const;

export const roles: readonly { title: string; text: string }[] = [
  {
    title: 'Coverage',
    text: 'Assign a reporter and a photographer to every event announced a week in advance.',
  },
  { title: 'Verification', text: 'Confirm names, designations and figures with the organisers before release.' },
  {
    title: 'Press and social media',
    text: 'Issue press notes, respond to press queries, and manage the social media accounts of the institute.',
  },
  { title: 'Archive', text: 'Store photographs, films and press cuttings by date and department.' },
  { title: 'Newsletter', text: 'Bring out the institute newsletter every quarter.' },
  { title: 'Training', text: 'Conduct a workshop on writing, camera work, sound or editing every semester.' },
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
