import { widths } from '../../src/series.ts';
import { measureShifts, open, throttle } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

/** One page of each layout. */
const pages = ['/', '/visionmission', '/exams/timetables', '/department/cse'] as const;

for (const width of widths) {
  for (const path of pages) {
    test(`at ${width} px ${path} does not jump while it loads, comes alive and is read to its end`, async ({
      page,
    }) => {
      const shifts = await measureShifts(page);
      // At home the film lies over the page; it is not what is measured.
      if (path === '/') await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path, width, width === 360 ? 740 : 900);
      await page.waitForTimeout(1000);
      await page.mouse.move(width / 2, 400);
      for (let turn = 0; turn < 8; turn++) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(120);
      }
      const { sum, moved } = await shifts();
      expect(sum, moved.join('\n')).toBeLessThan(0.02);
    });
  }

  test(`at ${width} px no page jumps on a slow network and a slow device`, async ({ page }) => {
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

for (const delay of [40, 90, 400]) {
  test(`fonts that come after ${delay} ms move nothing`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
    const shifts = await measureShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [360, 1440]) {
      await open(page, '/', width, 800);
      await page.waitForTimeout(delay + 300);
      const { sum, moved } = await shifts();
      expect(sum, `at ${width} px\n${moved.join('\n')}`).toBeLessThan(0.02);
    }
  });
}

test('under reduced motion a change of style is there at once, without passing through a transition', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/policies', 1440);
  const passed = await page.locator('h1').evaluate((heading) => {
    getComputedStyle(heading).marginTop;
    heading.style.marginTop = '40px';
    return getComputedStyle(heading).marginTop;
  });
  expect(passed).toBe('40px');
});
