import { expectNoViolations } from '../src/shared-page.ts';
import { open } from '../src/shell.ts';
import { expect, test, untilHydrated } from '../src/site-test.ts';

interface Result {
  href: string;
  kind: string;
  title: { text: string }[];
}

/** Queries with the address that must be found first. */
const expectedFirst: readonly (readonly [query: string, address: string])[] = [
  ['chairman', '/chairman'],
  ['principal', '/principal'],
  ['rector', '/rector'],
  ['ceo', '/ceo'],
  ['vision mission', '/visionmission'],
  ['best practices', '/best-practices'],
  ['strategic plan', '/strategic-plan'],
  ['governing body', '/governing-body'],
  ['academic council', '/academic-council'],
  ['finance committee', '/finance-committee'],
  ['policies', '/policies'],
  ['accreditations', '/accreditations'],
  ['rankings', '/rankings'],
  ['awards', '/awards'],
  ['statutory approvals', '/statutory-approvals'],
  ['aicte approvals', '/aicte-approvals'],
  ['jntuk', '/jntuk'],
  ['center of excellence', '/center-of-excellence'],
  ['teaching methodologies', '/teaching-methodologies'],
  ['student diversity', '/student-diversity'],
  ['mentor mentee', '/mentor-mentee'],
  ['courses offered', '/courses-offered'],
  ['empowering strategies', '/empowering-strategies'],
  ['discipline cell', '/discipline-cell'],
  ['media cell', '/media-cell'],
  ['ipr cell', '/ipr-cell'],
  ['iqac', '/iqac'],
  ['naac', '/naac'],
  ['grievances', '/grievances'],
  ['matlab', '/matlab'],
  ['right to information', '/rti'],
  ['screen reader access', '/screen-reader-access'],
  ['examination time tables', '/exams/timetables'],
  ['core team', '/exams/core-team'],
  ['examination notifications', '/exams/notifications'],
  ['placements by year and department', '/placements/PlacementDetails'],
  ['training process', '/placements/TrainingProcess'],
  ['civil engineering', '/department/civil'],
  ['mechanical engineering', '/department/me'],
  ['information technology', '/department/it'],
];

/** Queries with typos, and an address that must be among the first three. */
const typos: readonly (readonly [query: string, address: string])[] = [
  ['chairmen', '/chairman'],
  ['placments by year', '/placements/PlacementDetails'],
  ['examinaton time tables', '/exams/timetables'],
  ['acreditations', '/accreditations'],
  ['grievences', '/grievances'],
  ['comittee finance', '/finance-committee'],
  ['strategik plan', '/strategic-plan'],
  ['methodologys teaching', '/teaching-methodologies'],
  ['goverming body', '/governing-body'],
  ['mecanical engineering', '/department/me'],
  ['civil enginering', '/department/civil'],
  ['notificatons examination', '/exams/notifications'],
  ['dicipline cell', '/discipline-cell'],
  ['rankngs', '/rankings'],
  ['infromation right', '/rti'],
];

test('40 queries find the page that they mean first, and 15 with typos among the first three', async ({ request }) => {
  const addresses = async (query: string) => {
    const response = await request.get(`/api/search?q=${encodeURIComponent(query)}`);
    const { results } = (await response.json()) as { results: Result[] };
    return results.map(({ href }) => href);
  };
  for (const [query, address] of expectedFirst) expect.soft((await addresses(query))[0], query).toBe(address);
  for (const [query, address] of typos) expect.soft((await addresses(query)).slice(0, 3), query).toContain(address);
});

test('search finds documents, people and notices with the pages that they are on', async ({ request }) => {
  const kindsOf = async (query: string) => {
    const response = await request.get(`/api/search?q=${encodeURIComponent(query)}`);
    return new Set(((await response.json()) as { results: Result[] }).results.map(({ kind }) => kind));
  };
  expect(await kindsOf('anti-ragging')).toContain('document');
  expect(await kindsOf('professor')).toContain('person');
});

test('one letter is refused, and no query fails', async ({ request }) => {
  const statusOf = async (query: string) =>
    (await request.get(`/api/search?q=${encodeURIComponent(query)}`, { maxRedirects: 0 })).status();
  for (const query of ['', 'p', ' p ', 'a'.repeat(101)]) expect(await statusOf(query), query).toBe(400);
  for (const query of ["'; drop table blob; --", '& | ! ( ) :*', '%%', '<script>', '్్', '\u0000\u0001'])
    expect(await statusOf(query), query).toBe(200);
});

test('the search page is not indexed, keeps the query escaped, and is the same at each request', async ({
  request,
}) => {
  const address = `/search?q=${encodeURIComponent('placement "<script>alert(1)</script>')}`;
  const html = await (await request.get(address)).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).toContain('value="placement &quot;&lt;script&gt;');
  expect(await (await request.get(address)).text()).toBe(html);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a visitor searches on the search page and opens a result', async ({ page }) => {
      if (javaScriptEnabled) await open(page, '/search', 1280);
      else await page.goto('/search');
      const main = page.getByRole('main');
      await main.getByRole('searchbox', { name: 'Search the site' }).fill('placments by year');
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=placments+by+year');
      await expect(main.getByText(/\d+ results with similar words/)).toBeVisible();
      await expect(main.getByRole('searchbox')).toHaveValue('placments by year');
      await expect(main.getByRole('heading', { level: 2, name: 'Pages' })).toBeVisible();
      if (javaScriptEnabled) {
        await untilHydrated(page);
        await expectNoViolations(page, 'with results');
      }
      const result = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Pages' }) });
      await result.locator('a[href="/placements/PlacementDetails"]').click();
      await expect(page).toHaveURL('/placements/PlacementDetails');
    });
  });
}

test('a visitor searches in the drawer by keyboard and goes on to all results', async ({ page }) => {
  await open(page, '/policies', 1280);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('examinaton');
  await expect(drawer.getByRole('status')).toHaveText(/^No matches in the menu, \d+ matches on the site$/);
  const all = drawer.getByRole('link', { name: 'All results on one page' });
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    if (await all.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=examinaton');
  await expect(page.getByRole('main').getByText(/\d+ results with similar words/)).toBeVisible();
});
