export const title = 'Courses Offered';
export const lede =
  'Eleven undergraduate and eleven postgraduate programmes, with the short codes that stand on timetables and hall tickets.';

/** A programme; `page` is the id of its own page, `/department/<page>` (R26.7, R26.8). */
export interface Programme {
  name: string;
  /** Short code; four postgraduate programmes have none. */
  short?: string;
  page: string;
}

/** Spec 2, section 2, "Courses Offered": 11, with their codes. */
export const undergraduate: readonly Programme[] = [
  { name: 'Civil Engineering', short: 'CE', page: 'civil' },
  { name: 'Electrical & Electronics Engineering', short: 'EEE', page: 'eee' },
  { name: 'Mechanical Engineering', short: 'ME', page: 'me' },
  { name: 'Electronics & Communication Engineering', short: 'ECE', page: 'ece' },
  { name: 'Computer Science & Engineering', short: 'CSE', page: 'cse' },
  { name: 'Information Technology', short: 'IT', page: 'it' },
  { name: 'Electronics & Computer Engineering', short: 'ECM', page: 'ecm' },
  { name: 'CSE (Artificial Intelligence)', short: 'CSE-AI', page: 'cse_ai' },
  { name: 'CSE (Data Science)', short: 'CSE-DS', page: 'cse_ds' },
  { name: 'CSE (Cyber Security)', short: 'CSE-CS', page: 'cse_cs' },
  { name: 'Artificial Intelligence & Data Science', short: 'AI&DS', page: 'aids' },
];

/** The names are specified; of the codes, only which four programmes have none. */
export const postgraduate: readonly Programme[] = [
  { name: 'Master of Business Administration', short: 'MBA', page: 'mba' },
  { name: 'Master of Computer Applications', short: 'MCA', page: 'mca' },
  { name: 'M.Tech in VLSI and Embedded Systems', short: 'VLSI&ES', page: 'mtech_vlsi' },
  { name: 'M.Tech in ECE', page: 'mtech_ece' },
  { name: 'M.Tech in Transportation Engineering', page: 'mtech_transportation' },
  { name: 'M.Tech in Software Engineering', short: 'SE', page: 'mtech_se' },
  { name: 'M.Tech in AI and Machine Learning', short: 'AI&ML', page: 'mtech_aiml' },
  { name: 'M.Tech in Power Systems', page: 'mtech_power' },
  { name: 'M.Tech in Information Technology', short: 'IT', page: 'mtech_it' },
  { name: 'M.Tech in Power and Industrial Drives', short: 'P&ID', page: 'mtech_drives' },
  { name: 'M.Tech in Machine Design', page: 'mtech_design' },
];

export const levels = [
  { id: 'undergraduate', label: 'Undergraduate', programmes: undergraduate },
  { id: 'postgraduate', label: 'Postgraduate', programmes: postgraduate },
] as const;

export const sample = ['postgraduate[].short'] as const;
