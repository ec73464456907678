export const title = 'Courses Offered';
export const lede =
  'Eleven undergraduate and eleven postgraduate programmes, with the short codes that stand on timetables and hall tickets.';

/** A programme. `departmentId` is the id of its page, `/department/<departmentId>` (R26.7, R26.8). */
export interface Programme {
  name: string;
  /** Missing for four postgraduate programmes (R55.5). */
  code?: string;
  departmentId: string;
}

/** 11 programmes with their codes (R55.3). */
const undergraduate: readonly Programme[] = [
  { name: 'Civil Engineering', code: 'CE', departmentId: 'civil' },
  { name: 'Electrical & Electronics Engineering', code: 'EEE', departmentId: 'eee' },
  { name: 'Mechanical Engineering', code: 'ME', departmentId: 'me' },
  { name: 'Electronics & Communication Engineering', code: 'ECE', departmentId: 'ece' },
  { name: 'Computer Science & Engineering', code: 'CSE', departmentId: 'cse' },
  { name: 'Information Technology', code: 'IT', departmentId: 'it' },
  { name: 'Electronics & Computer Engineering', code: 'ECM', departmentId: 'ecm' },
  { name: 'CSE (Artificial Intelligence)', code: 'CSE-AI', departmentId: 'cse_ai' },
  { name: 'CSE (Data Science)', code: 'CSE-DS', departmentId: 'cse_ds' },
  { name: 'CSE (Cyber Security)', code: 'CSE-CS', departmentId: 'cse_cs' },
  { name: 'Artificial Intelligence & Data Science', code: 'AI&DS', departmentId: 'aids' },
];

/** The names are required, and which four have no code (R55.4, R55.5). The codes are sample content. */
const postgraduate: readonly Programme[] = [
  { name: 'Master of Business Administration', code: 'MBA', departmentId: 'mba' },
  { name: 'Master of Computer Applications', code: 'MCA', departmentId: 'mca' },
  { name: 'M.Tech in VLSI and Embedded Systems', code: 'VLSI&ES', departmentId: 'mtech_vlsi' },
  { name: 'M.Tech in ECE', departmentId: 'mtech_ece' },
  { name: 'M.Tech in Transportation Engineering', departmentId: 'mtech_transportation' },
  { name: 'M.Tech in Software Engineering', code: 'SE', departmentId: 'mtech_se' },
  { name: 'M.Tech in AI and Machine Learning', code: 'AI&ML', departmentId: 'mtech_aiml' },
  { name: 'M.Tech in Power Systems', departmentId: 'mtech_power' },
  { name: 'M.Tech in Information Technology', code: 'IT', departmentId: 'mtech_it' },
  { name: 'M.Tech in Power and Industrial Drives', code: 'P&ID', departmentId: 'mtech_drives' },
  { name: 'M.Tech in Machine Design', departmentId: 'mtech_design' },
];

export const levels = [
  { id: 'undergraduate', label: 'Undergraduate', programmes: undergraduate },
  { id: 'postgraduate', label: 'Postgraduate', programmes: postgraduate },
] as const;

export const sample = ['levels[1].programmes[].code'] as const;
