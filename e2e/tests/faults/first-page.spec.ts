import type { Page } from '@playwright/test';
import { faultCases, followLinkTo, pageOf } from '../../src/fault-cases.ts';
import { sections } from '../../src/site-faults.ts';
import { expect, plainText, test, untilHydrated, untilShellStarted } from '../../src/site-test.ts';

/*
 * The section's code does not load on the first page (R102.1): the rendered page stays readable, a notice with Retry appears
 * after 3 s, and Retry hydrates the page without a reload.
 */

const notice = (page: Page) => page.getByText(/Some features of this page/);

/** Measures how long after the shell's start the notice appears, in ms. */
async function watchNotice(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let startedAt: number | undefined;
    const times = { notice: undefined as number | undefined };
    Object.assign(window, { times });
    new MutationObserver(() => {
      const root = document.querySelector('#root > div');
      if (Object.keys(root ?? {}).some((key) => key.startsWith('__reactFiber'))) startedAt ??= performance.now();
      const shown = document.querySelector('[role=status][data-shown=true]');
      if (shown && startedAt) times.notice ??= performance.now() - startedAt;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { times: { notice?: number } }).times.notice ?? Infinity);
}

for (const [section, fault] of faultCases) {
  test(`${section}, ${fault}: the page can be read in full, a notice appears after 3 s, and Retry makes the page interactive`, async ({
    page,
    faults,
  }) => {
    const noticedAfter = await watchNotice(page);
    await faults.breakSection(section, fault);
    await page.goto(pageOf[section], { waitUntil: 'domcontentloaded' });
    const main = page.locator('main');
    const text = plainText(await main.textContent());
    expect(text.length).toBeGreaterThan(600);
    await untilShellStarted(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await expect.soft(notice(page), 'the notice that the code has not loaded').toBeVisible({ timeout: 8000 });
    expect(await page.evaluate(() => 'changed' in window), 'code with another hash ran').toBe(false);
    // A busy machine may stall. A notice that waited for the end of the attempt would appear after 10 s.
    expect(await noticedAfter(), 'ms until the notice').toBeLessThan(6000);
    await page.mouse.wheel(0, 600);
    expect(plainText(await main.textContent()), 'the text while the code is missing').toBe(text);
    expect(await page.evaluate(hiddenElements), 'elements that only code would show').toEqual([]);
    await faults.repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await untilHydrated(page);
    await expect(notice(page)).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window), 'the same document').toBe(true);
    expect(plainText(await page.locator('h1').textContent())).not.toBe('');
  });
}

/** Elements that stay hidden until code runs: tab panels, list entries after the tenth, reveals. */
function hiddenElements(): string[] {
  return [...document.querySelectorAll('main [role=tabpanel], main [data-reveal], main li')]
    .filter((element) => !element.closest('details:not([open]), dialog, [popover], [hidden], [aria-hidden=true]'))
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 160));
}

for (const section of sections) {
  test(`${section}, slow: the notice appears and disappears by itself, and the page becomes interactive`, async ({
    page,
    faults,
  }) => {
    await faults.delaySection(section, 4500);
    await page.goto(pageOf[section], { waitUntil: 'domcontentloaded' });
    const text = plainText(await page.locator('main').textContent());
    await expect(notice(page)).toBeVisible({ timeout: 8000 });
    expect(plainText(await page.locator('main').textContent())).toBe(text);
    await untilHydrated(page);
    await expect(notice(page)).toBeHidden();
  });
}

for (const fault of ['entry 404', 'entry hangs'] as const) {
  test(`institution, ${fault}: the page keeps its text, menus open, and the logo leads to the home page`, async ({
    page,
    faults,
  }) => {
    await faults.breakSection('institution', fault);
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

  test(`exams, ${fault}: other sections work, and the browser's Back returns to the page`, async ({ page, faults }) => {
    await faults.breakSection('exams', fault);
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
