import type { Page } from '@playwright/test';
import type { PageTable } from '@viit/contract';
import { isIslandHydrated, untilIslandHydrated, untilIslandsHydrated } from '@viit/test-kit/islands';
import { keepDocument } from '../../src/lengthen-timers.ts';
import { isFull, widths } from '../../src/series.ts';
import { open, openHome, scrollToPosition } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';
import { breakLists } from './faulty-lists.ts';
import { disableIntroVideo } from './home-test.ts';

/* The blocks below the first view are islands: their code loads when they come near the window (docs/decisions/0016). */

const windows = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const islandNames = ['Programs', 'Cells', 'Placements', 'Campus', 'Testimonials', 'News'];
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);
const scrollToIsland = (page: Page, name: string) =>
  island(page, name).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
const button = (page: Page, islandName: string, name: string) =>
  island(page, islandName).getByRole('button', { name, exact: true });

/** Uses each island and expects the result. */
const useIsland: Record<string, (page: Page) => Promise<void>> = {
  async Programs(page) {
    await button(page, 'Programs', 'Postgraduate').click();
    await expect(island(page, 'Programs').getByRole('link')).toHaveCount(11);
  },
  async Placements(page) {
    const name = island(page, 'Placements').getByRole('heading', { level: 4 });
    const first = (await name.textContent()) ?? '';
    await button(page, 'Placements', 'Next student').click();
    await expect(name).not.toHaveText(first);
  },
  async Campus(page) {
    await button(page, 'Campus', 'Temple').click();
    await expect(island(page, 'Campus').getByRole('heading', { level: 3 })).toHaveText('Temple');
  },
  async Testimonials(page) {
    await expect(island(page, 'Testimonials').getByRole('figure')).toHaveCount(6);
  },
  async News(page) {
    await button(page, 'News', 'Next event').click();
    await expect(island(page, 'News').getByText('2 / 7')).toBeVisible();
  },
};

/** Follows a card of the cells strip, and expects the top of its page. */
async function leaveByCell(page: Page): Promise<void> {
  await island(page, 'Cells')
    .getByRole('link', { name: /Discipline Cell/ })
    .press('Enter');
  await expect(page).toHaveURL('/discipline-cell');
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** Paths of the home section's scripts that the first view of `/` needs. */
async function firstScripts(page: Page): Promise<string[]> {
  const table = (await (await page.request.get('/_registry.json')).json()) as PageTable;
  const entry = table.sections.home?.entry ?? '';
  return [entry, ...(table.pages.find(({ path }) => path === '/')?.scripts ?? [])];
}

const homeScript = /\/_builds\/home\/[^?]+\.js(\?|$)/;
const pathOf = (url: string) => new URL(url).pathname;

/** Paths of the home section's scripts that the page requests. */
function watchScripts(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (homeScript.test(request.url())) requested.add(pathOf(request.url()));
  });
  return requested;
}

/** Makes the code of islands fail or wait. @returns a function that ends this. */
async function breakIslands(page: Page, fault: 'fails' | 'waits'): Promise<() => void> {
  const first = await firstScripts(page);
  let isRepaired = false;
  let repair = () => {};
  const repaired = new Promise<void>((resolve) => {
    repair = resolve;
  });
  await page.route(homeScript, async (route) => {
    if (isRepaired || first.includes(pathOf(route.request().url()))) return route.continue();
    if (fault === 'fails') return route.fulfill({ status: 404, body: 'Not found' });
    await repaired;
    return route.continue();
  });
  return () => {
    isRepaired = true;
    repair();
  };
}

for (const { width, height } of isFull ? windows : windows.slice(0, 1)) {
  test(`at ${width} px the first view requests no code of islands; each island loads when it comes near, and works`, async ({
    page,
    problems,
  }) => {
    const requested = watchScripts(page);
    await openHome(page, width, height);
    await page.waitForLoadState('networkidle');
    const first = await firstScripts(page);
    expect([...requested].sort()).toEqual([...first].sort());
    await expect(page.locator('[data-island]')).toHaveCount(islandNames.length);
    for (const name of islandNames) {
      expect(await island(page, name).innerText(), `text of ${name} before its code has loaded`).not.toBe('');
      expect(await isIslandHydrated(island(page, name)), `${name} before it came near`).toBe(false);
    }
    await scrollToIsland(page, 'Programs');
    await untilIslandHydrated(island(page, 'Programs'));
    expect(await isIslandHydrated(island(page, 'News')), 'the last island while the first one is in view').toBe(false);
    for (const name of islandNames) {
      await scrollToIsland(page, name);
      await untilIslandHydrated(island(page, name));
      await useIsland[name]?.(page);
    }
    await leaveByCell(page);
    expect(requested.size).toBe(first.length + islandNames.length);
    expect(problems.filter((line) => /^(error|warning):/.test(line))).toEqual([]);
  });

  test(`at ${width} px an island whose code fails can be read in full, and works once its code has loaded`, async ({
    page,
    problems,
  }) => {
    await openHome(page, width, height);
    const repair = await breakIslands(page, 'fails');
    await scrollToIsland(page, 'News');
    await expect
      .poll(() => problems.join('\n'))
      .toMatch(/warning: The code of News of home \d+\.\d+\.\d+\S* did not load/);
    const events = island(page, 'News').getByRole('heading', { level: 3 });
    await expect(events).toHaveCount(7);
    for (const event of await events.all()) await expect(event).toBeVisible();
    expect(await isIslandHydrated(island(page, 'News'))).toBe(false);
    repair();
    await scrollToPosition(page, 0);
    // Two frames, so that the browser has noticed that the island is out of view.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await scrollToIsland(page, 'News');
    await untilIslandHydrated(island(page, 'News'));
    await useIsland.News?.(page);
  });
}

