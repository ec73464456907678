import type { Page } from '@playwright/test';
import { untilIslandsHydrated } from '../src/islands.ts';
import { expectNoFindingsOpened } from '../src/opened-states.ts';
import { findOverflow, outlineOf, scrollThrough, skippedLevel, textsOf, watchPage } from '../src/page-watch.ts';
import { type Route, routes } from '../src/routes.ts';
import { isFull } from '../src/series.ts';
import { expect, test as site, untilHydrated, watchEntries } from '../src/site-test.ts';
import { expectNoFindings, expectNoSidewaysScroll } from '../src/steady-page.ts';

/*
 * One visit to every page of the route table, on a phone and at a desktop: it hydrates, is scrolled through, and its menus are
 * opened, without a message, an error or a failed request. Then axe checks it, narrow, wide and in everything that opens. A
 * visit reports all that it finds, not only the first.
 */

const phone = { width: 360, height: 740 };

/** A window without JavaScript for all visits of a worker: nothing that one page does there can reach the next. */
const test = site.extend<object, { still: Page }>({
  still: [
    async ({ browser }, use) => {
      const still = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
      await use(still);
      await still.close();
    },
    { scope: 'worker' },
  ],
});

/** Every page but 20 of the 23 departments, which are one page with other data. */
const visited = routes.filter(
  ({ path }) => isFull || !path.startsWith('/department/') || /\/(cse|basic|mba)$/.test(path),
);

/**
 * Departments are one page with other data: axe checks the longest and the one that is unlike the others. The home page is
 * checked where nothing moves (accessibility.spec.ts).
 */
const isCheckedByAxe = (path: string) =>
  path !== '/' && (!path.startsWith('/department/') || /\/(cse|basic)$/.test(path));

for (const { path, section, layout } of visited) {
  test(`${path} hydrates without a message, reads the same without JavaScript, fits the window, and is accessible`, async ({
    page,
    still,
    trouble,
  }) => {
    test.setTimeout(90_000);
    const watch = await watchPage(page);
    const entries = watchEntries(page);
    await page.setViewportSize(phone);
    const [texts] = await Promise.all([
      section === 'shell' ? undefined : readStill(still, path),
      page.goto(path).then(() => untilHydrated(page)),
    ]);
    await untilIslandsHydrated(page);
    await expectGoodOrder(page, layout);
    if (texts) await expectSameText(page, texts);
    await scrollThrough(page);
    // Opening a menu puts the focus on a link, whose page is fetched beforehand.
    expect.soft(entries, 'sections whose code came').toEqual(section === 'shell' ? [] : [section]);
    const hasMenu = isFramed(layout);
    if (hasMenu) await openAndClose(page, 'Menu');
    expect.soft(await findOverflow(page), 'past the side at 360 px').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    if (hasMenu && path !== '/') await openAndClose(page, 'Academics');
    await scrollThrough(page);
    expect.soft(await findOverflow(page), 'past the side at 1440 px').toEqual([]);
    expect.soft(trouble, 'console messages and failed requests').toEqual([]);
    expect.soft(await watch.violations(), 'what the Content-Security-Policy stopped').toEqual([]);
    expect.soft(await watch.unexpectedNames(), 'unexpected global names').toEqual([]);
    if (isCheckedByAxe(path)) await test.step('axe', () => expectAccessible(page));
  });
}

/** Expects that axe finds nothing at a desktop, on a phone, and in everything that opens, and that nothing reaches past the side. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoFindings(page, 'at 1440 px');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoFindings(page, 'at 360 px');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoFindingsOpened(page);
}

/** Whether header and footer stand around the page. */
const isFramed = (layout: Route['layout']) => layout === 'home' || layout === 'standard';

/** The order of the headings, and the landmarks around the page. */
async function expectGoodOrder(page: Page, layout: Route['layout']): Promise<void> {
  const { levels, unnamed, ...landmarks } = await outlineOf(page);
  const heads = levels.filter((level) => level === 1);
  expect.soft(heads, 'h1: a page has one').toHaveLength(1);
  expect.soft(skippedLevel(levels), 'a heading that leaves a level out').toBeUndefined();
  const around = isFramed(layout) ? 1 : 0;
  expect.soft(landmarks, 'landmarks').toEqual({ main: 1, banner: around, contentinfo: around });
  expect.soft(unnamed, 'navigations and groups without a name').toEqual([]);
}

/** The texts of a page where no script runs: all of them, and those that are not shown. */
async function readStill(still: Page, path: string) {
  await still.goto(path);
  return { all: new Set(await textsOf(still, 'all')), hidden: await textsOf(still, 'hidden') };
}

async function expectSameText(page: Page, still: Awaited<ReturnType<typeof readStill>>): Promise<void> {
  // What waits for a pointer or the focus does so with JavaScript too.
  const waiting = new Set(await textsOf(page, 'hidden'));
  const missing = (await textsOf(page, 'all')).filter((text) => !still.all.has(text));
  expect.soft(missing, 'texts that only JavaScript brings').toEqual([]);
  const hidden = still.hidden.filter((text) => !waiting.has(text));
  expect.soft(hidden, 'texts that stay hidden without JavaScript').toEqual([]);
}

async function openAndClose(page: Page, name: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  await button.click();
  const isOpen = async () =>
    (await page.getByRole('dialog').isVisible()) || (await button.getAttribute('aria-expanded')) === 'true';
  await expect.poll(isOpen, name).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen, name).toBe(false);
}

test('a way through all sections leaves nothing in the window but what is known', async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto('/policies');
  await untilHydrated(page);
  for (const path of ['/rti', '/', '/department/cse', '/placements/about-t', '/exams']) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(path);
    await untilHydrated(page);
  }
  expect(await watch.unexpectedNames()).toEqual([]);
});

test('no script is fetched before the first paint', async ({ page }) => {
  for (const path of ['/', '/policies', '/exams']) {
    await page.goto(path);
    await untilHydrated(page);
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const isScript = (entry: PerformanceResourceTiming) => /\.js(\?|$)/.test(entry.name);
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => isScript(entry) && entry.startTime < paint)
        .map((entry) => entry.name);
    });
    expect(early).toEqual([]);
  }
});
