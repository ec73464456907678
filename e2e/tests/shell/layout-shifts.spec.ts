import type { Page } from '@playwright/test';
import { lengthenTimers } from '../../src/lengthen-timers.ts';
import { isFull, isLong, narrow, wide } from '../../src/series.ts';
import { measureShifts, open, throttle, untilStill } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

/** One page of each layout. */
const pages = ['/', '/visionmission', '/exams/timetables', '/department/cse'] as const;

// At 360 px the visits measure it, on every page.
for (const width of isLong ? wide : []) {
  for (const path of pages) {
    test(`at ${width} px ${path} does not shift while it loads, hydrates and is scrolled to its end`, async ({
      page,
    }) => {
      const shifts = await measureShifts(page);
      // The intro video would cover the home page.
      if (path === '/') await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path, width, width === 360 ? 740 : 900);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(width / 2, 400);
      for (let step = 0; step < 8; step++) {
        await page.mouse.wheel(0, 600);
        await untilStill(page);
      }
      const { sum, moved } = await shifts();
      expect(sum, moved.join('\n')).toBeLessThan(0.02);
    });
  }
}

for (const width of narrow) {
  test(`at ${width} px no page shifts on a slow network and a slow device`, async ({ page }) => {
    test.slow();
    const shifts = await measureShifts(page);
    await throttle(page);
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    for (const path of pages) {
      await page.emulateMedia({ reducedMotion: path === '/' ? 'reduce' : 'no-preference' });
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await shifts();
      expect(sum, `${path}\n${moved.join('\n')}`).toBeLessThan(0.02);
    }
  });
}

/** The families that the page's heading and text are drawn in, without the name of the weight. */
async function drawnFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const drawn = ['h1', 'main p'].map(async (selector) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName.split(' ')[0]).join(', ');
  });
  return Promise.all(drawn);
}

/** In the page: the fonts that it has requested before its first view. */
function earlyFonts(): string[] {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < paint)
    .map(({ name }) => name);
}

test('on 4G the first view is in its own typeface; on slow 4G the second is, and nothing shifts', async ({ page }) => {
  const shifts = await measureShifts(page);
  // The page waits for its fonts for 300 ms, on this machine for longer: it may be busy.
  await lengthenTimers(page, 300);
  await throttle(page, '4G');
  await open(page, '/policies', 360);
  expect(await drawnFonts(page)).toEqual(['Archivo', 'Figtree']);
  expect((await shifts()).sum).toBeLessThan(0.02);

  await page.evaluate(() => localStorage.clear());
  // Without the browser's cache.
  await page.route('**/*.woff2', (route) => route.continue());
  await throttle(page);
  await page.reload();
  expect(await page.evaluate(earlyFonts), 'fonts requested for the first view').toEqual([]);
  expect(await drawnFonts(page)).not.toContain('Figtree');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('viit-fonts'))).toBe('here');
  await page.reload();
  expect(await drawnFonts(page)).toEqual(['Archivo', 'Figtree']);
});

for (const delayMs of isFull ? [40, 90, 400] : [90, 400]) {
  test(`fonts that arrive after ${delayMs} ms shift nothing`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    const shifts = await measureShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1440]) {
      await open(page, '/', width, 800);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await untilStill(page);
      const { sum, moved } = await shifts();
      expect(sum, `at ${width} px\n${moved.join('\n')}`).toBeLessThan(0.02);
    }
  });
}

test('with reduced motion a change of style takes effect immediately, without a transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/policies', 1440);
  const marginAfterChange = await page.locator('h1').evaluate((heading) => {
    getComputedStyle(heading).marginTop;
    heading.style.marginTop = '40px';
    return getComputedStyle(heading).marginTop;
  });
  expect(marginAfterChange).toBe('40px');
});
