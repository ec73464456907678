import { expect, test, untilHydrated } from '../src/site-test.ts';
import { isPreview } from '../src/tested-site.ts';

const plain = { maxRedirects: 0 };

test('the server redirects an unknown path to the home page', async ({ request }) => {
  for (const address of ['/nothing', '/research/iic', '/exams/schedule', '/exams/schedule/']) {
    const response = await request.get(address, plain);
    expect([response.status(), response.headers().location], address).toEqual([302, '/']);
  }
});

test('a link to an unknown path leads to the home page', async ({ page }) => {
  await page.goto('/exams');
  await untilHydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nothing/here', textContent: 'Nothing here' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Nothing here' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('another letter case or a trailing slash redirects permanently to the canonical address', async ({ request }) => {
  const cases = {
    '/Policies': '/policies',
    '/exams/': '/exams',
    '/PLACEMENTS/placementdetails/': '/placements/PlacementDetails',
    '/Department/CSE/': '/department/cse',
  };
  for (const [address, canonical] of Object.entries(cases)) {
    const response = await request.get(address, plain);
    expect([response.status(), response.headers().location], address).toEqual([301, canonical]);
  }
  const withQuery = await request.get('/Redirect?url=https%3A%2F%2Fexample.org', plain);
  expect(withQuery.headers().location).toBe('/redirect?url=https%3A%2F%2Fexample.org');
});

test('an unknown department has its own not-found page with status 404', async ({ page, request }) => {
  expect((await request.get('/department/xyz', plain)).status()).toBe(404);
  await page.goto('/department/xyz');
  await expect(page.getByRole('heading', { name: 'Department Not Found' })).toBeVisible();
});

test('a missing file, build file or API address responds with 404', async ({ request }) => {
  for (const address of [
    '/documents/none.pdf',
    '/_builds/exams/000000000000/remoteEntry.js',
    '/_builds/none',
    '/api/none/list',
    '/favicon.gif',
  ]) {
    expect((await request.get(address, plain)).status(), address).toBe(404);
  }
});

test('the five addresses of the content API return lists, with an ETag for revalidation', async ({ request }) => {
  for (const address of [
    '/api/newsEvents/list',
    '/api/heroImage/list',
    '/api/announcement/list',
    '/api/placement/list',
    '/api/department/list/cse',
  ]) {
    const response = await request.get(address);
    expect(response.headers()['content-type']).toContain('application/json');
    expect((await response.json()).length, address).toBeGreaterThan(0);
    const etag = response.headers().etag ?? '';
    expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  }
  expect(await (await request.get('/api/department/list/nobody')).json()).toEqual([]);
  const bad = await request.get('/api/department/list/NO-BODY');
  expect([bad.status(), (await bad.json()).error]).toEqual([400, expect.stringContaining('such as cse_ai')]);
});

test('build files are cached forever, pages are revalidated, and both are compressed', async ({ request }) => {
  test.skip(isPreview, 'previews are not cached');
  const page = await request.get('/exams', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
  });
  const entry = /"entry":"([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const build = await request.get(entry, { headers: { 'accept-encoding': 'gzip' } });
  expect(build.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
});

test('every document of the page table can be opened', async ({ request }) => {
  const { documents } = (await (await request.get('/_registry.json')).json()) as { documents: { href: string }[] };
  expect(documents.length).toBeGreaterThan(100);
  const failures: string[] = [];
  for (const { href } of documents) {
    const response = await request.get(href);
    const [status, type = ''] = [response.status(), response.headers()['content-type']];
    if (status !== 200 || !/pdf|image/.test(type)) failures.push(`${href} responds with ${status} ${type}`);
  }
  expect(failures).toEqual([]);
});
