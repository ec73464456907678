import { expect, test, untilHydrated } from '../src/site-test.ts';
import { isPreview } from '../src/tested-site.ts';

const plain = { maxRedirects: 0 };

test('an unknown page address leads home, by the server', async ({ request }) => {
  for (const address of ['/nothing', '/research/iic', '/exams/schedule', '/exams/schedule/']) {
    const answer = await request.get(address, plain);
    expect([answer.status(), answer.headers().location], address).toEqual([302, '/']);
  }
});

test('an unknown page address leads home, by a link', async ({ page }) => {
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

test('another letter case or a trailing slash is put right for good', async ({ request }) => {
  const cases = {
    '/Policies': '/policies',
    '/exams/': '/exams',
    '/PLACEMENTS/placementdetails/': '/placements/PlacementDetails',
    '/Department/CSE/': '/department/cse',
  };
  for (const [address, canonical] of Object.entries(cases)) {
    const answer = await request.get(address, plain);
    expect([answer.status(), answer.headers().location], address).toEqual([301, canonical]);
  }
  const withQuery = await request.get('/Redirect?url=https%3A%2F%2Fexample.org', plain);
  expect(withQuery.headers().location).toBe('/redirect?url=https%3A%2F%2Fexample.org');
});

test('an unknown department is the department page’s own not-found form, with status 404', async ({
  page,
  request,
}) => {
  expect((await request.get('/department/xyz', plain)).status()).toBe(404);
  await page.goto('/department/xyz');
  await expect(page.getByRole('heading', { name: 'Department Not Found' })).toBeVisible();
});

test('a missing file, build file or API address answers 404', async ({ request }) => {
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

test('the five lists of the content API answer with lists, and say how long they keep', async ({ request }) => {
  for (const address of [
    '/api/newsEvents/list',
    '/api/heroImage/list',
    '/api/announcement/list',
    '/api/placement/list',
    '/api/department/list/cse',
  ]) {
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect((await answer.json()).length, address).toBeGreaterThan(0);
    const etag = answer.headers().etag ?? '';
    expect((await request.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  }
  expect(await (await request.get('/api/department/list/nobody')).json()).toEqual([]);
  const bad = await request.get('/api/department/list/NO-BODY');
  expect([bad.status(), (await bad.json()).error]).toEqual([400, expect.stringContaining('such as cse_ai')]);
});

test('build files are kept for ever, pages are asked for again, and both are compressed', async ({ request }) => {
  test.skip(isPreview, 'nobody keeps a preview');
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

test('every document of the page table opens', async ({ request }) => {
  const { documents } = (await (await request.get('/_registry.json')).json()) as { documents: { href: string }[] };
  expect(documents.length).toBeGreaterThan(100);
  const lost: string[] = [];
  for (const { href } of documents) {
    const answer = await request.get(href);
    const [status, type = ''] = [answer.status(), answer.headers()['content-type']];
    if (status !== 200 || !/pdf|image/.test(type)) lost.push(`${href} answers ${status} ${type}`);
  }
  expect(lost).toEqual([]);
});
