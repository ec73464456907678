import type { BrowserContext } from '@playwright/test';
import { test as site } from './site-test.ts';

/**
 * Playwright's test with one browser context for all tests of a worker, as for a visitor who has been here before: what is
 * cached need not be fetched and compiled again. Each test has a page, cookies and storage of its own. Not for tests that
 * use `page.clock` (it belongs to the context) or that look at a first visit.
 */
export const test = site.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    // A preview is chosen by its cookie, which the context brings along.
    const { cookies } = await sharedContext.storageState();
    await use(sharedContext);
    for (const page of sharedContext.pages()) {
      if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear());
      await page.close();
    }
    await sharedContext.unrouteAll({ behavior: 'ignoreErrors' });
    await sharedContext.clearCookies();
    await sharedContext.addCookies(cookies);
  },
});
