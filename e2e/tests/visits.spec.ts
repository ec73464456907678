import type { Page } from '@playwright/test';
import { compareTexts, readWithoutScripts } from '@viit/test-kit/inspect-page';
import { untilIslandsHydrated } from '@viit/test-kit/islands';
import { findOverflow, outlineOf, scrollThrough, skippedLevel, watchPage } from '@viit/test-kit/page-watch';
import { navigateTo } from '../src/navigate-to.ts';
import { hasHeaderAndFooter, type Route, visitedRoutes } from '../src/routes.ts';
import { isFull, isLong } from '../src/series.ts';
import { measureShifts } from '../src/shell.ts';
import { expect, test as site, untilHydrated, watchEntries } from '../src/site-test.ts';

/*
 * A visit in a narrow and a wide window: the page hydrates and is scrolled to its end without a console message, a failed request
 * or a layout shift. A visit reports all problems, not only the first.
 * accessibility.spec.ts runs axe.
 */

const phone = { width: 360, height: 740 };

/** A page without JavaScript, shared by all visits of a worker: without scripts, one visit cannot affect the next. */
const test = site.extend<object, { noScriptPage: Page }>({
  noScriptPage: [
    async ({ browser }, use) => {
      const noScriptPage = await browser.newPage({ javaScriptEnabled: false, viewport: phone });
      await use(noScriptPage);
      await noScriptPage.close();
    },
    { scope: 'worker' },
  ],
});

/** The shell's menus are opened on one page of each section and layout, with `FULL=1` on every page. */
const opensMenus = ({ path, section, layout }: Route) =>
  hasHeaderAndFooter(layout) &&
  (isFull || visitedRoutes.find((one) => one.section === section && one.layout === layout)?.path === path);

for (const route of visitedRoutes) {
  const { path, section, layout } = route;
  test(`${path} hydrates without console messages, has the same text without JavaScript, and fits the window`, async ({
    page,
    noScriptPage,
    problems,
  }) => {
    test.setTimeout(90_000);
    const watch = await watchPage(page);
    const entries = watchEntries(page);
    const shifts = await measureShifts(page);
    await page.setViewportSize(phone);
    const [texts] = await Promise.all([
      section === 'shell' ? undefined : readWithoutScripts(noScriptPage, path),
      page.goto(path).then(() => untilHydrated(page)),
    ]);
    await untilIslandsHydrated(page);
    await expectOutline(page, layout);
    if (texts) expect.soft(await compareTexts(page, texts), 'texts with and without JavaScript').toEqual([]);
    await scrollThrough(page);
    const { sum, moved } = await shifts();
    expect
      .soft(sum, `layout shifts while it hydrates and is scrolled to its end:\n${moved.join('\n')}`)
      .toBeLessThan(0.02);
    // Checked first: opening a menu focuses a link, and the focus prefetches its page.
    expect.soft(entries, 'sections whose code was requested').toEqual(section === 'shell' ? [] : [section]);
    const hasMenu = opensMenus(route);
    if (hasMenu) await openAndClose(page, 'Menu');
    expect.soft(await findOverflow(page), 'horizontal overflow at 360 px').toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    if (hasMenu && path !== '/') await openAndClose(page, 'Academics');
    if (isLong) await scrollThrough(page);
    expect.soft(await findOverflow(page), 'horizontal overflow at 1440 px').toEqual([]);
    if (layout === 'standard') expect.soft(await stuckBelowHeader(page), 'stays in view below the header').toEqual([]);
    expect.soft(problems, 'console messages and failed requests').toEqual([]);
    expect.soft(await watch.violations(), 'violations of the Content-Security-Policy').toEqual([]);
    expect.soft(await watch.unexpectedNames(), 'unexpected global names').toEqual([]);
  });
}

/** What stays in view while the page is scrolled, but slides below the header. */
const stuckBelowHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const height = document.querySelector('[data-site-header]')?.clientHeight ?? 0;
    return [...document.querySelectorAll('main *:not(dialog *)')]
      .filter((one) => getComputedStyle(one).position === 'sticky' && parseFloat(getComputedStyle(one).top) < height)
      .map((one) => one.outerHTML.slice(0, 120));
  });

/** Expects one h1, no skipped heading level, the landmarks of the layout, and a name for each navigation and group. */
async function expectOutline(page: Page, layout: Route['layout']): Promise<void> {
  const { levels, unnamed, landmarks: named, ...landmarks } = await outlineOf(page);
  const topHeadings = levels.filter((level) => level === 1);
  expect.soft(topHeadings, 'h1 headings').toHaveLength(1);
  expect.soft(skippedLevel(levels), 'a heading that skips a level').toBeUndefined();
  const count = hasHeaderAndFooter(layout) ? 1 : 0;
  expect.soft(landmarks, 'landmarks').toEqual({ main: 1, banner: count, contentinfo: count });
  const repeated = named.filter((name, index) => named.indexOf(name) !== index);
  expect.soft(repeated, 'regions, navigations and articles with a name that another has').toEqual([]);
  expect
    .soft(
      named.filter((name) => /^\w+ [a-z]/.test(name)),
      'names that begin with a small letter',
    )
    .toEqual([]);
  expect.soft(unnamed, 'navigations and groups without a name').toEqual([]);
}

async function openAndClose(page: Page, name: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  await button.click();
  const isOpen = async () =>
    (await page.getByRole('dialog', { name }).isVisible()) || (await button.getAttribute('aria-expanded')) === 'true';
  await expect.poll(isOpen, name).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen, name).toBe(false);
}

test('after visits to all sections, the window has only the expected global names', async ({ page }) => {
  const watch = await watchPage(page);
  await page.goto('/policies');
  await untilHydrated(page);
  for (const path of ['/rti', '/', '/department/cse', '/placements/about-t', '/exams']) {
    await navigateTo(page, path);
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
