import { countShifts, open } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

for (const path of ['/', '/policies', '/exams']) {
  for (const width of [360, 1440]) {
    test(`at ${width} px ${path} does not jump while it loads, comes alive and is read to its end`, async ({
      page,
    }) => {
      const shifts = await countShifts(page);
      // At home the film lies over the page; it is not what is measured.
      if (path === '/') await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path, width, width === 360 ? 740 : 900);
      await page.waitForTimeout(1500);
      await page.mouse.move(width / 2, 400);
      for (let turn = 0; turn < 12; turn++) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(150);
      }
      const { sum, moved } = await shifts();
      expect(sum, moved.join('\n')).toBeLessThan(0.02);
    });
  }
}
