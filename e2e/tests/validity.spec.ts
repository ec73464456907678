import { findHtmlErrors } from '@viit/test-kit/html-validity';
import { sampledRoutes } from '../src/routes.ts';
import { expect, test } from '../src/site-test.ts';

/* All HTML that the site sends is valid by the rules of the test kit. */

/** Responses that are not in the route table, and their status: not-found page, redirect notice, error pages. */
const errorResponses = {
  '/department/xyz': 404,
  '/redirect?url=https%3A%2F%2Fexample.org%2F': 200,
  '/none.pdf': 404,
  '/%': 400,
  [`/${'a'.repeat(9000)}`]: 414,
};

const findErrors = async (html: string, path: string): Promise<string[]> =>
  (await findHtmlErrors(html)).map((error) => `${path} ${error}`);

test('every page is valid HTML', async ({ request }) => {
  test.slow();
  const faults: string[] = [];
  for (const { path } of sampledRoutes)
    faults.push(...(await findErrors(await (await request.get(path)).text(), path)));
  expect(faults).toEqual([]);
});

test('every not-found page and error page is valid HTML', async ({ request }) => {
  const faults: string[] = [];
  for (const [path, status] of Object.entries(errorResponses)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path.slice(0, 40)).toBe(status);
    faults.push(...(await findErrors(await response.text(), path.slice(0, 40))));
  }
  expect(faults).toEqual([]);
});

test('the check reports invalid HTML', async () => {
  const faults = await findErrors(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><img src="/a.svg"><p><div></div></p></body></html>',
    '/',
  );
  expect(faults.join('\n')).toMatch(/wcag\/h37/);
  expect(faults.length).toBeGreaterThan(1);
});
