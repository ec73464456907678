import type { Page } from '@playwright/test';
import type { PageTable } from '@viit/contract';
import { isIslandHydrated, untilIslandHydrated, untilIslandsHydrated } from '../../src/islands.ts';
import { widths } from '../../src/series.ts';
import { open, openHome, scrollToPosition } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';
import { breakLists } from './faulty-lists.ts';
import { disableIntroVideo } from './home-test.ts';

/* The sections below the first view are parts: their code comes when they come near (docs/decisions/0016). */

const windows = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const islandNames = ['Programs', 'Cells', 'Placements', 'Campus', 'Testimonials', 'News'];
const island = (page: Page, part: string) => page.locator(`[data-island="${part}"]`);
const scrollToIsland = (page: Page, part: string) =>
  island(page, part).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
const button = (page: Page, part: string, name: string) =>
  island(page, part).getByRole('button', { name, exact: true });

/** What a person does in each part, and what comes of it. */
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

/** A card of the cells goes to the top of its page. */
async function leaveByCell(page: Page): Promise<void> {
  await island(page, 'Cells')
    .getByRole('link', { name: /Discipline Cell/ })
    .press('Enter');
  await expect(page).toHaveURL('/discipline-cell');
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

/** Paths of the scripts of the home section that the first view of `/` is made of. */
async function firstScripts(page: Page): Promise<string[]> {
  const table = (await (await page.request.get('/_registry.json')).json()) as PageTable;
  const entry = table.sections.home?.entry ?? '';
  return [entry, ...(table.pages.find(({ path }) => path === '/')?.scripts ?? [])];
}

const homeScript = /\/_builds\/home\/[^?]+\.js/;
const pathOf = (url: string) => new URL(url).pathname;

/** Paths of the home section's scripts that the page has asked for. */
function watchScripts(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (homeScript.test(request.url())) asked.add(pathOf(request.url()));
  });
  return asked;
}

/** From now on the code of parts does not come, until it is let through again. */
async function breakIslands(page: Page, answer: 'fails' | 'comes late'): Promise<() => void> {
  const first = await firstScripts(page);
  let isMended = false;
  await page.route(homeScript, async (route) => {
    if (isMended || first.includes(pathOf(route.request().url()))) return route.continue();
    if (answer === 'fails') return route.fulfill({ status: 404, body: 'Not found' });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return route.continue();
  });
  return () => {
    isMended = true;
  };
}

for (const { width, height } of windows) {
  test(`at ${width} px the first view asks for no part's code; each part asks when it comes near, and works`, async ({
    page,
    trouble,
  }) => {
    const asked = watchScripts(page);
    await openHome(page, width, height);
    await page.waitForLoadState('networkidle');
    const first = await firstScripts(page);
    expect([...asked].sort()).toEqual([...first].sort());
    await expect(page.locator('[data-island]')).toHaveCount(islandNames.length);
    for (const part of islandNames) {
      expect(await island(page, part).innerText(), `${part} is to be read before its code is here`).not.toBe('');
      expect(await isIslandHydrated(island(page, part)), `${part} before anybody came near`).toBe(false);
    }
    await scrollToIsland(page, 'Programs');
    await untilIslandHydrated(island(page, 'Programs'));
    expect(await isIslandHydrated(island(page, 'News')), 'the last part while the first one is read').toBe(false);
    for (const part of islandNames) {
      await scrollToIsland(page, part);
      await untilIslandHydrated(island(page, part));
      await useIsland[part]?.(page);
    }
    await leaveByCell(page);
    expect(asked.size).toBe(first.length + islandNames.length);
    expect(trouble.filter((line) => /^(error|warning):/.test(line))).toEqual([]);
  });

  test(`at ${width} px a part whose code fails stays to be read, in full, and works once it comes`, async ({
    page,
    trouble,
  }) => {
    await openHome(page, width, height);
    const mend = await breakIslands(page, 'fails');
    await scrollToIsland(page, 'News');
    await expect
      .poll(() => trouble.join('\n'))
      .toMatch(/warning: The code of News of home \d+\.\d+\.\d+\S* did not load/);
    const events = island(page, 'News').getByRole('heading', { level: 3 });
    await expect(events).toHaveCount(7);
    for (const event of await events.all()) await expect(event).toBeVisible();
    expect(await isIslandHydrated(island(page, 'News'))).toBe(false);
    mend();
    await scrollToPosition(page, 0);
    // Two frames: the browser has seen that the part is away.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
    await scrollToIsland(page, 'News');
    await untilIslandHydrated(island(page, 'News'));
    await useIsland.News?.(page);
  });
}

