import type { Page } from '@playwright/test';
import { expectNoFindingsOpened } from '../src/opened-states.ts';
import { untilIslandsHydrated } from '../src/islands.ts';
import { untilHydrated } from '../src/site-test.ts';
import { expect, expectNoFindings, expectNoSidewaysScroll, test } from '../src/steady-page.ts';

/* Every other page is checked by axe on its visit (visits.spec.ts). */

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // A new document, where the last test stood on the same page with another fragment.
  await page.goto('about:blank');
  await page.goto(address);
  await untilHydrated(page);
  if (!address.includes('#')) await untilIslandsHydrated(page);
}

test('axe finds nothing on the home page, narrow, wide and in everything that opens, under reduced motion', async ({
  steady,
}) => {
  await open(steady, '/', 360);
  await expectNoFindings(steady, 'at 360 px');
  await expectNoSidewaysScroll(steady);
  await steady.setViewportSize({ width: 1440, height: 900 });
  await expectNoFindings(steady, 'at 1440 px');
  await expectNoFindingsOpened(steady);
});

test('axe finds nothing in any open menu', async ({ steady }) => {
  await open(steady, '/rti', 1440);
  const buttons = steady.getByRole('navigation', { name: 'Main' }).getByRole('button', { expanded: false });
  const names = await buttons.allInnerTexts();
  expect(names.length).toBeGreaterThan(6);
  expect(names).toContain('Quick Access');
  for (const [index, name] of names.entries()) {
    const button = steady.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Below the header, the page is the same for each menu.
    await expectNoFindings(steady, `with ${name} open`, index === 0 ? 'html' : '[data-site-header]');
  }
});

test('axe finds nothing in a department’s recruitments, opened', async ({ steady }) => {
  await open(steady, '/placements/PlacementDetails', 360);
  const tile = steady.locator('main button[aria-haspopup=dialog]').first();
  await tile.click();
  await expect(steady.getByRole('dialog')).toBeVisible();
  await expectNoFindings(steady, 'with the dialog open');
});

const fragments = {
  '/ipr-cell': ['functions', 'committee', 'patents', 'roles', 'track'],
  '/iqac': ['criterion-1', 'criterion-10'],
};
for (const [path, ids] of Object.entries(fragments)) {
  for (const id of ids) {
    test(`axe finds nothing on ${path}#${id}`, async ({ steady }) => {
      await open(steady, `${path}#${id}`, 1024);
      await expect(steady.locator(`#${id}`)).toBeVisible();
      await expectNoFindings(steady, 'wide');
      await expectNoSidewaysScroll(steady);
    });
  }
}

test('axe finds nothing on the form for a department that is not there', async ({ steady }) => {
  await open(steady, '/department/xyz', 360);
  await expectNoFindings(steady, 'not found');
});
