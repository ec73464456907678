import {
  fillRoute,
  hasParameters,
  pageFile,
  parameterNames,
  pathsOf,
  replaceParameters,
  routePattern,
  routeRegExp,
} from './path.ts';

test('a route has parameters where a segment begins with a colon', () => {
  expect(['/', '/exams/about', '/:code', '/department/:code'].map(hasParameters)).toEqual([false, false, true, true]);
});

test('all parameters are filled in, and a missing value is left empty', () => {
  expect(fillRoute('/department/:code', { code: 'cse_ai' })).toBe('/department/cse_ai');
  expect(fillRoute('/a/:x/b/:y', { x: '1', y: '$&' })).toBe('/a/1/b/$&');
  expect(fillRoute('/department/:code', {})).toBe('/department/');
  expect(fillRoute('/department/:constructor', {})).toBe('/department/');
  expect(parameterNames('/a/:x/b/:code')).toEqual(['x', 'code']);
});

test('parameters are replaced by one text', () => {
  expect(replaceParameters('/a/:x/:y', '404')).toBe('/a/404/404');
});

test('a route matches addresses with one value for each parameter, letter for letter', () => {
  const route = routeRegExp('/department/:code');
  expect(
    ['/department/cse', '/department/', '/department/a/b', '/Department/cse', '/x/department/cse'].map((path) =>
      route.test(path),
    ),
  ).toEqual([true, false, false, false, false]);
  expect(routePattern('/department/:code')).toBe('/department/[^/]+');
});

test('a page has its own address, and a route with parameters that of each variant', () => {
  expect(pathsOf({ path: '/exams' })).toEqual(['/exams']);
  expect(
    pathsOf({ path: '/department/:code', variants: [{ params: { code: 'cse' } }, { params: { code: 'it' } }] }),
  ).toEqual(['/department/cse', '/department/it']);
  expect(pathsOf({ path: '/department/:code' })).toEqual([]);
});

test("a page's file in an export has its address's name, and a page with parameters has one not-found file", () => {
  expect(['/', '/exams/about', '/department/:code'].map(pageFile)).toEqual([
    '/index.html',
    '/exams/about.html',
    '/department/404.html',
  ]);
});
