import type { Page } from '@playwright/test';
import { outlineOf, scrollThrough, sidewaysOf, skippedLevel, textsOf, watchPage } from '../src/page-watch.ts';
import { untilAllAlive } from '../src/parts.ts';
import { routes } from '../src/routes.ts';
import { isFull } from '../src/series.ts';
import { expect, test, untilHydrated, watchEntries } from '../src/site-test.ts';

/*
 * A visit to every page of the specification's route table, on a telephone and on a desk: it comes alive, is scrolled
 * through, its menus are opened, and all the while nothing is said, refused or lost.
 */

/** Every page but 20 of the 23 departments, which are one page with other data. */
const visited = routes.filter(
  ({ path }) => isFull || !path.startsWith('/department/') || /\/(cse|basic|mba)$/.test(path),
);

for (const { path, section, layout } of visited) {
  test(`${path} comes alive quietly, in good order, and stays within the window and the policy`, async ({
    page,
    trouble,
  }) => {
    const watch = await watchPage(page);
    const entries = watchEntries(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await untilHydrated(page);
    await untilAllAlive(page);
    const { levels, namelessNavs, ...landmarks } = await outlineOf(page);
    expect(
      levels.filter((level) => level === 1),
      'h1',
    ).toHaveLength(1);
    expect(skippedLevel(levels), 'heading order').toBeUndefined();
    const around = layout === 'home' || layout === 'standard' ? 1 : 0;
    expect(landmarks, 'landmarks').toEqual({ main: 1, banner: around, contentinfo: around });
    expect(namelessNavs, 'navigations without a name').toBe(0);
    await scrollThrough(page);
    // Opening a menu puts the focus on a link, whose page is fetched beforehand.
    expect(entries, 'sections whose code came').toEqual(section === 'shell' ? [] : [section]);
    if (around) await openAndClose(page, 'Menu');
    expect(await sidewaysOf(page), 'px past the side at 360 px').toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    if (around && path !== '/') await openAndClose(page, 'Academics');
    await scrollThrough(page);
    expect(await sidewaysOf(page), 'px past the side at 1440 px').toBe(0);
    expect(trouble, 'console messages and failed requests').toEqual([]);
    expect(await watch.violations(), 'what the Content-Security-Policy stopped').toEqual([]);
    expect(await watch.strangers(), 'names in the window that nobody has asked for').toEqual([]);
  });
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

for (const { path } of visited.filter(({ section }) => section !== 'shell')) {
  test(`${path} holds the same text without JavaScript, and shows it`, async ({ page, browser, address }) => {
    const viewport = { width: 360, height: 740 };
    const still = await browser.newPage({ javaScriptEnabled: false, baseURL: address, viewport });
    await still.goto(path);
    const without = new Set(await textsOf(still, 'all'));
    const hidden = await textsOf(still, 'hidden');
    await still.close();
    await page.setViewportSize(viewport);
    await page.goto(path);
    await untilHydrated(page);
    await untilAllAlive(page);
    // What waits for a pointer or the focus does so with JavaScript too.
    const waiting = new Set(await textsOf(page, 'hidden'));
    const missing = (await textsOf(page, 'all')).filter((text) => !without.has(text));
    expect(missing, 'texts that only JavaScript brings').toEqual([]);
    expect(
      hidden.filter((text) => !waiting.has(text)),
      'texts that stay hidden without JavaScript',
    ).toEqual([]);
  });
}

test('a visit through all sections leaves nothing in the window but what is known', async ({ page }) => {
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
  expect(await watch.strangers()).toEqual([]);
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
