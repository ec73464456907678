/** 12 members, two of them functionaries (R75.3). */
export const members = [
  { id: 'rama-devi-kavuri', member: 'Dr. Rama Devi Kavuri', department: 'English' },
  { id: 'sudheer-mamidi', member: 'Mr. Sudheer Mamidi', department: 'Computer Science & Engineering' },
  { id: 'sirisha-gudla', member: 'Ms. Sirisha Gudla', department: 'Information Technology' },
  { id: 'varun-sanapala', member: 'Mr. Varun Sanapala', department: 'Electronics & Communication Engineering' },
  { id: 'yamini-ronanki', member: 'Ms. Yamini Ronanki', department: 'Electrical & Electronics Engineering' },
  { id: 'omkar-padala', member: 'Mr. Omkar Padala', department: 'Mechanical Engineering' },
  { id: 'trinadh-karri', member: 'Mr. Trinadh Karri', department: 'Civil Engineering' },
  { id: 'alekhya-regidi', member: 'Ms. Alekhya Regidi', department: 'Electronics & Computer Engineering' },
  { id: 'rajesh-sompalli', member: 'Mr. Rajesh Sompalli', department: 'Artificial Intelligence & Data Science' },
  { id: 'sudha-rani-yarra', member: 'Ms. Sudha Rani Yarra', department: 'Management Studies' },
  { id: 'sandhya-rani-vaddi', member: 'Ms. Sandhya Rani Vaddi', department: 'Computer Applications' },
  { id: 'jhansi-latha-bora', member: 'Ms. Jhansi Latha Bora', department: 'Basic Sciences & Humanities' },
] as const;

const portrait = (file: string) => ({ src: `/images/cells/${file}.svg`, alt: '', width: 160, height: 200 });

export const functionaries = [
  {
    id: 'convener',
    title: 'Convener',
    name: 'Dr. Rama Devi Kavuri',
    role: 'Associate Professor of English',
    photo: portrait('media-convener'),
  },
  {
    id: 'coordinator',
    title: 'Coordinator',
    name: 'Mr. Sudheer Mamidi',
    role: 'Assistant Professor, Computer Science & Engineering',
    photo: portrait('media-coordinator'),
  },
] as const;

export const sample = ['members[]', 'functionaries[]'] as const;
