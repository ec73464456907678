import type { Page } from '@playwright/test';
import { expect, test } from '../../src/shared-page.ts';
import { untilHydrated } from '../../src/site-test.ts';

/* Accordions: one entry open at a time (R46.2, R56.3, R74.4), and closed entries can be found and printed. */

const pages = [
  { path: '/empowering-strategies', entries: 3, first: true, phrase: 'health centre on campus' },
  { path: '/admissionsprocedure', entries: 3, first: true, phrase: 'six passport photographs' },
  { path: '/ipr-cell#functions', entries: 11, first: false, phrase: 'annual innovation day' },
];

const entriesOf = (page: Page) => page.locator('main details[name]:visible');
const openEntries = (page: Page) =>
  entriesOf(page).evaluateAll((all) =>
    (all as HTMLDetailsElement[]).flatMap((entry, index) => (entry.open ? [index] : [])),
  );

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('about:blank');
  await page.goto(path);
  await untilHydrated(page);
}

for (const { path, entries, first, phrase } of pages) {
  test(`${path}: ${first ? 'the first' : 'no'} entry is open at first; opening another closes it; a click closes the open one`, async ({
    sharedPage,
  }) => {
    await open(sharedPage, path);
    await expect(entriesOf(sharedPage)).toHaveCount(entries);
    expect(await openEntries(sharedPage)).toEqual(first ? [0] : []);
    const summary = (index: number) => entriesOf(sharedPage).nth(index).locator('summary');
    await summary(1).click();
    await expect.poll(() => openEntries(sharedPage)).toEqual([1]);
    await summary(2).click();
    await expect.poll(() => openEntries(sharedPage)).toEqual([2]);
    await summary(2).click();
    await expect.poll(() => openEntries(sharedPage)).toEqual([]);
  });

  test(`${path}: the browser’s search finds text in a closed entry and opens it`, async ({ sharedPage }) => {
    await open(sharedPage, path);
    const entry = entriesOf(sharedPage).filter({ hasText: phrase });
    expect(await entry.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
    // Like the browser's search, a text fragment also finds text in closed entries.
    const [address, fragment = ''] = path.split('#');
    await sharedPage.goto('about:blank');
    await sharedPage.goto(`${address}#${fragment}:~:text=${encodeURIComponent(phrase)}`);
    await untilHydrated(sharedPage);
    await expect
      .poll(() =>
        sharedPage
          .locator('main details[name]', { hasText: phrase })
          .evaluate((entry: HTMLDetailsElement) => entry.open),
      )
      .toBe(true);
  });

  test(`${path}: on paper every entry can be read`, async ({ sharedPage }) => {
    await open(sharedPage, path);
    await sharedPage.emulateMedia({ media: 'print' });
    const heights = await entriesOf(sharedPage).evaluateAll((all) =>
      all.map((entry) => entry.lastElementChild?.getBoundingClientRect().height ?? 0),
    );
    await sharedPage.emulateMedia({ media: null });
    expect(heights).toHaveLength(entries);
    for (const height of heights) expect(height).toBeGreaterThan(20);
  });
}
