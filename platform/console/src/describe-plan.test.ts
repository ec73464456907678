import type { Comparison } from '@viit/contract/registry-api';
import { describePlan, removedAddresses } from './describe-plan.ts';

const nothing = {
  text: [],
  moreText: 0,
  links: { added: [], removed: [], moved: [] },
  images: { added: [], removed: [] },
};
const size = { from: 1, to: 1 };

const page = (path: string, change: Comparison['pages'][number]['change'], more: object = {}) => ({
  ...{
    path,
    change,
    section: 'exams',
    title: path,
    layout: 'page',
    kinds: ['text' as const],
    main: nothing,
    lists: [],
  },
  ...{ headings: { added: [], removed: [] }, structuredData: { added: [], removed: [] } },
  bytes: { html: size, styles: size, scripts: size, scriptLimit: null },
  ...more,
});

const side = { name: 'live', release: '4', at: null, by: 'exams team', note: '' };
const build = (name: string, from: string, to: string) => ({
  ...{ name, entry: size },
  ...{ from: { version: from, by: null, at: null }, to: { version: to, by: null, at: null } },
});

const comparison: Comparison = {
  ...{ from: side, to: side, outdated: [], frames: [], styles: [], files: [], lists: [], overBudget: [] },
  builds: [build('exams', '1.0.0', '1.1.0'), build('cells', '2.0.0', '2.1.0')],
  counts: { added: 0, removed: 1, moved: 1, changed: 2, scriptsOnly: 0, unchanged: 9 },
  pages: [
    page('/exams', 'changed'),
    page('/exams/old', 'removed'),
    page('/exams/new', 'moved', { movedFrom: '/exams/former', redirectsTo: '/exams/new' }),
    page('/cells', 'changed', { section: 'cells' }),
  ],
  brokenLinks: [
    { href: '/exams/old', text: 'Old', reason: 'no-such-address', pages: [{ path: '/', section: 'home' }] },
  ],
};

test('a plan names versions, how many pages change, links that break and addresses that stop working', () => {
  expect(describePlan(comparison)).toEqual([
    'exams: 1.0.0 → 1.1.0.',
    'cells: 2.0.0 → 2.1.0.',
    '2 pages change, 1 moves to another address, 1 goes away.',
    '1 link now leads nowhere: /exams/old on /.',
    'These addresses stop working: /exams/old.',
  ]);
});

test('the plan for one section leaves out what others change', () => {
  expect(describePlan({ ...comparison, brokenLinks: [] }, ['cells'])).toEqual([
    'cells: 2.0.0 → 2.1.0.',
    '1 page changes, none goes away.',
  ]);
});

test('an address that redirects goes on working; one that moves without a redirect does not', () => {
  expect(removedAddresses(comparison)).toEqual(['/exams/old']);
  const moved = page('/exams/new', 'moved', { movedFrom: '/exams/former' });
  expect(removedAddresses({ ...comparison, pages: [moved] })).toEqual(['/exams/former']);
});
