import type { Locator, Page } from '@playwright/test';
import { expect, untilHydrated } from './site-test.ts';

/** Somebody at the site, who does everything with a pointer, or everything with the keyboard. */
export interface Visitor {
  page: Page;
  manner: Manner;
  /** Presses a link or button. */
  presses(target: Locator): Promise<void>;
  /** Writes into a box that has the focus. */
  writes(box: Locator, words: string): Promise<void>;
  /** Waits until this page is there and alive. */
  arrivesAt(path: string | RegExp, heading: string | RegExp): Promise<void>;
}

/** How somebody uses the site. */
export interface Manner {
  name: string;
  /** The window, in CSS px. */
  window: { width: number; height: number };
  isKeyboard: boolean;
}

export const desk: Manner = { name: 'at a desk', window: { width: 1440, height: 900 }, isKeyboard: false };
export const telephone: Manner = { name: 'on a telephone', window: { width: 390, height: 844 }, isKeyboard: false };
export const keyboard: Manner = { ...desk, name: 'by keyboard only', isKeyboard: true };
/** 1280 × 1024 px at 400 % (WCAG 2.2, 1.4.10). */
export const zoomed: Manner = { name: 'at 400 % zoom', window: { width: 320, height: 256 }, isKeyboard: false };

/** How many times somebody presses Tab before they give up on a page. */
const patience = 250;

/** Lets somebody in who uses the site in this manner. The home page's film is not shown to whoever wants no motion. */
export async function visit(page: Page, manner: Manner, path: string): Promise<Visitor> {
  await page.setViewportSize(manner.window);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await untilHydrated(page);
  return {
    page,
    manner,
    async presses(target) {
      if (!manner.isKeyboard) return target.click();
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async writes(box, words) {
      await expect(box).toBeFocused();
      await page.keyboard.type(words);
    },
    async arrivesAt(path, heading) {
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await untilHydrated(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `px past the side of ${path}`).toBeLessThanOrEqual(0);
    },
  };
}

/** Presses Tab until a target has the focus, which can then be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const isThere = () => target.evaluate((one) => one === document.activeElement);
  for (let stop = 0; !(await isThere()); stop++) {
    expect(stop, `Tab reaches ${target}`).toBeLessThan(patience);
    await page.keyboard.press('Tab');
  }
  await expect(target, 'what has the focus is seen').toBeInViewport();
}

/** Waits until a part of the page is where its heading can be read, after a link to it. */
export async function arrivesAtPart({ page }: Visitor, id: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(`/#${id}`);
  await expect(page.locator(`#${id}`).getByRole('heading', { name: heading, exact: true })).toBeInViewport();
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Whether somebody can press it: the home page's header waits above the window until the hero has gone, or the focus comes. */
const canPress = async ({ manner }: Visitor, target: Locator) =>
  (await target.isVisible()) && (manner.isKeyboard || ((await target.boundingBox())?.y ?? -1) >= 0);

/** Opens the drawer with all menus, or with the search where `Search` is pressed. */
async function opensDrawer({ page, presses }: Visitor, by: 'Menu' | 'Search'): Promise<void> {
  await presses(page.getByRole('button', { name: by, exact: true }).filter({ visible: true }).first());
  await expect(drawer(page)).toBeVisible();
}

/** Follows an entry of the menu: in the header's panels where they can be reached, else in the drawer. */
export async function followsMenu(visitor: Visitor, menu: string, entry: string): Promise<void> {
  const { page, presses } = visitor;
  const button = page.getByRole('banner').getByRole('button', { name: menu, exact: true });
  if (await canPress(visitor, button)) {
    await presses(button);
    return presses(page.getByRole('banner').getByRole('link', { name: entry, exact: true }));
  }
  await opensDrawer(visitor, 'Menu');
  const summary = drawer(page).locator('summary').filter({ hasText: menu }).first();
  if (!(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open))) await presses(summary);
  await presses(drawer(page).getByRole('link', { name: entry, exact: true }));
}

/** Searches in the drawer. @returns the group of results with this heading. */
export async function searches(visitor: Visitor, words: string, group: 'Pages' | 'Documents'): Promise<Locator> {
  const { page } = visitor;
  const search = page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).first();
  await opensDrawer(visitor, (await search.isVisible()) ? 'Search' : 'Menu');
  const box = drawer(page).getByRole('searchbox');
  if (!(await box.evaluate((one) => one === document.activeElement))) await visitor.presses(box);
  await visitor.writes(box, words);
  return drawer(page).locator('section', { has: page.getByRole('heading', { name: group }) });
}

/** Opens a document's link in its own tab, and expects a PDF there. @returns its address. */
export async function opensDocument({ page, presses }: Visitor, link: Locator): Promise<string> {
  const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), presses(link)]);
  const answer = await page.request.get(address);
  expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'application/pdf']);
  expect((await answer.body()).subarray(0, 5).toString(), address).toBe('%PDF-');
  await tab.close();
  await page.bringToFront();
  return new URL(address).pathname;
}
