import type { Page } from '@playwright/test';
import { menus, plainEntries, portals } from '../../src/menu.ts';
import { expectInWindow, horizontalOverflow, open, openHome, untilStill } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const searchButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const searchField = (page: Page) => drawer(page).getByRole('searchbox');

async function openDrawer(page: Page, width: number, height = 740): Promise<void> {
  await open(page, '/policies', width, height);
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

async function openSearch(page: Page, text: string, width = 1440): Promise<void> {
  await open(page, '/policies', width);
  await searchButton(page).click();
  await searchField(page).fill(text);
}

for (const [width, drawerWidth] of [
  [320, 272],
  [1024, 416],
] as const) {
  test(`at ${width} px the drawer is 85% of the window wide, at most 416 px, over a dimmed page`, async ({ page }) => {
    await openDrawer(page, width);
    await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(width - drawerWidth);
    expect((await drawer(page).boundingBox())?.width).toBe(drawerWidth);
    await expectInWindow(page, drawer(page), 'the drawer');
    expect(await horizontalOverflow(page)).toBe(0);
    const appearance = await drawer(page).evaluate((dialog) => ({
      isModal: dialog.matches(':modal'),
      backdrop: getComputedStyle(dialog, '::backdrop').backgroundColor,
      logo: Math.round(dialog.querySelector('a svg')?.getBoundingClientRect().width ?? 0),
    }));
    expect(appearance).toEqual({ isModal: true, backdrop: expect.stringMatching(/^rgba\(.*0\.6\d*\)$/), logo: 130 });
  });
}

test('the drawer contains the whole menu and Quick Access, and every entry can be reached by keyboard', async ({
  page,
}) => {
  await openDrawer(page, 360);
  const summaries = drawer(page).locator('summary');
  await expect(summaries).toHaveText([...Object.keys(menus), 'Quick Access']);
  for (const [name, [, ...expected]] of Object.entries(menus)) {
    const summary = summaries.filter({ hasText: name }).first();
    const isOpen = () => summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open);
    await summary.focus();
    if (!(await isOpen())) await page.keyboard.press('Enter');
    await expect.poll(isOpen, name).toBe(true);
    const reached: (string | null)[] = [];
    for (let stop = 0; stop < expected.length; stop++) {
      await page.keyboard.press('Tab');
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
    }
    expect(reached, name).toEqual(expected);
  }
  await expect(drawer(page).locator('details[open]'), 'open groups').toHaveCount(1);
  for (const name of plainEntries) await expect(drawer(page).getByText(name, { exact: true })).toBeVisible();
  await summaries.last().press('Enter');
  for (const [name] of portals) await expect(drawer(page).getByRole('link', { name })).toBeVisible();
  const social = drawer(page).getByRole('list', { name: 'Social media' }).getByRole('link');
  expect(await social.evaluateAll((links) => links.map((link) => link.querySelector('svg')?.ariaLabel))).toEqual(
    ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn'].map((name) => `${name} (opens in a new tab)`),
  );
});

test('the focus stays in the drawer; Escape closes it and returns the focus to its button', async ({ page }) => {
  await open(page, '/policies', 768);
  await menuButton(page).press('Enter');
  await expect(drawer(page)).toBeVisible();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    // After the last control the focus moves to the browser's own controls, and then to the drawer again.
    const where = await page.evaluate(() =>
      document.activeElement?.closest('dialog') ? 'drawer' : document.activeElement?.tagName,
    );
    expect(['drawer', 'BODY']).toContain(where);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('the backdrop and the close button close the drawer; the page behind does not scroll', async ({ page }) => {
  await openDrawer(page, 768);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 500);
  await untilStill(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(100, 400);
  await expect(drawer(page)).toBeHidden();
  await menuButton(page).click();
  await drawer(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

for (const height of [400, 640]) {
  test(`in a window ${height} px high, the menu can be scrolled to its last entry`, async ({ page }) => {
    await openDrawer(page, 360, height);
    const last = drawer(page).getByText('Quick Access', { exact: true });
    await expect(last).not.toBeInViewport();
    await drawer(page).getByRole('link', { name: 'Administration' }).hover();
    await page.mouse.wheel(0, 10_000);
    await expect(last).toBeInViewport();
  });
}

test('search can be opened on a phone, and from the page bar’s menu button', async ({ page }) => {
  await open(page, '/policies', 360);
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  await openHome(page, 1024);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('button', { name: 'Menu' }).click();
  await expect(searchField(page)).toBeVisible();
});

test('search finds menu entries in any letter case, shows how many, and names their groups', async ({ page }) => {
  await openSearch(page, 'gOVERNing');
  await expect(drawer(page).getByRole('status')).toHaveText(/^1 match in the menu/);
  // Results of the site, which follow, name the body too.
  await expect(drawer(page).getByRole('link', { name: 'Governing Body' }).first()).toHaveText(/About Us › Governance/);
  await searchField(page).fill('  CELL ');
  const status = drawer(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ matches in the menu, \d+ matches on the site$/);
  await expect(drawer(page).getByRole('link', { name: 'All results on one page' })).toBeVisible();
  // Read at once: results of the site replace those of the previous text.
  const announcedAndListed = async () => {
    const announced = ((await status.textContent()) ?? '').match(/\d+/g) ?? [];
    return announced.reduce((sum, one) => sum + Number(one), 0) - (await drawer(page).locator('section li').count());
  };
  await expect.poll(announcedAndListed, 'announced beyond those that are listed').toBe(0);
  await searchField(page).fill('');
  await expect(drawer(page).getByRole('status')).toBeEmpty();
  await expect(drawer(page).locator('summary').first()).toBeVisible();
});
