import { test as base, expect, type Page } from '@playwright/test';

/** What a page must never say on the console; the address names where it was said. */
interface Fixtures {
  /** Messages and failed requests so far; empty unless the test expects some. */
  trouble: string[];
}

/** Playwright's test, with every console message and failed request of the page kept. */
export const test = base.extend<Fixtures>({
  trouble: async ({ page }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    await use(trouble);
  },
});

export { expect };

/** Waits until the section's code has hydrated the page: React has put its mark on the page's own elements. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const own = document.querySelector('main > *');
    return own !== null && Object.keys(own).some((key) => key.startsWith('__reactFiber'));
  });
}

/** The entries of sections that a page asked for, by section. */
export function watchEntries(page: Page): string[] {
  const entries: string[] = [];
  page.on('request', (request) => {
    const found = /\/_builds\/([a-z-]+)\/[0-9a-f]{12}\/remoteEntry\.js/.exec(request.url());
    if (found?.[1] && !entries.includes(found[1])) entries.push(found[1]);
  });
  return entries;
}
