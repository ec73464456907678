/** Spec 1, section 3: a programme. Every listed one has a page id; the view allows one without. */
export interface Programme {
  /** The letters on its card, as in spec 2, Courses Offered. */
  short: string;
  name: string;
  desc: string;
  career: readonly string[];
  /** Its drawing in programmes.svg. */
  picture: string;
  pageId?: string;
}

/** Twelve, in the order of spec 1, section 2.3. */
export const undergraduate: readonly Programme[] = [
  {
    short: 'CE',
    name: 'Civil Engineering',
    desc: 'Structures, soils, water and roads, with a coast outside the window to test them on.',
    career: ['Site and design engineer', 'Surveyor', 'Public works services'],
    picture: 'bridge',
    pageId: 'civil',
  },
  {
    short: 'EEE',
    name: 'Electrical & Electronics Engineering',
    desc: 'Machines, drives and the grid, from the campus solar park to the substation.',
    career: ['Power engineer', 'Automation engineer', 'Utility services'],
    picture: 'pylon',
    pageId: 'eee',
  },
  {
    short: 'ME',
    name: 'Mechanical Engineering',
    desc: 'Design, heat and manufacture, learnt at the lathe before the screen.',
    career: ['Design engineer', 'Production engineer', 'Shipyard and steel plants'],
    picture: 'gear',
    pageId: 'me',
  },
  {
    short: 'ECE',
    name: 'Electronics & Communication Engineering',
    desc: 'Circuits, signals and radio, ending in hardware that has to work on the day.',
    career: ['Embedded engineer', 'Chip verification', 'Telecom engineer'],
    picture: 'antenna',
    pageId: 'ece',
  },
  {
    short: 'CSE',
    name: 'Computer Science & Engineering',
    desc: 'Algorithms, systems and software written in teams and read by others.',
    career: ['Software engineer', 'Systems engineer', 'Product development'],
    picture: 'braces',
    pageId: 'cse',
  },
  {
    short: 'IT',
    name: 'Information Technology',
    desc: 'Networks, data and the web: services that people lean on every day.',
    career: ['Full-stack developer', 'Cloud engineer', 'Network administrator'],
    picture: 'network',
    pageId: 'it',
  },
  {
    short: 'ECM',
    name: 'Electronics & Computer Engineering',
    desc: 'Where the board meets the program: firmware, sensors, connected things.',
    career: ['Firmware engineer', 'IoT developer', 'Test engineer'],
    picture: 'board',
    pageId: 'ecm',
  },
  {
    short: 'CSE-AI',
    name: 'CSE (Artificial Intelligence)',
    desc: 'Learning, vision and language on a full computer science base.',
    career: ['Machine learning engineer', 'Vision engineer', 'Research assistant'],
    picture: 'neuron',
    pageId: 'cse_ai',
  },
  {
    short: 'CSE-DS',
    name: 'CSE (Data Science)',
    desc: 'Statistics and pipelines for data that arrives late, large and untidy.',
    career: ['Data engineer', 'Data analyst', 'Business intelligence'],
    picture: 'bars',
    pageId: 'cse_ds',
  },
  {
    short: 'CSE-CS',
    name: 'CSE (Cyber Security)',
    desc: 'How systems are broken into, how that is noticed, and how it is prevented.',
    career: ['Security analyst', 'Forensics', 'Network security engineer'],
    picture: 'shield',
    pageId: 'cse_cs',
  },
  {
    short: 'AI&DS',
    name: 'Artificial Intelligence & Data Science',
    desc: 'Models and the evidence behind them, taught as one discipline.',
    career: ['Applied scientist', 'Data engineer', 'Analytics consultant'],
    picture: 'graph',
    pageId: 'aids',
  },
  {
    short: 'BS&H',
    name: 'Basic Sciences & Humanities',
    desc: 'First-year mathematics, physics, chemistry and English for every branch.',
    career: ['Foundation for all programmes', 'Teaching', 'Higher studies'],
    picture: 'atom',
    pageId: 'basic',
  },
];

/** Eleven, in the order of spec 1, section 2.3. */
export const postgraduate: readonly Programme[] = [
  {
    short: 'MBA',
    name: 'Master of Business Administration',
    desc: 'Finance, people, operations and markets, with a company project in each year.',
    career: ['Management trainee', 'Operations manager', 'Business analyst'],
    picture: 'case',
    pageId: 'mba',
  },
  {
    short: 'MCA',
    name: 'Master of Computer Applications',
    desc: 'Two years from any degree with mathematics to professional software work.',
    career: ['Application developer', 'Database engineer', 'QA engineer'],
    picture: 'window',
    pageId: 'mca',
  },
  {
    short: 'VLSI & ES',
    name: 'M.Tech VLSI and Embedded Systems',
    desc: 'From description to layout to silicon, and the processors that run on it.',
    career: ['Physical design engineer', 'Verification engineer', 'Embedded lead'],
    picture: 'chip',
    pageId: 'mtech_vlsi',
  },
  {
    short: 'M.Tech ECE',
    name: 'M.Tech Electronics & Communication',
    desc: 'Signal processing, antennas and wireless systems at research depth.',
    career: ['RF engineer', 'Signal processing', 'Doctoral research'],
    picture: 'antenna',
    pageId: 'mtech_ece',
  },
  {
    short: 'TE',
    name: 'M.Tech Transportation Engineering',
    desc: 'Pavements, traffic and planning for roads that carry a port’s freight.',
    career: ['Highway engineer', 'Traffic planner', 'Public agencies'],
    picture: 'road',
    pageId: 'mtech_transportation',
  },
  {
    short: 'SE',
    name: 'M.Tech Software Engineering',
    desc: 'Architecture, testing and the long life of large programs.',
    career: ['Software architect', 'Reliability engineer', 'Technical lead'],
    picture: 'cycle',
    pageId: 'mtech_se',
  },
  {
    short: 'AI & ML',
    name: 'M.Tech AI and Machine Learning',
    desc: 'Methods, mathematics and the measuring of what a model really knows.',
    career: ['Research engineer', 'ML platform engineer', 'Doctoral research'],
    picture: 'neuron',
    pageId: 'mtech_aiml',
  },
  {
    short: 'PS',
    name: 'M.Tech Power Systems',
    desc: 'Planning, protection and control of a grid that takes in sun and wind.',
    career: ['Grid engineer', 'Protection engineer', 'Energy auditor'],
    picture: 'pylon',
    pageId: 'mtech_power',
  },
  {
    short: 'M.Tech IT',
    name: 'M.Tech Information Technology',
    desc: 'Distributed systems, data engineering and information security.',
    career: ['Cloud architect', 'Data platform engineer', 'Security engineer'],
    picture: 'network',
    pageId: 'mtech_it',
  },
  {
    short: 'PID',
    name: 'M.Tech Power and Industrial Drives',
    desc: 'Converters, machines and control, for plants and for electric vehicles.',
    career: ['Drives engineer', 'EV power electronics', 'Plant automation'],
    picture: 'motor',
    pageId: 'mtech_drives',
  },
  {
    short: 'MD',
    name: 'M.Tech Machine Design',
    desc: 'Stress, vibration and fatigue, by calculation and on the test rig.',
    career: ['Design analyst', 'Vibration engineer', 'Product engineer'],
    picture: 'caliper',
    pageId: 'mtech_design',
  },
];

export const sample = [
  'undergraduate[].desc',
  'undergraduate[].career',
  'postgraduate[].desc',
  'postgraduate[].career',
] as const;
