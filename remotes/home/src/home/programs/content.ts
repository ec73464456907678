/** A programme (R26.6). All listed ones have a page; the cards also support one without. */
export interface Programme {
  /** The abbreviation on its card, as on Courses Offered (R55.3). */
  short: string;
  name: string;
  desc: string;
  career: readonly string[];
  /** The id of its drawing in programmes.svg. */
  drawing: string;
  /** The code of its department page. */
  pageId?: string;
}

/** The twelve undergraduate programmes, in the required order (R26.7). */
export const undergraduate: readonly Programme[] = [
  {
    short: 'CE',
    name: 'Civil Engineering',
    desc: 'Structures, soils, water resources and roads, with field work along the coast.',
    career: ['Site and design engineer', 'Surveyor', 'Public works services'],
    drawing: 'bridge',
    pageId: 'civil',
  },
  {
    short: 'EEE',
    name: 'Electrical & Electronics Engineering',
    desc: 'Electrical machines, drives and power systems, with practice at the campus Solar Park.',
    career: ['Power engineer', 'Automation engineer', 'Utility services'],
    drawing: 'pylon',
    pageId: 'eee',
  },
  {
    short: 'ME',
    name: 'Mechanical Engineering',
    desc: 'Machine design, thermal engineering and manufacturing, with strong workshop practice.',
    career: ['Design engineer', 'Production engineer', 'Shipyards and steel plants'],
    drawing: 'gear',
    pageId: 'me',
  },
  {
    short: 'ECE',
    name: 'Electronics & Communication Engineering',
    desc: 'Circuits, signals and wireless communication, with hardware projects.',
    career: ['Embedded systems engineer', 'Chip verification engineer', 'Telecom engineer'],
    drawing: 'antenna',
    pageId: 'ece',
  },
  {
    short: 'CSE',
    name: 'Computer Science & Engineering',
    desc: 'Algorithms, computer systems and software development in teams.',
    career: ['Software engineer', 'Systems engineer', 'Product developer'],
    drawing: 'braces',
    pageId: 'cse',
  },
  {
    short: 'IT',
    name: 'Information Technology',
    desc: 'Networks, databases and web services for organisations of every kind.',
    career: ['Full-stack developer', 'Cloud engineer', 'Network administrator'],
    drawing: 'network',
    pageId: 'it',
  },
  {
    short: 'ECM',
    name: 'Electronics & Computer Engineering',
    desc: 'Firmware, sensors and connected devices, combining electronics with computing.',
    career: ['Firmware engineer', 'IoT developer', 'Test engineer'],
    drawing: 'board',
    pageId: 'ecm',
  },
  {
    short: 'CSE-AI',
    name: 'CSE (Artificial Intelligence)',
    desc: 'Machine learning, computer vision and language processing on a computer science foundation.',
    career: ['ML engineer', 'Computer vision engineer', 'Research assistant'],
    drawing: 'neuron',
    pageId: 'cse_ai',
  },
  {
    short: 'CSE-DS',
    name: 'CSE (Data Science)',
    desc: 'Statistics, data engineering and analytics with large real-world data sets.',
    career: ['Data engineer', 'Data analyst', 'Business intelligence analyst'],
    drawing: 'bars',
    pageId: 'cse_ds',
  },
  {
    short: 'CSE-CS',
    name: 'CSE (Cyber Security)',
    desc: 'The security of computer systems, and how attacks are detected and prevented.',
    career: ['Security analyst', 'Digital forensics analyst', 'Network security engineer'],
    drawing: 'shield',
    pageId: 'cse_cs',
  },
  {
    short: 'AI&DS',
    name: 'Artificial Intelligence & Data Science',
    desc: 'Artificial intelligence and data science, taught together as one discipline.',
    career: ['Applied scientist', 'Data engineer', 'Analytics consultant'],
    drawing: 'graph',
    pageId: 'aids',
  },
  {
    short: 'BS&H',
    name: 'Basic Sciences & Humanities',
    desc: 'First-year mathematics, physics, chemistry and English for every branch.',
    career: ['Second year of any branch', 'Teaching', 'Higher studies'],
    drawing: 'atom',
    pageId: 'basic',
  },
];

