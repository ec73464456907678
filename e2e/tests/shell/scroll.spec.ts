import type { Page } from '@playwright/test';
import { open, scrollPosition, scrollToPosition, untilStill } from '../../src/shell.ts';
import { expect, test, untilHydrated } from '../../src/site-test.ts';

const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' });
/** Lenis marks the document while it runs. */
const isSmooth = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('lenis'));

test('the scroll-to-top button leads to the top and moves the focus to the content', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/policies', 768);
  await scrollToPosition(page, 900);
  await toTop(page).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(toTop(page)).toBeHidden();
});

test('the wheel scrolls smoothly, and keys take effect immediately', async ({ page }) => {
  await open(page, '/policies', 1440);
  await expect.poll(() => isSmooth(page)).toBe(true);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => scrollPosition(page)).toBe(800);
  await page.keyboard.press('End');
  const remaining = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
  await expect.poll(remaining).toBeLessThanOrEqual(1);
  // Chromium ignores Home until the last frame of its animation for End has passed.
  await untilStill(page);
  await page.keyboard.press('Home');
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('smooth scrolling is off with reduced motion, also when that is switched on later, and on the department page', async ({
  page,
}) => {
  await open(page, '/policies', 1440);
  await expect.poll(() => isSmooth(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => isSmooth(page)).toBe(false);
  await open(page, '/policies', 1440);
  await page.waitForLoadState('networkidle');
  expect(await isSmooth(page)).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/department/cse');
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await isSmooth(page)).toBe(false);
});

test('the first tab stop is a link that skips the header', async ({ page }) => {
  for (const [path, width] of [
    ['/policies', 1440],
    ['/department/cse', 1440],
  ] as const) {
    await open(page, path, width);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport();
    await expect(skip, path).toHaveCSS('outline-style', 'solid');
    // The header does not cover it.
    await skip.click({ trial: true });
    await page.keyboard.press('Enter');
    await expect(page.locator('main'), path).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true);
  }
});

test('on paper the page has the logo and its content, without menus, buttons and floating elements', async ({
  page,
}) => {
  await open(page, '/policies', 800);
  await scrollToPosition(page, 900);
  await expect(toTop(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const banner = page.getByRole('banner');
  await expect(banner.locator('svg').first()).toBeVisible();
  await expect(banner).toHaveCSS('position', 'static');
  await expect(banner.locator('button:visible')).toHaveCount(0);
  await expect(toTop(page)).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
  const dark = await page
    .locator('footer, [data-site-header]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
  expect(dark, 'no dark backgrounds').toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});