for (const width of widths) {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`at ${width} px no part changes its size when it comes alive, motion: ${reducedMotion}`, async ({ page }) => {
      await disableIntroVideo(page);
      await page.emulateMedia({ reducedMotion });
      await open(page, '/', width, 900);
      const sizes = () =>
        page
          .locator('[data-island]')
          .evaluateAll((parts) =>
            parts.map((part) => [part.getAttribute('data-island'), Math.round(part.getBoundingClientRect().height)]),
          );
      const before = await sizes();
      await untilIslandsHydrated(page);
      expect(await sizes()).toEqual(before);
    });
  }
}

test('a part whose code failed comes alive when the browser is online again', async ({ page, context, trouble }) => {
  await openHome(page, 1440, 900);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await scrollToIsland(page, 'Programs');
  await expect.poll(() => trouble.join('\n')).toContain('The code of Programs of home');
  await context.setOffline(false);
  await untilIslandHydrated(island(page, 'Programs'));
  await useIsland.Programs?.(page);
});

test('a button that is pressed before its code is here does what it says when it is', async ({ page }) => {
  await openHome(page, 1440, 900);
  await breakIslands(page, 'comes late');
  await scrollToIsland(page, 'News');
  await button(page, 'News', 'Next event').click();
  expect(await isIslandHydrated(island(page, 'News'))).toBe(false);
  await expect(island(page, 'News').getByText('2 / 7')).toBeVisible();
});

test('a link to a part brings its code, and not that of the parts on the way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#news');
  await untilIslandHydrated(island(page, 'News'));
  expect(await isIslandHydrated(island(page, 'Programs'))).toBe(false);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Programs' }).click();
  await untilIslandHydrated(island(page, 'Programs'));
});

test('a part comes alive with the newer list where the list has changed since the page was rendered', async ({
  page,
  trouble,
}) => {
  await breakLists(page, 'of one item');
  await openHome(page, 1440, 900);
  await untilIslandsHydrated(page);
  await expect(island(page, 'News').getByRole('heading', { name: 'Event 1' })).toBeVisible();
  await expect(island(page, 'News').getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(island(page, 'Placements').getByRole('heading', { name: 'Student 1' })).toBeVisible();
  expect(trouble.filter((line) => /^(error|warning):/.test(line))).toEqual([]);
});

test('each list is asked for once, on load, however late its part comes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(pathOf(request.url()));
  });
  await openHome(page, 1440, 900);
  await page.waitForLoadState('networkidle');
  const lists = ['announcement', 'heroImage', 'newsEvents', 'placement'].map((list) => `/api/${list}/list`);
  expect(asked.sort()).toEqual(lists);
  await untilIslandsHydrated(page);
  expect(asked.sort()).toEqual(lists);
});

/** Notes from now on each part that is on screen with nothing in it. */
const watchEmptyIslands = (page: Page) =>
  page.evaluate(() => {
    const gaps: string[] = [];
    Object.assign(window, { gaps });
    const look = () => {
      for (const part of document.querySelectorAll('[data-island]'))
        if (!part.firstElementChild) gaps.push(part.getAttribute('data-island') ?? '');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
const emptyIslands = (page: Page) => page.evaluate(() => (window as unknown as { gaps: string[] }).gaps);

test('whoever comes from another page finds every part at once, and alive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/policies');
  await watchEmptyIslands(page);
  await page.getByRole('banner').getByRole('link', { name: /VIIT/ }).first().click();
  await expect(page.locator('[data-hero] h1')).toBeVisible();
  for (const part of islandNames) expect(await isIslandHydrated(island(page, part)), part).toBe(true);
  expect(await emptyIslands(page)).toEqual([]);
  await useIsland.Campus?.(page);
});

test('whoever leaves before the parts have come, and comes back, finds all of them at once', async ({ page }) => {
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
  for (const part of islandNames) expect(await isIslandHydrated(island(page, part)), part).toBe(true);
  expect(await emptyIslands(page), 'the same document, without a gap').toEqual([]);
});
