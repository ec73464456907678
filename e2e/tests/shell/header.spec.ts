import type { Page } from '@playwright/test';
import { wide, widths } from '../../src/series.ts';
import { expectNoViolations } from '../../src/shared-page.ts';
import {
  horizontalOverflow,
  maxDrawerWidth,
  open,
  openHome,
  scrollPosition,
  scrollToPosition,
  untilStill,
} from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

const banner = (page: Page) => page.getByRole('banner');
const logoWidth = (page: Page) =>
  banner(page)
    .getByRole('link', { name: 'VIIT home' })
    .locator('svg')
    .evaluate((logo) => Math.round(logo.getBoundingClientRect().width));
const background = (page: Page) => banner(page).evaluate((header) => getComputedStyle(header).backgroundColor);
const topEdge = (page: Page) => banner(page).evaluate((header) => Math.round(header.getBoundingClientRect().top));

for (const width of wide) {
  test(`at ${width} px the header turns white and translucent after 20 px of scrolling, and its logo shrinks from 138 to 110 px`, async ({
    page,
  }) => {
    await open(page, '/policies', width);
    const dark = await background(page);
    expect(await logoWidth(page)).toBe(138);
    await scrollToPosition(page, 20);
    await untilStill(page);
    expect(await background(page)).toBe(dark);
    await scrollToPosition(page, 21);
    await expect.poll(() => background(page)).toMatch(/^rgba\(255, 255, 255, 0\.8\d*\)$/);
    await expect.poll(() => logoWidth(page)).toBe(110);
    expect(await topEdge(page)).toBe(0);
    await expectNoViolations(page, 'scrolled');
    await scrollToPosition(page, 0);
    await expect.poll(() => background(page)).toBe(dark);
    await expect.poll(() => logoWidth(page)).toBe(138);
  });
}

for (const width of widths) {
  test(`at ${width} px nothing in the header overlaps`, async ({ page }) => {
    await open(page, '/policies', width);
    const controls = banner(page).locator('a:visible, button:visible');
    const boxes = await controls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
    );
    expect(boxes.length).toBe(width > maxDrawerWidth ? 10 : 3);
    for (const [index, [left]] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.[1] ?? 0);
    }
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test('on the home page the header appears once the hero has left the view', async ({ page }) => {
  await openHome(page, 1440);
  expect(await topEdge(page), 'hidden above the window').toBeLessThan(0);
  await page
    .locator('[data-hero]')
    .evaluate((hero) => scrollTo({ top: hero.getBoundingClientRect().bottom + scrollY - 100, behavior: 'instant' }));
  await untilStill(page);
  expect(await topEdge(page), 'still hidden with some of the hero in view').toBeLessThan(0);
  await scrollToPosition(page, (await scrollPosition(page)) + 120);
  await expect.poll(() => topEdge(page)).toBe(0);
});

test('on the home page the header is always visible at 768 px or less', async ({ page }) => {
  await openHome(page, 768);
  expect(await topEdge(page)).toBe(0);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await scrollToPosition(page, 1500);
  await untilStill(page);
  expect(await topEdge(page)).toBe(0);
  expect(await horizontalOverflow(page)).toBe(0);
});

test('the hidden header of the home page appears when it has the focus', async ({ page }) => {
  await openHome(page, 1440);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'VIIT home' })).toBeFocused();
  await expect.poll(() => topEdge(page)).toBe(0);
});
