import type { Page } from '@playwright/test';

/** Waits until the reporter has started, which takes over the queue of the bootstrap script. */
export const untilReporterStarted = (page: Page) =>
  page.waitForFunction(() => Object.hasOwn((window as unknown as { _reports: object })._reports, 'push'));

/** Hides the page as a visitor does who leaves it. A real navigation sends the same beacon, which no test tool shows. */
export const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
