import type { Page, Route } from '@playwright/test';
import { untilIslandHydrated } from '@viit/test-kit/islands';
import { isFull } from '../../src/series.ts';
import { open } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';
import { expectIntactLayout } from './intact-layout.ts';

/* The list of a department fails (R32.2). */

const listAddress = '**/api/department/list/cse';
const blocks = 'main > * > *';
const fail = (route: Route) => route.fulfill({ status: 500, json: { error: 'Test failure' } });
const name = (page: Page) => page.getByRole('heading', { level: 1 });

/** Navigates to the department from the home page, so that no list is rendered into it. */
async function openFromHome(page: Page, width: number, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/', width);
  await page.route(listAddress, respond);
  const link = page.getByRole('link', { name: 'Computer Science & Engineering', exact: true });
  await link.scrollIntoViewIfNeeded();
  await untilIslandHydrated(link);
  await link.click();
  await expect(page).toHaveURL('/department/cse');
}

for (const width of isFull ? [360, 1440] : [360]) {
  test(`at ${width} px a failing list is logged, and the rendered department stays`, async ({ page, problems }) => {
    await page.route(listAddress, fail);
    await open(page, '/department/cse', width);
    await expect.poll(() => problems.join('\n')).toContain('Error fetching department data:');
    await expect(name(page)).toHaveText('Computer Science & Engineering');
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveCount(16);
    await expectIntactLayout(page, blocks);
  });

  test(`at ${width} px with nothing rendered in, a failing or empty list shows Department Not Found`, async ({
    page,
  }) => {
    await openFromHome(page, width, fail);
    await expect(name(page)).toHaveText('Department Not Found');
    await expectIntactLayout(page, blocks);
    await openFromHome(page, width, (route) => route.fulfill({ json: [] }));
    await expect(name(page)).toHaveText('Department Not Found');
  });

  test(`at ${width} px a spinner is shown until a slow list arrives`, async ({ page }) => {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await openFromHome(page, width, async (route) => {
      await delivered;
      await route.continue();
    });
    await expect(page.getByRole('status').filter({ hasText: 'Loading the department' })).toBeVisible();
    deliver();
    await expect(name(page)).toHaveText('Computer Science & Engineering');
  });
}
