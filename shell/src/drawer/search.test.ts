import { menuEntries } from '../menu/menu-entries.ts';
import { menuTree } from '../menu/menu-tree.ts';
import { documentFromAddress, search } from './search.ts';

const pages = [
  { path: '/exams/timetables', title: 'Examination Timetables', description: 'By programme and year.' },
  { path: '/policies', title: 'Policies and Perspectives', description: 'Thirty-two policies.' },
];
const documents = [{ name: 'Anti-Ragging Policy', href: '/documents/policies/anti-ragging.pdf' }];

test('entries are found by name in any letter case', () => {
  const { entries } = search('  gOVERNing ', [], []);
  expect(entries.map(({ item, trail }) => [item.name, trail])).toEqual([
    ['Governing Body', ['About Us', 'Governance']],
  ]);
});

test('items without a link and portals are found too', () => {
  expect(search('cafeteria', [], []).entries[0]?.item.link).toBeUndefined();
  expect(search('ecap', [], []).entries[0]?.trail).toEqual(['Quick Access']);
});

test('entries are found by the names of their groups', () => {
  expect(search('messages', [], []).entries.map(({ item }) => item.name)).toEqual([
    'Chairman',
    'CEO',
    'Rector',
    'Principal',
  ]);
  const academics = menuEntries(menuTree).filter(({ trail }) => trail[0] === 'Academics');
  expect(search('academics', [], []).entries).toEqual(expect.arrayContaining(academics));
});

test('pages and documents of the page table follow; a page that the menu has is not repeated', () => {
  const found = search('polic', pages, documents);
  expect(found.entries.map(({ item }) => item.link)).toEqual(['/policies', '/research/policy-facilities']);
  expect(found.pages).toEqual([]);
  expect(found.documents).toEqual(documents);
  expect(search('TIMETABLES', pages, documents).pages.map(({ path }) => path)).toEqual(['/exams/timetables']);
});

test('a route is found by its variants, and pages with another canonical address are not found', () => {
  const rows = [
    { path: '/rti', title: 'RTI zz', description: 'Right to information.' },
    { path: '/redirect', title: 'Leaving zz', description: '' },
    { path: '/exams', title: 'About zz', description: '', canonical: '/exams/about' },
    { path: '/iqac', title: 'IQAC zz', description: '', canonical: '/iqac' },
    {
      path: '/department/:code',
      title: 'Department zz',
      description: '',
      variants: [{ params: { code: 'cse_ai' }, title: 'Computer Science (AI) zz' }],
    },
  ];
  expect(search('zz', rows, []).pages.map(({ path, title }) => [path, title])).toEqual([
    ['/rti', 'RTI zz'],
    ['/iqac', 'IQAC zz'],
    ['/department/cse_ai', 'Computer Science (AI) zz'],
  ]);
});

test('a page is found by the search words that it declares, as by its title', () => {
  const rows = [{ path: '/library', title: 'Library', description: 'Reading rooms.', searchWords: ['E-books zz'] }];
  expect(search('e-books zz', rows, []).pages.map(({ path }) => path)).toEqual(['/library']);
  expect(search('journals zz', rows, []).pages).toEqual([]);
});

test('a document without a name is named by its address', () => {
  expect(documentFromAddress('/documents/policies/anti-ragging-policy.pdf').name).toBe('Anti ragging policy');
});
