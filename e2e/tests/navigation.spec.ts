import { keepDocument } from '../src/lengthen-timers.ts';
import { expect, test, untilHydrated, watchEntries } from '../src/site-test.ts';

test('navigation to another section keeps the document, moves the focus to the heading and announces the title', async ({
  page,
  problems,
}) => {
  await keepDocument(page);
  const entries = watchEntries(page);
  await page.goto('/policies');
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'IQAC' }).click();
  await expect(page).toHaveURL('/iqac');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/IQAC|Quality/);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(entries).toEqual(['institution', 'cells']);
  expect(problems).toEqual([]);
});

test('the browser handles links to files and links that open in a new tab', async ({ page, context }) => {
  await page.goto('/policies');
  await untilHydrated(page);
  // A browser without a PDF viewer downloads the file and leaves the tab empty.
  const [request] = await Promise.all([
    context.waitForEvent('request', (one) => one.url().endsWith('.pdf')),
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Anti-Ragging/ }).click(),
  ]);
  expect(request.isNavigationRequest(), 'the browser navigates').toBe(true);
  await expect(page, 'the page stays open').toHaveURL('/policies');
});
