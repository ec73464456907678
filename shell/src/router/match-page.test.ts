import type { PageRow } from '@viit/contract';
import { documentTitle, hasKnownParams, matchPage } from './match-page.ts';

const row = (path: string, more: Partial<PageRow> = {}): PageRow => ({
  id: 'page',
  path,
  title: `Page ${path}`,
  description: 'A page.',
  section: 'exams',
  layout: 'plain',
  scripts: [],
  styles: [],
  ...more,
});

const table = {
  pages: [
    row('/'),
    row('/exams'),
    row('/placements/PlacementDetails'),
    row('/department/:code', {
      variants: [
        { params: { code: 'mba' }, title: 'Business Administration' },
        { params: { code: 'cse' }, title: 'Computer Science' },
      ],
    }),
    row('/department/:code/year/:year', {
      variants: [
        { params: { code: 'cse', year: '1' }, title: 'Computer Science, first year' },
        { params: { code: 'cse', year: '2' }, title: 'Computer Science, second year' },
        { params: { code: 'mba', year: '1' }, title: 'Business Administration, first year' },
      ],
    }),
  ],
};

test('a path matches its page, with the same letter case', () => {
  expect(matchPage(table, '/placements/PlacementDetails')?.row.path).toBe('/placements/PlacementDetails');
  expect(matchPage(table, '/placements/placementdetails')).toBeUndefined();
  expect(matchPage(table, '/exams/schedule')).toBeUndefined();
});

test('a parameter has the value in the path, and is known when the page table lists it', () => {
  const known = matchPage(table, '/department/cse');
  const unknown = matchPage(table, '/department/xyz');
  const plain = matchPage(table, '/exams');
  expect(known?.params).toEqual({ code: 'cse' });
  expect([known, unknown, plain].map((match) => match && hasKnownParams(match))).toEqual([true, false, true]);
});

test('a page with two parameters is known by both values', () => {
  const second = matchPage(table, '/department/cse/year/2');
  const neither = matchPage(table, '/department/mba/year/2');
  expect([second, neither].map((match) => match && hasKnownParams(match))).toEqual([true, false]);
  expect(second && documentTitle(second)).toBe('Computer Science, second year | VIIT');
});

test("the document's title is the variant's or the page's, with the site's name unless it has it", () => {
  const title = (path: string) => {
    const match = matchPage(table, path);
    return match && documentTitle(match);
  };
  expect(title('/exams')).toBe('Page /exams | VIIT');
  expect(title('/department/cse')).toBe('Computer Science | VIIT');
  expect(documentTitle({ row: row('/', { title: 'VIIT: the institute' }), params: {} })).toBe('VIIT: the institute');
});
