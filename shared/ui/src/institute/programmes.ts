export interface InstituteProgramme {
  /** As in `/department/<id>`. */
  id: string;
  name: string;
  /** Missing for four (R55.5). */
  code?: string;
}

const programme = (id: string, name: string, code?: string): InstituteProgramme => ({
  id,
  name,
  ...(code && { code }),
});

/** In order (R55.3). */
export const undergraduateProgrammes: readonly InstituteProgramme[] = [
  programme('civil', 'Civil Engineering', 'CE'),
  programme('eee', 'Electrical & Electronics Engineering', 'EEE'),
  programme('me', 'Mechanical Engineering', 'ME'),
  programme('ece', 'Electronics & Communication Engineering', 'ECE'),
  programme('cse', 'Computer Science & Engineering', 'CSE'),
  programme('it', 'Information Technology', 'IT'),
  programme('ecm', 'Electronics & Computer Engineering', 'ECM'),
  programme('cse_ai', 'CSE (Artificial Intelligence)', 'CSE-AI'),
  programme('cse_ds', 'CSE (Data Science)', 'CSE-DS'),
  programme('cse_cs', 'CSE (Cyber Security)', 'CSE-CS'),
  programme('aids', 'Artificial Intelligence & Data Science', 'AI&DS'),
];

/** Teaches the first year; listed with programmes on the home page (R26.7). */
export const firstYearDepartment: InstituteProgramme = programme('basic', 'Basic Sciences & Humanities', 'BS&H');

/** In order (R55.4). Sample codes. */
export const postgraduateProgrammes: readonly InstituteProgramme[] = [
  programme('mba', 'Master of Business Administration', 'MBA'),
  programme('mca', 'Master of Computer Applications', 'MCA'),
  programme('mtech_vlsi', 'M.Tech in VLSI and Embedded Systems', 'VLSI&ES'),
  programme('mtech_ece', 'M.Tech in ECE'),
  programme('mtech_transportation', 'M.Tech in Transportation Engineering'),
  programme('mtech_se', 'M.Tech in Software Engineering', 'SE'),
  programme('mtech_aiml', 'M.Tech in AI and Machine Learning', 'AI&ML'),
  programme('mtech_power', 'M.Tech in Power Systems'),
  programme('mtech_it', 'M.Tech in Information Technology', 'IT'),
  programme('mtech_drives', 'M.Tech in Power and Industrial Drives', 'P&ID'),
  programme('mtech_design', 'M.Tech in Machine Design'),
];

/** Official counts up to 2024-25 leave it out (R1.8). */
export const newestProgramme = 'mtech_ece';
export const newestProgrammeNote =
  'Until 2024-25, M.Tech in ECE was offered as a specialisation under M.Tech in VLSI and Embedded Systems. Documents issued up to that year therefore list ten postgraduate programmes.';

export const sample = ['postgraduateProgrammes[].code', 'newestProgrammeNote'] as const;
