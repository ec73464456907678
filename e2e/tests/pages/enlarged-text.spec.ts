import { isFull } from '../../src/series.ts';
import { expect, test } from '../../src/site-test.ts';

/** Pages with wide words, tables, cards and controls. */
const paths = [
  '/department/cse',
  '/policies',
  '/governing-body',
  '/placements/PlacementDetails',
  '/redirect',
  '/',
  '/academics/calendar',
];

for (const width of isFull ? [360, 768, 1280] : [360, 1280]) {
  test(`with the text at 200 % no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('in forced colours the current item of a section bar is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/exams/timetables');
  const bar = page
    .getByRole('navigation')
    .filter({ has: page.locator('[aria-current]') })
    .first();
  const [current, other] = [bar.locator('[aria-current]').first(), bar.locator('a:not([aria-current])').first()];
  const border = (one: typeof current) => one.evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await border(current)).not.toBe(await border(other));
});
