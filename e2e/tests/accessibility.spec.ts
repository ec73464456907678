import type { Page } from '@playwright/test';
import { untilIslandsHydrated } from '@viit/test-kit/islands';
import { navigateTo } from '../src/navigate-to.ts';
import { expectNoViolationsWhenOpened } from '../src/opened-states.ts';
import { axeRoutes, hasHeaderAndFooter } from '../src/routes.ts';
import { isFull } from '../src/series.ts';
import { expect, expectNoHorizontalScroll, expectNoViolations, test } from '../src/shared-page.ts';
import { untilHydrated } from '../src/site-test.ts';

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Otherwise only the fragment might change, and the document would not load again.
  await page.goto('about:blank');
  await page.goto(address);
  await untilHydrated(page);
  if (!address.includes('#')) await untilIslandsHydrated(page);
}

for (const { path, layout } of axeRoutes) {
  // Navigates within the site: loading axe into a new document takes longer than running it.
  test(`axe finds nothing on ${path}, with everything opened`, async ({ sharedPage }) => {
    if (sharedPage.url() === 'about:blank') await sharedPage.goto('/rti');
    await untilHydrated(sharedPage);
    await navigateTo(sharedPage, path);
    await untilHydrated(sharedPage);
    await untilIslandsHydrated(sharedPage);
    await expectNoHorizontalScroll(sharedPage, [320, 768, 1024]);
    if (isFull) {
      await sharedPage.setViewportSize({ width: 360, height: 800 });
      await expectNoViolations(sharedPage, 'at 360 px');
    }
    await sharedPage.setViewportSize({ width: 1440, height: 900 });
    // Header and footer are checked on the home page and on one other page.
    const isWhole = isFull || ['/', '/rti'].includes(path) || !hasHeaderAndFooter(layout);
    await expectNoViolationsWhenOpened(sharedPage, isWhole ? [] : ['[data-site-header]', 'body footer:not(main *)']);
  });
}

test('axe finds nothing in any open menu', async ({ sharedPage }) => {
  await open(sharedPage, '/rti', 1440);
  const buttons = sharedPage.getByRole('navigation', { name: 'Main' }).getByRole('button', { expanded: false });
  const names = await buttons.allInnerTexts();
  expect(names.length).toBeGreaterThan(6);
  expect(names).toContain('Quick Access');
  for (const [index, name] of names.entries()) {
    const button = sharedPage.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Below the header, the page is the same for each menu.
    await expectNoViolations(sharedPage, `with ${name} open`, index === 0 ? 'html' : '[data-site-header]');
  }
});

test('axe finds nothing in the opened recruitments of a department', async ({ sharedPage }) => {
  await open(sharedPage, '/placements/PlacementDetails', 360);
  const tile = sharedPage.locator('main button[aria-haspopup=dialog]').first();
  await tile.click();
  await expect(sharedPage.getByRole('dialog')).toBeVisible();
  await expectNoViolations(sharedPage, 'with the dialog open');
});

const fragments = {
  '/ipr-cell': ['functions', 'committee', 'patents', 'roles', 'track'],
  '/iqac': ['criterion-1', 'criterion-10'],
};
for (const [path, ids] of Object.entries(fragments)) {
  for (const id of isFull ? ids : ids.slice(-1)) {
    test(`axe finds nothing on ${path}#${id}`, async ({ sharedPage }) => {
      await open(sharedPage, `${path}#${id}`, 1024);
      await expect(sharedPage.locator(`#${id}`)).toBeVisible();
      await expectNoViolations(sharedPage, 'wide');
      await expectNoHorizontalScroll(sharedPage);
    });
  }
}

test('axe finds nothing on the not-found page of an unknown department', async ({ sharedPage }) => {
  await open(sharedPage, '/department/xyz', 360);
  await expectNoViolations(sharedPage, 'not found');
});
