import type { Route } from '@viit/contract';
import { routeRegExp } from '@viit/contract/path';
import { withSiteName } from '../state.ts';
import { matchPage } from './find-page.ts';

const row = (path: string): Route => ({ id: 'page', path, title: `Page ${path}`, section: 'exams', layout: 'plain' });

const pages = [
  row('/'),
  row('/department/:code'),
  row('/exams'),
  row('/placements/PlacementDetails'),
  row('/department/fees'),
  row('/department/:code/year/:year'),
];

test('a path matches its page, with the same letter case', () => {
  expect(matchPage(pages, '/placements/PlacementDetails')?.row.path).toBe('/placements/PlacementDetails');
  expect(matchPage(pages, '/placements/placementdetails')).toBeUndefined();
  expect(matchPage(pages, '/exams/schedule')).toBeUndefined();
});

test('parameters have the values in the path', () => {
  expect(matchPage(pages, '/department/cse')?.params).toEqual({ code: 'cse' });
  expect(matchPage(pages, '/department/cse/year/2')?.params).toEqual({ code: 'cse', year: '2' });
  expect(matchPage(pages, '/exams')?.params).toEqual({});
});

test('a page without parameters comes before a route that its path fits', () => {
  expect(matchPage(pages, '/department/fees')?.row.path).toBe('/department/fees');
});

test('the browser and the server find the same pages', () => {
  const addresses = ['/', '/exams', '/Exams', '/department/cse', '/department/a/b', '/department/cse/year/2', '/none'];
  for (const { path } of pages) {
    expect(addresses.filter((address) => matchPage([row(path)], address))).toEqual(
      addresses.filter((address) => routeRegExp(path).test(address)),
    );
  }
});

test('a title has the site’s name once', () => {
  expect(['Exams', 'VIIT: the institute'].map(withSiteName)).toEqual(['Exams | VIIT', 'VIIT: the institute']);
});
