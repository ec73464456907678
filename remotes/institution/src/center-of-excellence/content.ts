export const sample = ['lede', 'centres[].note', 'activities[].text'] as const;

export const title = 'Center of Excellence';
export const lede =
  'The institute supports innovation, research, mentoring and community service through sixteen centres, schemes and partnerships.';

/** One centre (R49.2). Its emblem is drawn from the initials. */
export interface ExcellenceCentre {
  name: string;
  initials: string;
  tone: 'sea' | 'soil' | 'steel' | 'sun' | 'leaf';
  note: string;
}

/** Sixteen centres, in this order (R49.1). */
export const centres: readonly ExcellenceCentre[] = [
  { name: 'AICTE Idea lab', initials: 'IDEA', tone: 'soil', note: 'Tools and workspace for building prototypes' },
  { name: 'DST-FIST', initials: 'FIST', tone: 'sea', note: 'Equipment for research laboratories' },
  { name: 'UGC STRIDE', initials: 'STRIDE', tone: 'sun', note: 'Trans-disciplinary research for local needs' },
  { name: 'UGC Paramarsh', initials: 'PAR', tone: 'sun', note: 'Mentoring of colleges for accreditation' },
  {
    name: 'MSME Incubation',
    initials: 'MSME',
    tone: 'leaf',
    note: 'Host institute for the incubation of business ideas',
  },
  { name: 'Unnat Bharat Abhiyan', initials: 'UBA', tone: 'leaf', note: 'Development work in adopted villages' },
  { name: 'IIC 2018-19', initials: 'IIC', tone: 'steel', note: 'Innovation council, first year' },
  { name: 'IIC 2020-21', initials: 'IIC', tone: 'steel', note: 'Innovation council' },
  { name: 'IIC 2021-22', initials: 'IIC', tone: 'steel', note: 'Innovation council' },
  { name: 'IIC 2022-23', initials: 'IIC', tone: 'steel', note: 'Innovation council' },
  { name: 'IIC 2023-24', initials: 'IIC', tone: 'steel', note: 'Innovation council' },
  { name: 'IIC NIPAM 2022', initials: 'NIPAM', tone: 'steel', note: 'Intellectual property awareness mission' },
  {
    name: 'VFSTR Research Center',
    initials: 'VFSTR',
    tone: 'sea',
    note: 'Doctoral research with a partner university',
  },
  { name: 'APSCHE QAC Mentor', initials: 'QAC', tone: 'soil', note: 'Quality assurance for colleges in the state' },
  { name: 'CISCO', initials: 'CISCO', tone: 'sea', note: 'Courses in networking and security' },
  { name: 'IUCEE', initials: 'IUCEE', tone: 'soil', note: 'Collaboration with engineering educators abroad' },
];

/** What the sixteen centres do. */
export const activities = [
  {
    title: 'Innovation',
    text: 'Students build their first prototypes at the Idea lab, and promising ideas go on to the MSME incubation centre.',
  },
  {
    title: 'Research',
    text: 'DST-FIST, UGC STRIDE and the VFSTR Research Center provide equipment, grants and doctoral registration.',
  },
  {
    title: 'Mentoring',
    text: 'Under UGC Paramarsh and as an APSCHE QAC mentor, our faculty help other colleges prepare for accreditation.',
  },
  {
    title: 'Outreach',
    text: 'Departments work with villages under Unnat Bharat Abhiyan. CISCO and IUCEE put our students and faculty in touch with industry and with educators abroad.',
  },
] as const;
