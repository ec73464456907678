import type { Page } from '@playwright/test';
import { menus } from '../../src/menu.ts';
import { isFull } from '../../src/series.ts';
import { expectInWindow, horizontalOverflow, open, untilAnimationsEnd } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

const names = [...Object.keys(menus), 'Quick Access'];
const banner = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const panel = (page: Page) => banner(page).locator('[id^="menu-"]:not([hidden])');
const expectOpen = (page: Page, name: string, isOpen: boolean) =>
  expect(button(page, name)).toHaveAttribute('aria-expanded', String(isOpen));

/** The `href` attributes of the links in the open panel. */
const addresses = (page: Page) =>
  panel(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('a menu opens on hover, stays open while the pointer is in its panel, and closes 200 ms after it has left', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/policies', 1440);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, 'Academics').hover();
  await expectOpen(page, 'Academics', true);
  await panel(page).getByRole('link').first().hover();
  await page.clock.runFor(300);
  await expectOpen(page, 'Academics', true);
  await page.mouse.move(700, 780);
  await page.clock.runFor(190);
  await expectOpen(page, 'Academics', true);
  await page.clock.runFor(20);
  await expectOpen(page, 'Academics', false);
});

test('a tap opens and closes a menu', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await open(page, '/policies', 1280);
  await button(page, 'Academics').tap();
  await expectOpen(page, 'Academics', true);
  await button(page, 'Academics').tap();
  await expectOpen(page, 'Academics', false);
  await context.close();
});

test('every menu has the required entries, and all can be reached by keyboard', async ({ page }) => {
  await open(page, '/policies', 1440);
  for (const [name, expected] of Object.entries(menus)) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    expect(await addresses(page), name).toEqual(expected);
    const reached: (string | null)[] = [];
    for (let stop = 0; stop < expected.length; stop++) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
    }
    expect(reached, name).toEqual(expected);
    // The next Tab moves to the next button, and the panel closes.
    await page.keyboard.press('Tab');
    await expectOpen(page, name, false);
  }
});

test('closed menus have no tab stops: the header has its logo, eight buttons and search', async ({ page }) => {
  await open(page, '/policies', 1440);
  const stops: string[] = [];
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (let stop = 0; stop < 11; stop++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const now = document.activeElement;
        const name = now?.querySelector('[aria-label]')?.getAttribute('aria-label') ?? now?.textContent ?? '';
        return `${now?.closest('main') ? 'page' : 'header'} ${name.trim()}`;
      }),
    );
  }
  expect(stops.slice(0, 10)).toEqual(['VIIT home', ...names, 'Search'].map((name) => `header ${name}`));
  expect(stops[10]).toMatch(/^page /);
});

const windows = [
  [1101, 420],
  [1101, 700],
  [1280, 800],
  [1440, 900],
] as const;
for (const [width, height] of isFull ? windows : windows.slice(0, 1)) {
  test(`every panel fits into a window of ${width} × ${height} px`, async ({ page }) => {
    await open(page, '/policies', width, height);
    for (const name of names) {
      await button(page, name).press('Enter');
      await untilAnimationsEnd(panel(page));
      await expectInWindow(page, panel(page), name);
      expect(await horizontalOverflow(page), name).toBe(0);
    }
  });
}
