import { expect, test, untilHydrated, watchEntries } from '../src/site-test.ts';

test('moving to another section keeps the document, moves the focus to its heading and says its title', async ({
  page,
  trouble,
}) => {
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
  expect(trouble).toEqual([]);
});

test('a link that is opened in a new tab, or leads to a file, is left to the browser', async ({ page, context }) => {
  await page.goto('/policies');
  await untilHydrated(page);
  // A browser without a reader of its own takes the file, and leaves its tab empty.
  const [request] = await Promise.all([
    context.waitForEvent('request', (one) => one.url().endsWith('.pdf')),
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Anti-Ragging/ }).click(),
  ]);
  expect(request.isNavigationRequest(), 'the browser goes there').toBe(true);
  await expect(page, 'the page stays where it is').toHaveURL('/policies');
});
