import type { Page } from '@playwright/test';
import { faultCases, followLinkTo, pageOf } from '../../src/fault-cases.ts';
import { sections } from '../../src/site-faults.ts';
import { expect, plainText, test, untilHydrated, untilShellStarted } from '../../src/site-test.ts';

/*
 * The section's code does not come to the first page (design.md section 7, first line of the fault table): the page that
 * the server rendered stays, a notice with Retry follows after 3 s, and Retry brings the page to life where it stands.
 */

const notice = (page: Page) => page.getByText(/interactive parts of this page/);

/** How long after the shell's own start the notice came, in ms. */
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

for (const [section, way] of faultCases) {
  test(`${section}, ${way}: the page is read in full, says so after 3 s, and Retry brings it to life`, async ({
    page,
    faults,
  }) => {
    const noticedAfter = await watchNotice(page);
    await faults.breakSection(section, way);
    await page.goto(pageOf[section], { waitUntil: 'domcontentloaded' });
    const main = page.locator('main');
    const words = plainText(await main.textContent());
    expect(words.length).toBeGreaterThan(600);
    await untilShellStarted(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await expect.soft(notice(page), 'the notice that the code is not there').toBeVisible({ timeout: 8000 });
    expect(await page.evaluate(() => 'changed' in window), 'whether bytes of another hash ran').toBe(false);
    // The machine that runs the tests may stall; a notice that waits for the attempt to end comes at 10 s.
    expect(await noticedAfter(), 'ms until the notice').toBeLessThan(6000);
    await page.mouse.wheel(0, 600);
    expect(plainText(await main.textContent()), 'the words while the code is missing').toBe(words);
    expect(await page.evaluate(hiddenElements), 'parts that only code would show').toEqual([]);
    await faults.repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await untilHydrated(page);
    await expect(notice(page)).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window), 'the same document').toBe(true);
    expect(plainText(await page.locator('h1').textContent())).not.toBe('');
  });
}

/** Parts of the page that wait for code before they show: panels of tabs, entries past the tenth, reveals. */
function hiddenElements(): string[] {
  return [...document.querySelectorAll('main [role=tabpanel], main [data-reveal], main li')]
    .filter((part) => !part.closest('details:not([open]), dialog, [popover], [hidden], [aria-hidden=true]'))
    .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((part) => part.outerHTML.slice(0, 160));
}

for (const section of sections) {
  test(`${section}, slow: the notice comes and goes by itself, and the page comes alive`, async ({ page, faults }) => {
    await faults.delaySection(section, 4500);
    await page.goto(pageOf[section], { waitUntil: 'domcontentloaded' });
    const words = plainText(await page.locator('main').textContent());
    await expect(notice(page)).toBeVisible({ timeout: 8000 });
    expect(plainText(await page.locator('main').textContent())).toBe(words);
    await untilHydrated(page);
    await expect(notice(page)).toBeHidden();
  });
}

for (const way of ['entry 404', 'entry hangs'] as const) {
  test(`institution, ${way}: menus open and the logo leads home while its page keeps its words`, async ({
    page,
    faults,
  }) => {
    await faults.breakSection('institution', way);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/policies', { waitUntil: 'domcontentloaded' });
    const words = await page.locator('main').textContent();
    await untilShellStarted(page);
    const button = page.getByRole('banner').getByRole('button', { name: /Academics/ });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await page.locator('main').textContent()).toBe(words);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: /VIIT/ }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`exams, ${way}: other sections work, and so does the way back`, async ({ page, faults }) => {
    await faults.breakSection('exams', way);
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
