import type { Page } from '@playwright/test';
import { menus, plainEntries, portals } from '../../src/menu.ts';
import { expectInWindow, horizontalOverflow, open } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

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

test('a menu opens on hover, and closes 200 ms after the pointer has left', async ({ page }) => {
  await page.clock.install();
  await open(page, '/policies', 1440);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button(page, 'Academics').hover();
  await expectOpen(page, 'Academics', true);
  await page.mouse.move(700, 780);
  await page.clock.runFor(190);
  await expectOpen(page, 'Academics', true);
  await page.clock.runFor(20);
  await expectOpen(page, 'Academics', false);
});

test('a menu stays open while the pointer moves from its button into its panel', async ({ page }) => {
  await open(page, '/policies', 1440);
  await button(page, 'Research').hover();
  await panel(page).getByRole('link', { name: 'Publications' }).hover();
  await page.waitForTimeout(300);
  await expectOpen(page, 'Research', true);
});

test('a click opens and closes a menu; only one is open at a time; a click elsewhere closes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/policies', 1440);
  // By keyboard, so that the pointer does not hover.
  for (const name of ['Academics', 'Research']) await button(page, name).press('Enter');
  await expectOpen(page, 'Academics', false);
  await expectOpen(page, 'Research', true);
  await button(page, 'Research').press('Enter');
  await expectOpen(page, 'Research', false);
  await button(page, 'Research').press('Enter');
  await page.mouse.click(700, 780);
  await expectOpen(page, 'Research', false);
});

test('a click on a menu that hover has just opened leaves it open; the next click closes it', async ({ page }) => {
  await open(page, '/policies', 1440);
  await button(page, 'Placements').hover();
  await button(page, 'Placements').click();
  await expectOpen(page, 'Placements', true);
  await button(page, 'Placements').click();
  await expectOpen(page, 'Placements', false);
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

test('Escape closes a menu and returns the focus to its button', async ({ page }) => {
  await open(page, '/policies', 1440);
  await button(page, 'Accreditation').press('Enter');
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Statutory Approvals' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, 'Accreditation', false);
  await expect(button(page, 'Accreditation')).toBeFocused();
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

test('the current page is marked in its menu, and nowhere else', async ({ page }) => {
  await open(page, '/governing-body', 1440);
  await button(page, 'About Us').press('Enter');
  const current = banner(page).locator('[aria-current]');
  await expect(current).toHaveText('Governing Body');
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('entries without an address are plain text, and the organizational structure opens in a new tab', async ({
  page,
}) => {
  await open(page, '/policies', 1440);
  await button(page, 'Campus Life').press('Enter');
  for (const name of plainEntries) {
    await expect(panel(page).getByText(name, { exact: true })).toBeVisible();
    await expect(panel(page).getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await button(page, 'About Us').press('Enter');
  const inNewTab = panel(page).locator('a[target="_blank"]');
  await expect(inNewTab).toHaveAttribute('href', '/organizational-structure');
  await expect(inNewTab).toHaveAccessibleName(/opens in a new tab/);
});

test('the menu shows the picture of the hovered entry, and its default picture otherwise', async ({ page }) => {
  await open(page, '/policies', 1440);
  await button(page, 'About Us').hover();
  const picture = panel(page).locator('img');
  const defaultSrc = await picture.getAttribute('src');
  await panel(page).getByRole('link', { name: 'Governing Body' }).hover();
  await expect(picture).not.toHaveAttribute('src', defaultSrc ?? '');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await panel(page).getByRole('link', { name: 'Strategic Plan' }).hover();
  await expect(picture).toHaveAttribute('src', defaultSrc ?? '');
});

test('Quick Access lists four portals with their descriptions, each opening in a new tab', async ({ page }) => {
  await open(page, '/policies', 1440);
  await button(page, 'Quick Access').press('Enter');
  const links = panel(page).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const [index, [name, description]] of portals.entries()) {
    await expect(links.nth(index)).toHaveText(new RegExp(`${name}\\s*${description}`));
    await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
  }
  const colours = await panel(page)
    .locator('[data-color]')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
  expect(new Set(colours).size).toBe(4);
});

for (const [width, height] of [
  [1101, 700],
  [1101, 420],
  [1280, 800],
  [1440, 900],
] as const) {
  test(`every panel fits into a window of ${width} × ${height} px`, async ({ page }) => {
    await open(page, '/policies', width, height);
    for (const name of names) {
      await button(page, name).press('Enter');
      await page.waitForTimeout(250);
      await expectInWindow(page, panel(page), name);
      expect(await horizontalOverflow(page), name).toBe(0);
    }
  });
}

test('a link in a menu opens its page without a page load, and the menu closes', async ({ page }) => {
  await open(page, '/policies', 1440);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await button(page, 'Campus Life').hover();
  await panel(page).getByRole('link', { name: 'Media Cell' }).click();
  await expect(page).toHaveURL('/media-cell');
  await untilHydrated(page);
  await page.mouse.move(700, 780);
  await expectOpen(page, 'Campus Life', false);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
