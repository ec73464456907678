import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { untilHydrated, untilShellStarted } from './hydration.ts';
import type { SectionFault, SiteFaults } from './site-faults.ts';

interface FaultCase {
  section: string;
  path: string;
  fault: SectionFault;
  /** @default 1 */
  textLength?: number;
}

/**
 * Expects that a page whose section's code does not load stays readable and shows a notice, whose button hydrates it after a
 * repair (R102).
 */
export async function expectReadableWithout(
  page: Page,
  site: SiteFaults,
  { section, path, fault, textLength = 1 }: FaultCase,
): Promise<void> {
  const firstNotice = await watchNotice(page);
  await site.breaks(section, fault);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const main = page.locator('main');
  const notice = page.getByText(/Some features of this page/);
  const text = plainText(await main.textContent());
  expect(text.length, 'characters of text').toBeGreaterThanOrEqual(textLength);
  await untilShellStarted(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect.soft(notice, 'the notice that the code has not loaded').toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'changed' in window), 'code with another hash ran').toBe(false);
  // At 3 s. At the attempt's end, at 10 s, it would say that the code could not be loaded.
  expect(await firstNotice(), 'the notice when it appeared').toContain('slow to load');
  await page.mouse.wheel(0, 600);
  expect(plainText(await main.textContent()), 'the text while the code is missing').toBe(text);
  expect(await page.evaluate(hiddenElements), 'elements that only code would show').toEqual([]);
  await site.repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await untilHydrated(page);
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => 'sameDocument' in window), 'the same document').toBe(true);
  expect(plainText(await page.locator('h1').textContent())).not.toBe('');
}

export const plainText = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** Records what the notice says when it appears. */
async function watchNotice(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const notices: string[] = [];
    Object.assign(window, { notices });
    new MutationObserver(() => {
      const shown = document.querySelector('[role=status][data-shown=true]')?.textContent;
      if (shown) notices.push(shown);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { notices: string[] }).notices[0] ?? '');
}

function hiddenElements(): string[] {
  return [...document.querySelectorAll('main [role=tabpanel], main [data-reveal], main li')]
    .filter((element) => !element.closest('details:not([open]), dialog, [popover], [hidden], [aria-hidden=true]'))
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 160));
}
