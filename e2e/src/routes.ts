import { isFull, isLong } from './series.ts';

/*
 * The route table (R2.1), written by hand: tests compare the page table of the running site with it.
 */

/** A route and the section that must serve it. */
export interface Route {
  path: string;
  section: 'home' | 'institution' | 'cells' | 'placements' | 'exams' | 'shell';
  layout: 'home' | 'standard' | 'plain' | 'alone';
  /** The canonical path, if it differs. */
  canonical?: string;
}

const standard = (section: Route['section'], names: string): Route[] =>
  names.split(' ').map((name) => ({ path: `/${name}`, section, layout: 'standard' }));

const plain = (section: Route['section'], paths: string): Route[] =>
  paths.split(' ').map((path) => ({ path, section, layout: 'plain' }));

export const departmentCodes =
  'civil eee me ece cse it ecm cse_ai cse_ds cse_cs aids basic mba mca mtech_vlsi mtech_ece mtech_transportation mtech_se mtech_aiml mtech_power mtech_it mtech_drives mtech_design'.split(
    ' ',
  );

export const routes: readonly Route[] = [
  { path: '/', section: 'home', layout: 'home' },
  ...departmentCodes.map((code): Route => ({ path: `/department/${code}`, section: 'home', layout: 'alone' })),
  ...standard(
    'institution',
    'chairman principal ceo rector policies best-practices administration visionmission empowering-strategies accreditations statutory-approvals center-of-excellence rankings awards teaching-methodologies student-diversity mentor-mentee courses-offered admissionsprocedure admissionslists admissionsoutcomes strategic-plan governing-body academic-council finance-committee aicte-approvals jntuk accreditation accreditation/mandatory-disclosure accreditation/self-disclosure accreditation/nirf-data accreditation/quality-reports accreditation/committees academics/audit admissions contact',
  ),
  ...standard(
    'cells',
    'discipline-cell ed-cell iic-cell ipr-cell media-cell sac-cell iqac naac screen-reader-access grievances matlab rti',
  ),
  ...plain(
    'placements',
    '/placements/about-t /placements/PlacementDetails /placements/TrainingProcess /placements/Contact',
  ),
  ...plain('exams', '/exams /exams/core-team /exams/timetables /exams/notifications'),
  { path: '/academics/calendar', section: 'exams', layout: 'standard' },
  { path: '/exams/about', section: 'exams', layout: 'plain', canonical: '/exams' },
  { path: '/redirect', section: 'shell', layout: 'plain' },
  { path: '/search', section: 'shell', layout: 'standard' },
];

/** Whether search engines may list a route: its address is canonical, and it is neither the redirect notice nor the search page. */
export const isIndexable = ({ section, canonical }: Route): boolean => section !== 'shell' && !canonical;

/** The routes that a sample of the tests visits: all but 20 of the 23 departments, which are one page with different data. */
export const sampledRoutes: readonly Route[] = routes.filter(
  ({ path }) => isFull || !path.startsWith('/department/') || /\/(cse|basic|mba)$/.test(path),
);

/** Whether a route shows the same component as a route that is checked in full, with other data. */
const isRepeated = (path: string): boolean =>
  /^\/(department\/(?!cse$|basic$)|accreditation\/(?!nirf-data$)|(chairman|ceo|rector)$)/.test(path);

/** One route for each component. Without `LONG=1` each is opened once: in turn it is visited, or checked with axe. */
const openedRoutes = sampledRoutes.filter(({ path }) => !isRepeated(path));
export const visitedRoutes = isLong ? sampledRoutes : openedRoutes.filter((_, i) => i % 2 === 0);
const longRoutes = isFull ? sampledRoutes : openedRoutes;
export const axeRoutes = isLong ? longRoutes : openedRoutes.filter((_, i) => i % 2 === 1);

/** Whether the layout has the header and the footer. */
export const hasHeaderAndFooter = (layout: Route['layout']): boolean => layout === 'home' || layout === 'standard';
