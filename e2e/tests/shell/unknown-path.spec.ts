import type { Page } from '@playwright/test';
import { keepDocument } from '../../src/lengthen-timers.ts';
import { open } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'About the link you followed' });

/** The addresses of intro video that the page requests. */
function watchFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => request.url().includes('/media/intro') && films.push(request.url()));
  return films;
}

test('a visitor with an unknown path gets its name on the home page, and the intro video does not start', async ({
  page,
}) => {
  const films = watchFilms(page);
  await open(page, '/exams/results', 1440);
  await expect(page).toHaveURL('/');
  await expect(notice(page)).toContainText('The page Examinations: Results is not available yet');
  await page.waitForLoadState('networkidle');
  expect(films, 'requests for the intro video').toEqual([]);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('the notice appears once: it is gone after a reload of the home page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/map-location', 1440);
  await expect(notice(page)).toContainText('Map Location');
  await page.reload();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toHaveCount(0);
});

test('a menu link without a page leads to the home page without a page load, and the notice offers search', async ({
  page,
}) => {
  await keepDocument(page);
  await open(page, '/policies', 1440);
  const films = watchFilms(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('button', { name: 'Research', exact: true }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Idea Lab' }).click();
  await expect(page).toHaveURL('/');
  await expect(notice(page)).toContainText('Idea Lab is not available yet');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await notice(page).getByRole('button', { name: 'Search the site' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('searchbox')).toBeFocused();
  expect(films, 'requests for the intro video').toEqual([]);
});

test('the notice disappears when the visitor leaves the home page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/map-location', 1440);
  await expect(notice(page)).toContainText('Map Location');
  await page.getByRole('contentinfo').getByRole('link', { name: 'RTI' }).click();
  await expect(page).toHaveURL('/rti');
  await expect(notice(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(notice(page)).toHaveCount(0);
});

test('the server redirects all menu and footer links without a page to the home page', async ({ page, request }) => {
  await open(page, '/policies', 1440);
  const hrefs = await page
    .locator('[data-site-header] a, footer a')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    );
  const responses = await Promise.all(
    [...new Set(hrefs)].map(async (href) => [href, (await request.get(href, { maxRedirects: 0 })).status()] as const),
  );
  const withoutPage = responses.filter(([, status]) => status === 302).map(([href]) => href);
  expect(responses.filter(([, status]) => status !== 200 && status !== 302)).toEqual([]);
  // 26 menu entries, 3 footer links and five of the top items.
  const tops = '/about-us /academics /research /placements /campus-life'.split(' ');
  const footer = '/access/mhrd-ict /support/maintenance /map-location'.split(' ');
  expect(withoutPage).toEqual(expect.arrayContaining([...tops, ...footer]));
  expect(withoutPage.length - tops.length - footer.length).toBe(26);
});
