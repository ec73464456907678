import type { Page } from '@playwright/test';
import { untilIslandsHydrated } from '@viit/test-kit/islands';
import { delayResponses } from '../../src/delay-responses.ts';
import { keepDocument } from '../../src/lengthen-timers.ts';
import { isFull, isLong } from '../../src/series.ts';
import { measureShifts, open, scrollToPosition, untilStill } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';
import { breakLists, listFaults, lists, longTitle } from './faulty-lists.ts';
import { expectIntactLayout } from './intact-layout.ts';

/*
 * All four lists of the home page have the same fault. On the first page the lists are rendered into the HTML (R13.8, R102).
 */

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const blocks = 'main > * > *';
const hero = (page: Page) => page.locator('[data-hero]');
const news = (page: Page) => page.getByRole('region', { name: 'News & Upcoming Events' });
const notices = (page: Page) => page.getByRole('region', { name: 'Announcements', exact: true });
const placements = (page: Page) => page.getByRole('region', { name: 'Placements', exact: true });

/** Expects what the page shows, by fault. */
const expectContent: Record<string, (page: Page, width: number) => Promise<void>> = {
  failing: async (page) => {
    await expect(hero(page).getByText('1 / 5')).toBeVisible();
    await expect(notices(page).getByRole('listitem').first()).toBeVisible();
    await expect(news(page).getByText('1 / 7')).toBeVisible();
  },
  'slow by 5 s': async (page) => {
    await expect(hero(page).getByText('1 / 5')).toBeVisible();
    await expect(news(page).getByText('1 / 7')).toBeVisible();
  },
  empty: async (page) => {
    await expect(hero(page).getByText('No slides available')).toBeVisible();
    await expect(notices(page).getByText('No announcements')).toBeVisible();
    await expect(news(page).getByText('No events are announced at present')).toBeVisible();
    await expect(placements(page).getByText('37 LPA')).toBeVisible();
    await expect(page.getByRole('button', { name: /slide|event$|student$/ })).toHaveCount(0);
  },
  'of one item': async (page) => {
    await expect(hero(page).getByText('1 / 1')).toBeVisible();
    await expect(notices(page).getByRole('listitem')).toHaveCount(1);
    await expect(news(page).getByRole('heading', { name: 'Event 1' })).toBeVisible();
    await expect(placements(page).getByRole('heading', { name: 'Student 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: /slide|event$|student$/ })).toHaveCount(0);
  },
  'of 200 items': async (page) => {
    await expect(hero(page).getByText('1 / 200')).toBeVisible();
    await expect(notices(page).getByRole('listitem')).toHaveCount(200);
    await expect(news(page).getByText('1 / 200')).toBeVisible();
    await news(page).getByRole('button', { name: 'Previous event' }).click();
    await expect(news(page).getByText('200 / 200')).toBeVisible();
    await placements(page).getByRole('button', { name: 'Previous student' }).click();
    await expect(placements(page).getByRole('heading', { name: 'Student 200' })).toBeVisible();
  },
  'with broken image addresses': async (page, width) => {
    await expect(hero(page).locator('img').first()).toHaveCSS('visibility', 'hidden');
    // A failed image is hidden on narrow screens and a grey area elsewhere (R31.13).
    const media = news(page).locator('[data-position="front"] [data-failed="true"]');
    if (width > 768) await expect(media).toHaveCSS('background-color', 'rgb(213, 220, 223)');
    else await expect(media).toBeHidden();
    await expect(placements(page).getByRole('img', { name: 'Student 1', exact: true })).toBeVisible();
    await expect(placements(page).locator('[data-position="middle"] [data-state="failed"]')).toHaveCount(2);
  },
  'with titles of 300 characters': async (page) => {
    await expect(notices(page).getByRole('link', { name: longTitle.trim() }).first()).toBeVisible();
    await expect(news(page).getByRole('heading', { name: longTitle.trim() })).toBeVisible();
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await news(page).getByRole('button', { name: 'Previous event' }).click();
    await placements(page).getByRole('button', { name: 'Previous student' }).click();
  },
};

/** Scrolls through the whole page, so that everything that waits to be near the window has loaded. */
async function scrollToEnd(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += 700) {
    await scrollToPosition(page, top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

/** Each fault at each size. In the shorter runs each fault runs at one size, alternately. */
const faultsAtSize = (sizeIndex: number) =>
  Object.keys(listFaults).filter((_, i) => isFull || (i % sizes.length === sizeIndex && (isLong || i < 3)));

for (const [sizeIndex, { width, height }] of sizes.entries()) {
  for (const fault of faultsAtSize(sizeIndex)) {
    test(`at ${width} px, with its lists ${fault}, the home page keeps its layout and shows the right content`, async ({
      page,
      problems,
    }) => {
      await breakLists(page, fault);
      // The intro video would cover the page, and animations would change what is checked.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shifts = await measureShifts(page);
      const responded = Promise.all(
        lists.map((list) => page.waitForResponse(`**/api/${list}/list`, { timeout: 20_000 })),
      );
      await open(page, '/', width, height);
      await responded;
      await untilStill(page);
      const { sum, moved } = await shifts();
      expect(sum, moved.join('\n')).toBeLessThan(0.05);
      // Twice: after hydration, and after scrolling to the end.
      await untilIslandsHydrated(page);
      await expectIntactLayout(page, blocks);
      await scrollToEnd(page);
      await expectContent[fault]?.(page, width);
      await expectIntactLayout(page, blocks);
      const errors = problems.filter((line) => line.startsWith('error:') && !line.includes('Failed to load resource'));
      expect(errors.map((line) => line.replace(/^error: (Error fetching \w+ data:).*/s, '$1')).sort()).toEqual(
        fault === 'failing' ? lists.map((list) => `Error fetching ${list} data:`).sort() : [],
      );
    });
  }
}

for (const { width, height } of isFull ? sizes : sizes.slice(0, 1)) {
  test(`at ${width} px, coming from another page, failing lists show their empty states and are logged`, async ({
    page,
    problems,
  }) => {
    await goHomeWithFault(page, { width, height }, () => breakLists(page, 'failing'));
    await expect(page.getByText('No slides available')).toBeVisible();
    await expect(page.getByText('No announcements')).toBeVisible();
    await expect(news(page).getByRole('status')).toHaveText('Loading events');
    await expect(placements(page).getByText('37 LPA')).toBeVisible();
    for (const list of lists) await expect.poll(() => problems.join('\n')).toContain(`Error fetching ${list} data:`);
    await scrollToEnd(page);
    await expectIntactLayout(page, blocks);
  });
}

for (const { width, height } of isFull ? sizes : sizes.slice(1)) {
  test(`at ${width} px, coming from another page, slow lists shift nothing when they arrive`, async ({ page }) => {
    const slow = await goHomeWithFault(page, { width, height }, () => delayResponses(page, '**/api/*/list'));
    await expect(news(page).getByRole('status')).toHaveText('Loading events');
    await expect(page.getByText('No slides available')).toHaveCount(0);
    await expect(page.getByText('No announcements')).toHaveCount(0);
    await expectIntactLayout(page, blocks);
    const shifts = await measureShiftsFromNow(page);
    slow.deliver();
    await expect(news(page).getByText('1 / 7')).toBeVisible();
    expect(await shifts()).toBeLessThan(0.05);
    await scrollToEnd(page);
    await expectIntactLayout(page, blocks);
  });
}

/** Navigates to the home page from another page, so that no lists are rendered into it. @returns what `breaks` returns. */
async function goHomeWithFault<T>(
  page: Page,
  size: { width: number; height: number },
  breaks: () => Promise<T>,
): Promise<T> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepDocument(page);
  await open(page, '/policies', size.width, size.height);
  const fault = await breaks();
  await page.getByRole('banner').getByRole('link', { name: /VIIT/ }).first().click();
  await expect(page.locator('[data-hero] h1')).toBeVisible();
  await untilHydrated(page);
  return fault;
}

async function measureShiftsFromNow(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shiftsFromNow: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shiftsFromNow: { sum: number } }).shiftsFromNow.sum);
}
