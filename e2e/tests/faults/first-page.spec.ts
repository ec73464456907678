import type { Page } from '@playwright/test';
import { expectReadableWithout } from '@viit/test-kit/expect-readable';
import { faultCases, followLinkTo, pageOf, sampledSections } from '../../src/fault-cases.ts';
import { isFull } from '../../src/series.ts';
import { expect, plainText, test, untilHydrated, untilShellStarted } from '../../src/site-test.ts';

/*
 * The section's code does not load on the first page (R102): the rendered page stays readable, a notice with Retry appears
 * after 3 s, and Retry hydrates the page without a reload.
 */

const notice = (page: Page) => page.getByText(/Some features of this page/);

for (const [section, fault] of faultCases) {
  test(`${section}, ${fault}: the page can be read in full, a notice appears after 3 s, and Retry makes the page interactive`, async ({
    page,
    site,
  }) => {
    await expectReadableWithout(page, site, { section, path: pageOf[section], fault, textLength: 601 });
  });
}

for (const section of sampledSections) {
  test(`${section}, slow: the notice appears and disappears by itself, and the page becomes interactive`, async ({
    page,
    site,
  }) => {
    let arrive = () => {};
    await site.delays(section, new Promise<void>((resolve) => (arrive = resolve)));
    await page.goto(pageOf[section], { waitUntil: 'domcontentloaded' });
    const text = plainText(await page.locator('main').textContent());
    await expect(notice(page)).toBeVisible({ timeout: 20_000 });
    expect(plainText(await page.locator('main').textContent())).toBe(text);
    arrive();
    await untilHydrated(page);
    await expect(notice(page)).toBeHidden();
  });
}

const faults = ['entry 404', 'entry hangs'] as const;
for (const fault of isFull ? faults : faults.slice(1)) {
  test(`institution, ${fault}: the page keeps its text, menus open, and the logo leads to the home page`, async ({
    page,
    site,
  }) => {
    await site.breaks('institution', fault);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/policies', { waitUntil: 'domcontentloaded' });
    const text = await page.locator('main').textContent();
    await untilShellStarted(page);
    const button = page.getByRole('banner').getByRole('button', { name: /Academics/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await page.locator('main').textContent()).toBe(text);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: /VIIT/ }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`exams, ${fault}: other sections work, and the browser's Back returns to the page`, async ({ page, site }) => {
    await site.breaks('exams', fault);
    await page.goto('/exams', { waitUntil: 'domcontentloaded' });
    await untilShellStarted(page);
    await followLinkTo(page, '/policies');
    await expect(page).toHaveURL('/policies');
    await untilHydrated(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/exams');
    await expect(page.locator('main')).toContainText(/Examination Cell/);
  });
}
