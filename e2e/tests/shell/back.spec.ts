import type { Page } from '@playwright/test';
import { open, openHome, scrollPosition, scrollToPosition, untilStill } from '../../src/shell.ts';
import { expect, test } from '../../src/site-test.ts';

/** Clicks a link on the page without scrolling to it. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href);

test('Back and Forward restore the scroll position of each page, the longer and the shorter one', async ({ page }) => {
  await open(page, '/rti', 1440, 500);
  await scrollToPosition(page, 160);
  await untilStill(page);
  await follow(page, '/governing-body');
  await expect(page).toHaveURL('/governing-body');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await scrollToPosition(page, 1900);
  await untilStill(page);
  await page.goBack();
  await expect(page).toHaveURL('/rti');
  await expect.poll(() => scrollPosition(page)).toBe(160);
  await page.goForward();
  await expect(page).toHaveURL('/governing-body');
  await expect.poll(() => scrollPosition(page)).toBe(1900);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(160);
});

test('Back returns to the position from which a link within the page was followed', async ({ page }) => {
  await openHome(page, 1440);
  await scrollToPosition(page, 700);
  await untilStill(page);
  const bar = page.getByRole('navigation', { name: 'On this page' });
  await bar.getByRole('link', { name: 'Campus' }).click();
  await expect(page).toHaveURL('/#campus');
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(2000);
  await untilStill(page);
  const campus = await scrollPosition(page);
  await bar.getByRole('link', { name: 'Stats' }).click();
  await expect(page).toHaveURL('/#stats');
  await expect.poll(() => scrollPosition(page)).toBeLessThan(campus - 500);
  await page.goBack();
  await expect(page).toHaveURL('/#campus');
  await expect.poll(() => scrollPosition(page)).toBe(campus);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollPosition(page)).toBe(700);
});

test('Back from another page returns to the position that a link within the page had led to', async ({ page }) => {
  await openHome(page, 1440);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Programs' }).click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
  await untilStill(page);
  const programs = await scrollPosition(page);
  await follow(page, '/rti');
  await expect(page).toHaveURL('/rti');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/#programs');
  await expect.poll(() => scrollPosition(page)).toBe(programs);
});
