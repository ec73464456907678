/** A department page, as routes and links need it before the department's data is loaded. */
export interface DepartmentEntry {
  /** The page id, as in `/department/cse_ai`. */
  code: string;
  name: string;
  level: 'undergraduate' | 'postgraduate';
}

const undergraduate = (code: string, name: string): DepartmentEntry => ({ code, name, level: 'undergraduate' });
const postgraduate = (code: string, name: string): DepartmentEntry => ({ code, name, level: 'postgraduate' });

/** The 23 department pages, in the order in which programmes are listed (R26.7, R26.8). */
export const departments: readonly DepartmentEntry[] = [
  undergraduate('civil', 'Civil Engineering'),
  undergraduate('eee', 'Electrical and Electronics Engineering'),
  undergraduate('me', 'Mechanical Engineering'),
  undergraduate('ece', 'Electronics and Communication Engineering'),
  undergraduate('cse', 'Computer Science and Engineering'),
  undergraduate('it', 'Information Technology'),
  undergraduate('ecm', 'Electronics and Computer Engineering'),
  undergraduate('cse_ai', 'CSE (Artificial Intelligence)'),
  undergraduate('cse_ds', 'CSE (Data Science)'),
  undergraduate('cse_cs', 'CSE (Cyber Security)'),
  undergraduate('aids', 'Artificial Intelligence and Data Science'),
  undergraduate('basic', 'Basic Sciences and Humanities'),
  postgraduate('mba', 'Master of Business Administration'),
  postgraduate('mca', 'Master of Computer Applications'),
  postgraduate('mtech_vlsi', 'M.Tech VLSI and Embedded Systems'),
  postgraduate('mtech_ece', 'M.Tech Electronics and Communication'),
  postgraduate('mtech_transportation', 'M.Tech Transportation Engineering'),
  postgraduate('mtech_se', 'M.Tech Software Engineering'),
  postgraduate('mtech_aiml', 'M.Tech AI and Machine Learning'),
  postgraduate('mtech_power', 'M.Tech Power Systems'),
  postgraduate('mtech_it', 'M.Tech Information Technology'),
  postgraduate('mtech_drives', 'M.Tech Power and Industrial Drives'),
  postgraduate('mtech_design', 'M.Tech Machine Design'),
];
