import { menuEntries } from './menu-entries.ts';
import { menuTree } from './menu-tree.ts';
import { portals } from './quick-access.ts';

const item = (name: string) => {
  const found = menuTree.find((one) => one.name === name);
  if (!found) throw new Error(`no menu item ${name}`);
  return found;
};
const links = (name: string) => menuEntries(item(name).sub).map((entry) => entry.item.link);
const group = (name: string, groupName: string) =>
  item(name)
    .sub.find((one) => one.name === groupName)
    ?.sub?.map(({ link }) => link);

test('the menu has seven items in the required order, with their paths', () => {
  expect(menuTree.map(({ name, link }) => [name, link])).toEqual([
    ['About Us', '/about-us'],
    ['Accreditation', '/accreditation'],
    ['Admissions', '/admissions'],
    ['Academics', '/academics'],
    ['Research', '/research'],
    ['Placements', '/placements'],
    ['Campus Life', '/campus-life'],
  ]);
});

test('About Us leads to five pages, four messages and five of governance', () => {
  expect(links('About Us').slice(0, 5)).toEqual([
    '/visionmission',
    '/administration',
    '/policies',
    '/best-practices',
    '/empowering-strategies',
  ]);
  expect(group('About Us', 'Messages')).toEqual(['/chairman', '/ceo', '/rector', '/principal']);
  expect(group('About Us', 'Governance')).toEqual([
    '/organizational-structure',
    '/governing-body',
    '/academic-council',
    '/finance-committee',
    '/strategic-plan',
  ]);
});

test('only the organizational structure opens in a new tab', () => {
  const inNewTab = menuEntries(menuTree).filter((entry) => entry.item.target);
  expect(inNewTab.map((entry) => entry.item.link)).toEqual(['/organizational-structure']);
});

test('Accreditation leads to four pages, Admissions to five', () => {
  expect(links('Accreditation')).toEqual(['/accreditations', '/statutory-approvals', '/rankings', '/awards']);
  expect(links('Admissions')).toEqual([
    '/courses-offered',
    '/admission-brochure',
    '/admissionsprocedure',
    '/admissionslists',
    '/admissions/contact',
  ]);
});

test('Academics leads to six pages and eight of the examinations', () => {
  expect(links('Academics').slice(0, 6)).toEqual([
    '/academics/calendar',
    '/academics/audit',
    '/academics/activities',
    '/academics/mous',
    '/academics/vac-aoc',
    '/academics/nep-2020',
  ]);
  expect(group('Academics', 'Examinations')).toEqual([
    '/exams/about',
    '/exams/notifications',
    '/exams/schedule',
    '/exams/instructions',
    '/exams/results',
    '/exams/reforms',
    '/exams/download-application',
    '/exams/contact',
  ]);
});

test('Research leads to eight pages, Placements to nine', () => {
  expect(links('Research')).toEqual([
    '/research/policy-facilities',
    '/research/iic',
    '/research/ipr',
    '/research/idea-lab',
    '/research/publications',
    '/research/sponsored-projects',
    '/research/mous-events',
    '/research/seed-money',
  ]);
  expect(links('Placements')).toEqual([
    '/placements/about-t',
    '/placements/brochure',
    '/placements/testimonials',
    '/placements/industry-connect',
    '/placements/industry-mous',
    '/placements/TrainingProcess',
    '/placements/achievements',
    '/placements/PlacementDetails',
    '/placements/Contact',
  ]);
});

test('Campus Life has six committees and thirteen items without any link', () => {
  expect(group('Campus Life', 'Committees')).toEqual([
    '/discipline-cell',
    '/ed-cell',
    '/iic-cell',
    '/ipr-cell',
    '/media-cell',
    '/sac-cell',
  ]);
  const plain = menuEntries(item('Campus Life').sub).filter((entry) => !entry.item.link);
  expect(plain.map((entry) => entry.item.name)).toEqual([
    'Clubs',
    'Cafeteria',
    'Sports',
    'Gallery',
    '360 Campus Tour',
    'IT Infrastructure',
    'Library',
    'Transport',
    'Hostels',
    'Physical Education',
    'Medical',
    'NSS',
    'WEP Cell',
  ]);
});

test('26 of the 60 child links have no page in the route table', () => {
  const routes = new Set(
    `/chairman /principal /ceo /rector /policies /best-practices /administration /visionmission /empowering-strategies
    /accreditations /statutory-approvals /rankings /awards /courses-offered /admissionsprocedure /admissionslists
    /strategic-plan /governing-body /academic-council /discipline-cell /ed-cell /iic-cell /ipr-cell /media-cell /sac-cell
    /finance-committee /placements/about-t /placements/PlacementDetails /placements/TrainingProcess /placements/Contact
    /exams/about /exams/notifications /academics/calendar /academics/audit`.split(/\s+/),
  );
  const all = menuEntries(menuTree).flatMap((entry) => entry.item.link ?? []);
  expect(all).toHaveLength(60);
  expect(all.filter((link) => !routes.has(link))).toHaveLength(26);
});

test('every item has a default image, and some panels open downward or scroll', () => {
  expect(menuTree.every((one) => one.isMegaMenuWithImage && one.defaultImage)).toBe(true);
  expect(menuTree.filter((one) => one.opensDownward).map(({ name }) => name)).toEqual(['Accreditation', 'Admissions']);
  expect(menuTree.filter((one) => one.isScrollable).map(({ name }) => name)).toEqual(['Campus Life']);
});

test('Quick Access has the four portals, each outside this site and in a new tab', () => {
  expect(portals.map(({ name, desc }) => `${name}: ${desc}`)).toEqual([
    'ECAP: Academic and exam portal',
    'V-TP: Task planner',
    'LMS: Learning management',
    'ADMIN: College administration',
  ]);
  expect(
    portals.every(({ link, target }) => /^https:\/\/[a-z]+\.viit\.example\/$/.test(link) && target === '_blank'),
  ).toBe(true);
  expect(new Set(portals.map(({ color }) => color)).size).toBe(4);
});
