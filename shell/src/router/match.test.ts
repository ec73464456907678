import type { PageRow } from '@viit/contract';
import { documentTitle, isKnown, matchPage } from './match.ts';

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
    row('/department/:code', { variants: [{ params: { code: 'cse' }, title: 'Computer Science' }] }),
  ],
};

test('a path finds its page, letter for letter', () => {
  expect(matchPage(table, '/placements/PlacementDetails')?.row.path).toBe('/placements/PlacementDetails');
  expect(matchPage(table, '/placements/placementdetails')).toBeUndefined();
  expect(matchPage(table, '/exams/schedule')).toBeUndefined();
});

test('a parameterised path gives its value, and is known only by the values in the table', () => {
  const known = matchPage(table, '/department/cse');
  const unknown = matchPage(table, '/department/xyz');
  expect(known?.params).toEqual({ code: 'cse' });
  expect(known && isKnown(known)).toBe(true);
  expect(unknown && isKnown(unknown)).toBe(false);
});

test("a document's title is the page's, or the value's, with the site's name", () => {
  const title = (path: string) => {
    const match = matchPage(table, path);
    return match && documentTitle(match);
  };
  expect(title('/exams')).toBe('Page /exams | VIIT');
  expect(title('/department/cse')).toBe('Computer Science | VIIT');
});
