import type { Locator, Page } from '@playwright/test';
import { expect, untilHydrated } from './site-test.ts';

/** A person who uses the site with a pointer only, or with the keyboard only. */
export interface Visitor {
  page: Page;
  mode: BrowsingMode;
  /** Clicks a link or button, or moves to it with Tab and presses Enter. */
  press(target: Locator): Promise<void>;
  /** Types into a field that has the focus. */
  type(field: Locator, text: string): Promise<void>;
  /** Expects this page with this heading, waits until it has hydrated, and expects that it does not scroll sideways. */
  expectPage(path: string | RegExp, heading: string | RegExp): Promise<void>;
}

/** How a person uses the site. */
export interface BrowsingMode {
  name: string;
  /** The window, in CSS px. */
  window: { width: number; height: number };
  isKeyboard: boolean;
}

export const desktop: BrowsingMode = {
  name: 'on a desktop computer',
  window: { width: 1440, height: 900 },
  isKeyboard: false,
};
export const phone: BrowsingMode = { name: 'on a phone', window: { width: 390, height: 844 }, isKeyboard: false };
export const keyboard: BrowsingMode = { ...desktop, name: 'by keyboard only', isKeyboard: true };
/** 1280 × 1024 px at 400% (WCAG 2.2, 1.4.10). */
export const zoomed: BrowsingMode = { name: 'at 400% zoom', window: { width: 320, height: 256 }, isKeyboard: false };

/** How often Tab is pressed before the target counts as unreachable. */
const maxTabPresses = 250;
const tabsAtOnce = 5;

/** Opens a page in this mode. Reduced motion is on, so that the intro video does not cover the home page. */
export async function visit(page: Page, mode: BrowsingMode, path: string): Promise<Visitor> {
  await page.setViewportSize(mode.window);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await untilHydrated(page);
  return {
    page,
    mode,
    async press(target) {
      if (!mode.isKeyboard) return target.click();
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    async expectPage(path, heading) {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      // After a page load the focus stays; otherwise Tab would be pressed before it has moved.
      await page.waitForFunction(
        () =>
          document.activeElement?.matches('h1, main') ||
          performance.getEntriesByType('navigation')[0]?.name === location.href,
      );
      await untilHydrated(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `px that ${path} scrolls sideways`).toBeLessThanOrEqual(0);
    },
  };
}

/** Presses Tab until a target has the focus, and expects that it is in the window then. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const isFocused = () => target.evaluate((one) => one === document.activeElement);
  await target.evaluate(keepFocus);
  for (let stop = 0; !(await isFocused()); stop += tabsAtOnce) {
    expect(stop, `Tab reaches ${target}`).toBeLessThan(maxTabPresses);
    for (let press = 0; press < tabsAtOnce; press++) await page.keyboard.press('Tab');
  }
  await page.evaluate(() => document.dispatchEvent(new Event('focus-reached')));
  await expect(target, 'the focused element is in the window').toBeInViewport();
}

/** Runs in the page: once the element has the focus, Tab stays there, so that it can be pressed a few times without a look. */
function keepFocus(element: Element): void {
  const end = new AbortController();
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && element === document.activeElement) event.preventDefault();
  };
  document.addEventListener('keydown', stay, { signal: end.signal });
  document.addEventListener('focus-reached', () => end.abort(), { once: true });
}

/** Expects that a link has led to a block of the page: its fragment is in the address and its heading in the window. */
export async function expectBlock({ page }: Visitor, id: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`);
  await expect(page.locator(`#${id}`).getByRole('heading', { name: heading, exact: true })).toBeInViewport();
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Whether a visitor can press it. The header of the home page is above the window until it is focused or the hero has left the view. */
const canPress = async ({ mode }: Visitor, target: Locator) =>
  (await target.isVisible()) && (mode.isKeyboard || ((await target.boundingBox())?.y ?? -1) >= 0);

/** Opens the drawer with the menus, or with the search if `Search` is pressed. */
async function openDrawer({ page, press }: Visitor, by: 'Menu' | 'Search'): Promise<void> {
  await press(page.getByRole('button', { name: by, exact: true }).filter({ visible: true }).first());
  await expect(drawer(page)).toBeVisible();
}

/** Follows an entry of the menu: in the header if it can be reached there, otherwise in the drawer. */
export async function followMenu(visitor: Visitor, menu: string, entry: string): Promise<void> {
  const { page, press } = visitor;
  const button = page.getByRole('banner').getByRole('button', { name: menu, exact: true });
  if (await canPress(visitor, button)) {
    await press(button);
    return press(page.getByRole('banner').getByRole('link', { name: entry, exact: true }));
  }
  await openDrawer(visitor, 'Menu');
  const summary = drawer(page).locator('summary').filter({ hasText: menu }).first();
  if (!(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open))) await press(summary);
  await press(drawer(page).getByRole('link', { name: entry, exact: true }));
}

/** Searches in the drawer. @returns the group of results with this heading. */
export async function searchSite(visitor: Visitor, query: string, group: 'Pages' | 'Documents'): Promise<Locator> {
  const { page } = visitor;
  const searchButton = page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).first();
  await openDrawer(visitor, (await searchButton.isVisible()) ? 'Search' : 'Menu');
  const field = drawer(page).getByRole('searchbox');
  if (!(await field.evaluate((one) => one === document.activeElement))) await visitor.press(field);
  await visitor.type(field, query);
  return drawer(page).locator('section', { has: page.getByRole('heading', { name: group }) });
}

/** Follows a link to a document, which opens in a new tab, and expects a PDF. @returns its path. */
export async function openDocument({ page, press }: Visitor, link: Locator): Promise<string> {
  const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press(link)]);
  const response = await page.request.get(address);
  expect([response.status(), response.headers()['content-type']], address).toEqual([200, 'application/pdf']);
  expect((await response.body()).subarray(0, 5).toString(), address).toBe('%PDF-');
  await tab.close();
  await page.bringToFront();
  return new URL(address).pathname;
}
