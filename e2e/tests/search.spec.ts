import { expectNoViolations } from '../src/shared-page.ts';
import { open } from '../src/shell.ts';
import { expect, test, untilHydrated } from '../src/site-test.ts';

interface Result {
  href: string;
  kind: string;
  title: { text: string }[];
}

/** What visitors type, with the address that must be found first. */
const expectedFirst: readonly (readonly [query: string, address: string])[] = [
  // Questions of visitors, one for each.
  ['supplementary exam ii btech vr20', '/academics/calendar#supplementary-2027'],
  ['supplementary time table ii btech', '/exams/timetables#tt-26'],
  ['ragging helpline', '/contact#anti-ragging-helpline'],
  ['AQAR 2023-24', '/accreditation/quality-reports#aqar-2023-24'],
  ['fee computer science engineering', '/admissions#cse'],
  ['mba seats', '/admissions#mba'],
  ['fee refund', '/documents/admissions/fee-refund-rules.pdf'],
  ['sankranti holidays', '/academics/calendar#sankranti-2027'],
  ['nirf 2025', '/accreditation/nirf-data#nirf-engineering-2025'],
  ['grievance telephone', '/contact'],
  ['anti ragging policy', '/documents/policies/anti-ragging.pdf'],
  ['women helpline', '/contact#women-helpline'],
  ['iqac minutes 2024-25', '/accreditation/quality-reports#iqac-minutes-2024-25'],
  ['anti-ragging committee minutes', '/accreditation/committees#anti-ragging-minutes-2025-26'],
  ['fee structure', '/admissions'],
  ['exam fee last date', '/academics/calendar'],
  ['last day examination fee even semester', '/academics/calendar#fee-even-2027'],
  ['time tables', '/exams/timetables'],
  ['exam notification', '/exams/notifications'],
  ['academic calendar', '/academics/calendar'],
  ['r20 regulations', '/exams'],
  ['core team', '/exams/core-team'],
  ['hod cse', '/department/cse#:~:text=Dr.%20Sunitha%20Cheekati'],
  ['hod mechanical', '/department/me'],
  ['placement 2023', '/placements/PlacementDetails'],
  ['highest package', '/placements/PlacementDetails'],
  ['placement officer', '/placements/Contact'],
  ['training process', '/placements/TrainingProcess'],
  ['dress code', '/discipline-cell'],
  ['scholarship', '/documents/policies/means-and-merits-scholarship.pdf'],
  ['principal', '/principal'],
  ['vision mission', '/visionmission'],
  ['governing body members', '/governing-body'],
  ['aicte approval 2023-24', '/documents/aicte/approval-2023-24.pdf'],
  ['naac', '/naac'],
  ['rankings', '/rankings'],
  ['courses offered', '/courses-offered'],
  ['admission procedure', '/admissionsprocedure'],
  ['civil engineering', '/department/civil'],
  ['literary club', '/sac-cell#literary'],
  ['matlab', '/matlab'],
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

test('41 queries that visitors type find first what they mean, and 15 with typos among the first three', async ({
  request,
}) => {
  const addresses = async (query: string) => {
    const response = await request.get(`/api/search?q=${encodeURIComponent(query)}`);
    const { results } = (await response.json()) as { results: Result[] };
    return results.map(({ href }) => href);
  };
  for (const [query, address] of expectedFirst) expect.soft((await addresses(query))[0], query).toBe(address);
  for (const [query, address] of typos) expect.soft((await addresses(query)).slice(0, 3), query).toContain(address);
});

test('results are documents, people and notices too, and the excerpt of a page begins with its content', async ({
  request,
}) => {
  const kindsOf = async (query: string) => {
    const response = await request.get(`/api/search?q=${encodeURIComponent(query)}`);
    return new Set(((await response.json()) as { results: Result[] }).results.map(({ kind }) => kind));
  };
  expect(await kindsOf('anti-ragging')).toContain('document');
  expect(await kindsOf('professor')).toContain('person');
  const html = await (await request.get('/search?q=time+tables')).text();
  expect(html).toMatch(/Examination <mark>Time<\/mark> <mark>Tables<\/mark><\/a><p>Year-wise <mark>time<\/mark>/);
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
      await expect(main.getByRole('link', { name: 'placements by year', exact: true })).toBeVisible();
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
