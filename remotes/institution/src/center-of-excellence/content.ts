export const sample = ['lede', 'centres[].note', 'activities[].text'] as const;

export const title = 'Center of Excellence';
export const lede =
  'Sixteen schemes, councils and partnerships through which the institute does more than teach: it builds, incubates, mentors other colleges and works with villages.';

/** One centre (R49.2). Its emblem is drawn from the initials. */
export interface ExcellenceCentre {
  name: string;
  initials: string;
  tone: 'sea' | 'soil' | 'steel' | 'sun' | 'leaf';
  note: string;
}

/** Sixteen centres, in this order (R49.1). */
export const centres: readonly ExcellenceCentre[] = [
  { name: 'AICTE Idea lab', initials: 'IDEA', tone: 'soil', note: 'Tools and bench space for a first prototype' },
  { name: 'DST-FIST', initials: 'FIST', tone: 'sea', note: 'Equipment for research laboratories' },
  { name: 'UGC STRIDE', initials: 'STRIDE', tone: 'sun', note: 'Research across disciplines, for local needs' },
  { name: 'UGC Paramarsh', initials: 'PAR', tone: 'sun', note: 'Mentoring colleges on their way to accreditation' },
  { name: 'MSME Incubation', initials: 'MSME', tone: 'leaf', note: 'A host for ideas that may become small firms' },
  { name: 'Unnat Bharat Abhiyan', initials: 'UBA', tone: 'leaf', note: 'Work with villages on problems they name' },
  { name: 'IIC 2018-19', initials: 'IIC', tone: 'steel', note: 'Innovation council, first year' },
  { name: 'IIC 2020-21', initials: 'IIC', tone: 'steel', note: 'Innovation council' },
  { name: 'IIC 2021-22', initials: 'IIC', tone: 'steel', note: 'Innovation council' },
  { name: 'IIC 2022-23', initials: 'IIC', tone: 'steel', note: 'Innovation council' },
  { name: 'IIC 2023-24', initials: 'IIC', tone: 'steel', note: 'Innovation council' },
  { name: 'IIC NIPAM 2022', initials: 'NIPAM', tone: 'steel', note: 'Awareness of intellectual property' },
  { name: 'VFSTR Research Center', initials: 'VFSTR', tone: 'sea', note: 'Doctoral work with a partner university' },
  { name: 'APSCHE QAC Mentor', initials: 'QAC', tone: 'soil', note: 'Quality assurance for colleges of the State' },
  { name: 'CISCO', initials: 'CISCO', tone: 'sea', note: 'Courses in networking and security' },
  { name: 'IUCEE', initials: 'IUCEE', tone: 'soil', note: 'Exchange with engineering teachers abroad' },
];

/** What the sixteen centres do. */
export const activities = [
  {
    title: 'Build',
    text: 'A student with an idea starts at the IDEA lab, and may go on to the incubator when it holds.',
  },
  {
    title: 'Research',
    text: 'DST-FIST, STRIDE and the research centre give instruments, grants and a place to register for a doctorate.',
  },
  {
    title: 'Mentor',
    text: 'Under Paramarsh and the State’s quality cell our teachers help other colleges to prepare for assessment.',
  },
  {
    title: 'Reach out',
    text: 'Unnat Bharat Abhiyan takes departments to villages; CISCO and IUCEE bring the wider world to class.',
  },
] as const;
