import { widths } from '../../src/series.ts';
import { measureShifts, open, throttle } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

/** One page of each layout. */
const pages = ['/', '/visionmission', '/exams/timetables', '/department/cse'] as const;

for (const width of widths) {
  for (const path of pages) {
    test(`at ${width} px ${path} does not shift while it loads, hydrates and is scrolled to its end`, async ({
      page,
    }) => {
      const shifts = await measureShifts(page);
      // The intro video covers the home page. It is not what is measured.
      if (path === '/') await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path, width, width === 360 ? 740 : 900);
      await page.waitForTimeout(1000);
      await page.mouse.move(width / 2, 400);
      for (let step = 0; step < 8; step++) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(120);
      }
      const { sum, moved } = await shifts();
      expect(sum, moved.join('\n')).toBeLessThan(0.02);
    });
  }

  test(`at ${width} px no page shifts on a slow network and a slow device`, async ({ page }) => {
    test.slow();
    const shifts = await measureShifts(page);
    await throttle(page);
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    for (const path of pages) {
      await page.emulateMedia({ reducedMotion: path === '/' ? 'reduce' : 'no-preference' });
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForTimeout(1500);
      const { sum, moved } = await shifts();
      expect(sum, `${path}\n${moved.join('\n')}`).toBeLessThan(0.02);
    }
  });
}

for (const delayMs of [40, 90, 400]) {
  test(`fonts that arrive after ${delayMs} ms shift nothing`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    const shifts = await measureShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1440]) {
      await open(page, '/', width, 800);
      await page.waitForTimeout(delayMs + 300);
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