const motions = ['no-preference', 'reduce'] as const;
for (const [index, width] of widths.entries()) {
  for (const reducedMotion of isFull ? motions : motions.slice(index, index + 1)) {
    test(`at ${width} px no island changes its height when it hydrates, motion: ${reducedMotion}`, async ({ page }) => {
      await disableIntroVideo(page);
      await page.emulateMedia({ reducedMotion });
      await open(page, '/', width, 900);
      const sizes = () =>
        page
          .locator('[data-island]')
          .evaluateAll((elements) =>
            elements.map((element) => [
              element.getAttribute('data-island'),
              Math.round(element.getBoundingClientRect().height),
            ]),
          );
      const before = await sizes();
      await untilIslandsHydrated(page);
      expect(await sizes()).toEqual(before);
    });
  }
}

test('an island whose code failed hydrates when the browser is online again', { tag: '@long' }, async ({
  page,
  context,
  problems,
}) => {
  await openHome(page, 1440, 900);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await scrollToIsland(page, 'Programs');
  await expect.poll(() => problems.join('\n')).toContain('The code of Programs of home');
  await context.setOffline(false);
  await untilIslandHydrated(island(page, 'Programs'));
  await useIsland.Programs?.(page);
});

test('a button pressed before its code has loaded takes effect afterwards', async ({ page }) => {
  await openHome(page, 1440, 900);
  const deliver = await breakIslands(page, 'waits');
  await scrollToIsland(page, 'News');
  await button(page, 'News', 'Next event').click();
  expect(await isIslandHydrated(island(page, 'News'))).toBe(false);
  deliver();
  await expect(island(page, 'News').getByText('2 / 7')).toBeVisible();
});

test('a link to an island loads its code, but not that of the islands it scrolls past', { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#news');
  await untilIslandHydrated(island(page, 'News'));
  expect(await isIslandHydrated(island(page, 'Programs'))).toBe(false);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Programs' }).click();
  await untilIslandHydrated(island(page, 'Programs'));
});

test('an island hydrates with the newer list if the list has changed since the page was rendered', {
  tag: '@long',
}, async ({ page, problems }) => {
  await breakLists(page, 'of one item');
  await openHome(page, 1440, 900);
  await untilIslandsHydrated(page);
  await expect(island(page, 'News').getByRole('heading', { name: 'Event 1' })).toBeVisible();
  await expect(island(page, 'News').getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(island(page, 'Placements').getByRole('heading', { name: 'Student 1' })).toBeVisible();
  expect(problems.filter((line) => /^(error|warning):/.test(line))).toEqual([]);
});

test('each list is requested once, on load, even if its island loads later', { tag: '@long' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requested.push(pathOf(request.url()));
  });
  await openHome(page, 1440, 900);
  const lists = ['announcement', 'heroImage', 'newsEvents', 'placement'].map((list) => `/api/${list}/list`);
  await expect.poll(() => requested.toSorted()).toEqual(lists);
  await untilIslandsHydrated(page);
  expect(requested.toSorted()).toEqual(lists);
});

/** Records each island that is empty at any moment from now on. */
const watchEmptyIslands = (page: Page) =>
  page.evaluate(() => {
    const emptyNames: string[] = [];
    Object.assign(window, { emptyNames });
    const record = () => {
      for (const element of document.querySelectorAll('[data-island]'))
        if (!element.firstElementChild) emptyNames.push(element.getAttribute('data-island') ?? '');
    };
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
  });
const emptyIslands = (page: Page) => page.evaluate(() => (window as unknown as { emptyNames: string[] }).emptyNames);

test('a visitor who comes from another page finds all islands hydrated', async ({ page }) => {
  await keepDocument(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/policies');
  await untilHydrated(page);
  await watchEmptyIslands(page);
  await page.getByRole('banner').getByRole('link', { name: /VIIT/ }).first().click();
  await expect(page.locator('[data-hero] h1')).toBeVisible();
  for (const name of islandNames) expect(await isIslandHydrated(island(page, name)), name).toBe(true);
  expect(await emptyIslands(page)).toEqual([]);
  await useIsland.Campus?.(page);
});

test('a visitor who leaves before the islands have loaded and returns finds all of them hydrated', {
  tag: '@long',
}, async ({ page }) => {
  await keepDocument(page);
  await openHome(page, 1440, 900);
  await watchEmptyIslands(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'IQAC' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/iqac');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-hero] h1')).toBeVisible();
  for (const name of islandNames) expect(await isIslandHydrated(island(page, name)), name).toBe(true);
  expect(await emptyIslands(page), 'islands that were empty for a moment').toEqual([]);
});
