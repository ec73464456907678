import type { Page } from '@playwright/test';

/** Waits until the reporter has started and taken over the bootstrap script's queue. */
export const untilReporterStarted = (page: Page) =>
  page.waitForFunction(() => Object.hasOwn((window as unknown as { _reports: object })._reports, 'push'));

/** Hides the page, as leaving it does. Playwright does not show the beacon of a real navigation. */
export const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
