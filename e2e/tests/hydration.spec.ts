import { routes } from '../src/routes.ts';
import { expect, test, untilHydrated, watchEntries } from '../src/site-test.ts';

/** Every page but 20 of the 23 departments, which are one page with other data. */
const pages = routes.filter(({ path }) => !path.startsWith('/department/') || /\/(cse|basic|mba)$/.test(path));

for (const { path, section } of pages) {
  test(`${path} comes alive quietly, with its own section's code only`, async ({ page, trouble }) => {
    const entries = watchEntries(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForTimeout(150);
    expect(trouble).toEqual([]);
    expect(entries).toEqual(section === 'shell' ? [] : [section]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, 'no horizontal scroll').toBeLessThanOrEqual(0);
  });
}

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

test('without JavaScript the page holds the same words', async ({ browser, page }) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const path of ['/policies', '/exams/timetables', '/department/cse', '/iqac']) {
    await page.goto(path);
    await untilHydrated(page);
    await still.goto(path);
    const words = async (one: typeof page) =>
      (await one.locator('main').textContent())?.replace(/\s+/g, ' ').trim() ?? '';
    const [without, withScripts] = [await words(still), await words(page)];
    expect(without.length).toBeGreaterThan(0.95 * withScripts.length);
  }
});
