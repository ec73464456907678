import type { Page } from '@playwright/test';
import { findViolations } from '@viit/test-kit/axe';
import { attachOpenPage } from '@viit/test-kit/failure-report';
import { expect, test as site } from './site-test.ts';

export { expect };

/** One page under reduced motion for all tests of a worker: nothing moves while it is checked, and no test has to open a new window. */
export const test = site.extend<{ attachSharedPage: undefined }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  // Reports the address of this page if a test fails.
  attachSharedPage: [
    async ({ sharedPage }, use, info) => {
      await use(undefined);
      await attachOpenPage(info, sharedPage);
    },
    { auto: true },
  ],
});

/** Expects that axe finds nothing in the current state of the page, or of one element. After a violation, the test continues. */
export async function expectNoViolations(page: Page, state: string, element = 'html'): Promise<void> {
  expect.soft(await findViolations(page, element), `axe ${state}`).toEqual([]);
}

/** The narrowest width that must work (R104), and both sides of each breakpoint (R17). */
const everyWidth = [320, 360, 768, 1024, 1440];

/** Expects that the page does not scroll sideways at any width. @default everyWidth */
export async function expectNoHorizontalScroll(page: Page, widths: readonly number[] = everyWidth): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(async () => {
      // Two frames, in which components measure themselves and adapt.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (overflow > 0) wide.push(`${overflow} px too wide at ${width} px`);
  }
  expect.soft(wide, 'horizontal overflow').toEqual([]);
}