/** The eleven postgraduate programmes, in the required order (R26.8). */
export const postgraduate: readonly Programme[] = [
  {
    short: 'MBA',
    name: 'Master of Business Administration',
    desc: 'Finance, human resources, operations and marketing, with a company project.',
    career: ['Management trainee', 'Operations manager', 'Business analyst'],
    drawing: 'case',
    pageId: 'mba',
  },
  {
    short: 'MCA',
    name: 'Master of Computer Applications',
    desc: 'A two-year programme for graduates with mathematics who want a career in software.',
    career: ['Application developer', 'Database engineer', 'QA engineer'],
    drawing: 'window',
    pageId: 'mca',
  },
  {
    short: 'VLSI&ES',
    name: 'M.Tech in VLSI and Embedded Systems',
    desc: 'Chip design from hardware description to layout, and embedded processors.',
    career: ['Physical design engineer', 'Verification engineer', 'Embedded systems lead'],
    drawing: 'chip',
    pageId: 'mtech_vlsi',
  },
  {
    short: 'ECE',
    name: 'M.Tech in ECE',
    desc: 'Advanced study of signal processing, antennas and wireless systems.',
    career: ['RF engineer', 'Signal processing engineer', 'Doctoral research'],
    drawing: 'antenna',
    pageId: 'mtech_ece',
  },
  {
    short: 'TE',
    name: 'M.Tech in Transportation Engineering',
    desc: 'Pavements, traffic engineering and transport planning.',
    career: ['Highway engineer', 'Traffic planner', 'Public agencies'],
    drawing: 'road',
    pageId: 'mtech_transportation',
  },
  {
    short: 'SE',
    name: 'M.Tech in Software Engineering',
    desc: 'Architecture, testing and maintenance of large software systems.',
    career: ['Software architect', 'Software reliability engineer', 'Technical lead'],
    drawing: 'cycle',
    pageId: 'mtech_se',
  },
  {
    short: 'AI&ML',
    name: 'M.Tech in AI and Machine Learning',
    desc: 'Machine learning methods, the mathematics behind them and the evaluation of models.',
    career: ['Research engineer', 'ML platform engineer', 'Doctoral research'],
    drawing: 'neuron',
    pageId: 'mtech_aiml',
  },
  {
    short: 'PS',
    name: 'M.Tech in Power Systems',
    desc: 'Planning, protection and control of power grids with solar and wind energy.',
    career: ['Grid engineer', 'Protection engineer', 'Energy auditor'],
    drawing: 'pylon',
    pageId: 'mtech_power',
  },
  {
    short: 'IT',
    name: 'M.Tech in Information Technology',
    desc: 'Distributed systems, data engineering and information security.',
    career: ['Cloud architect', 'Data platform engineer', 'Security engineer'],
    drawing: 'network',
    pageId: 'mtech_it',
  },
  {
    short: 'P&ID',
    name: 'M.Tech in Power and Industrial Drives',
    desc: 'Power converters, machines and control systems for industry and electric vehicles.',
    career: ['Drives engineer', 'Power electronics engineer', 'Plant automation engineer'],
    drawing: 'motor',
    pageId: 'mtech_drives',
  },
  {
    short: 'MD',
    name: 'M.Tech in Machine Design',
    desc: 'Stress, vibration and fatigue analysis, with laboratory testing.',
    career: ['Design analyst', 'Vibration engineer', 'Product engineer'],
    drawing: 'caliper',
    pageId: 'mtech_design',
  },
];

export const sample = [
  'undergraduate[].desc',
  'undergraduate[].career',
  'postgraduate[].desc',
  'postgraduate[].career',
] as const;
