import civil from './images/civil.svg';
import cse from './images/cse.svg';
import cseAi from './images/cse-ai.svg';
import cseDs from './images/cse-ds.svg';
import ece from './images/ece.svg';
import eee from './images/eee.svg';
import it from './images/it.svg';
import mba from './images/mba.svg';
import mca from './images/mca.svg';
import me from './images/me.svg';
import mtechAiml from './images/mtech-aiml.svg';
import mtechDesign from './images/mtech-design.svg';
import mtechDrives from './images/mtech-drives.svg';
import mtechIt from './images/mtech-it.svg';
import mtechPower from './images/mtech-power.svg';
import mtechSe from './images/mtech-se.svg';
import mtechTransportation from './images/mtech-transportation.svg';
import mtechVlsi from './images/mtech-vlsi.svg';

export type Program = 'ug' | 'pg';

/** The placements of one department in the latest year (R86.10). */
export interface DepartmentRecord {
  program: Program;
  name: string;
  caption: string;
  imageUrl: string;
  /** Text alternative of the drawn picture. */
  imageAlt: string;
  /** In lakh rupees a year. */
  highestPackage: number;
  averagePackage: number;
  placed: number;
}

export const sample = ['departments[]'] as const;

const record =
  (program: Program) =>
  (
    name: string,
    [highestPackage, averagePackage, placed]: readonly [highest: number, average: number, placed: number],
    caption: string,
    imageUrl: string,
    imageAlt: string,
  ): DepartmentRecord => ({
    program,
    name,
    caption,
    imageUrl,
    imageAlt,
    highestPackage,
    averagePackage,
    placed,
  });
const ug = record('ug');
const pg = record('pg');

/**
 * 8 undergraduate and 10 postgraduate entries (R86.10). The highest package of all is 50 LPA (R86.3). The students
 * placed add up to the number of the latest year.
 */
export const departments: readonly DepartmentRecord[] = [
  ug(
    'Computer Science & Engineering',
    [50, 4.7, 196],
    'Product companies were the first to recruit, and preferred students with projects in systems and compilers. The 50 LPA offer followed a six-month internship.',
    cse,
    'A tree of nodes between two angle brackets',
  ),
  ug(
    'CSE (Artificial Intelligence)',
    [37, 4.5, 96],
    'Recruiters valued projects that had been deployed, especially the third-year computer vision project.',
    cseAi,
    'Four layers of a neural network',
  ),
  ug(
    'CSE (Data Science)',
    [28, 4.4, 88],
    'Analytics and insurance companies selected students through a four-hour case study on port and weather data.',
    cseDs,
    'A scatter of points with a rising curve over bars',
  ),
  ug(
    'Information Technology',
    [28, 4.3, 125],
    'Most of the offers were in cloud operations and application support.',
    it,
    'A globe with linked nodes',
  ),
  ug(
    'Electronics & Communication Engineering',
    [22, 4.1, 188],
    'Half of the offers were in core electronics: verification, embedded firmware and radio network planning.',
    ece,
    'A transmitter mast sending waves',
  ),
  ug(
    'Electrical & Electronics Engineering',
    [18.5, 3.8, 78],
    'Power grid, metering and electric drive companies recruited in January.',
    eee,
    'Power lines running towards a low sun',
  ),
  ug(
    'Mechanical Engineering',
    [12, 3.6, 72],
    'Most of the offers came from steel, shipbuilding and tyre companies of the region.',
    me,
    'Three gears in mesh',
  ),
  ug(
    'Civil Engineering',
    [10.5, 3.4, 46],
    'Students were selected for site, design and survey positions in port, metro and coastal road projects.',
    civil,
    'A cable-stayed bridge over water',
  ),
  pg(
    'Master of Business Administration',
    [12, 3.9, 52],
    'Most of the offers were in operations and finance. Every student had completed an eight-week company project before the season.',
    mba,
    'Five rising columns and an arrow',
  ),
  pg(
    'Master of Computer Applications',
    [16, 4.1, 44],
    'Most students were selected as full-stack developers after a live coding round.',
    mca,
    'Three overlapping program windows',
  ),
  pg(
    'M.Tech in VLSI and Embedded Systems',
    [22, 5.6, 9],
    'The offers were in physical design and verification, many of them made after thesis reviews.',
    mtechVlsi,
    'The floor plan of a chip',
  ),
  pg(
    'M.Tech in Transportation Engineering',
    [7.2, 3.7, 5],
    'The offers were in traffic modelling and metro rail design.',
    mtechTransportation,
    'A road interchange seen from above',
  ),
  pg(
    'M.Tech in Software Engineering',
    [14, 4.6, 8],
    'The offers were in test automation and platform engineering, with one from a research laboratory.',
    mtechSe,
    'Branches of a source history that divide and merge',
  ),
  pg(
    'M.Tech in AI and Machine Learning',
    [18.5, 5.4, 11],
    'All eleven offers followed internships that began in the third semester.',
    mtechAiml,
    'A path descending contour lines to their centre',
  ),
  pg(
    'M.Tech in Power Systems',
    [9.2, 4, 6],
    'The offers were in load dispatch, protection and wind farm planning.',
    mtechPower,
    'Three wind turbines by the sea',
  ),
  pg(
    'M.Tech in Information Technology',
    [12, 4.3, 7],
    'The offers were in network security and data storage engineering.',
    mtechIt,
    'A cloud above a rack of servers',
  ),
  pg(
    'M.Tech in Power and Industrial Drives',
    [8.4, 3.8, 4],
    'The offers were in converter design and plant automation.',
    mtechDrives,
    'The stator of a motor with its coils',
  ),
  pg(
    'M.Tech in Machine Design',
    [8, 3.7, 5],
    'The offers were in tooling, simulation and crash analysis.',
    mtechDesign,
    'The outline of a crankshaft on squared paper',
  ),
];

export const departmentsOf = (program: Program) => departments.filter((department) => department.program === program);

/** The second counter of the page: the highest package of all departments, in LPA. */
export const highestSalary = Math.max(...departments.map(({ highestPackage }) => highestPackage));
