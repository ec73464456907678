import { test } from '../src/published-site.ts';
import { expect } from '../src/site-test.ts';

test.skip(Boolean(process.env.E2E_URL), 'publishes to a separate site');
test.describe.configure({ timeout: 300_000 });

test('a page’s date in the sitemap changes only when the page changes', async ({ published }) => {
  const dates = async () =>
    new Map(
      [...(await published.read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc><lastmod>([^<]+)</g)].map(
        ([, path = '', date = '']) => [path, date],
      ),
    );
  const before = await dates();
  expect(before.size).toBeGreaterThan(60);
  // Dates are written in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await published.publish('exams', '5.0.0', { 'Core Team': 'Core Crew' });
  const after = await dates();
  const changed = [...after].filter(([path, date]) => before.get(path) !== date).map(([path]) => path);
  expect(changed.length).toBeGreaterThan(0);
  expect(
    changed.filter((path) => !path.startsWith('/exams') && path !== '/academics/calendar'),
    'pages of other sections',
  ).toEqual([]);
  expect([...after.keys()]).toEqual([...before.keys()]);
});
