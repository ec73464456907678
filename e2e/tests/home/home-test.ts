import type { Locator, Page } from '@playwright/test';
import { untilIslandHydrated } from '@viit/test-kit/islands';
import { pauseClock } from '../../src/pause-clock.ts';
import { open, scrollToPosition } from '../../src/shell.ts';
import { expect, test as site } from '../../src/site-test.ts';

/** Prevents the intro video by reporting a slow connection (R8.3). */
export const disableIntroVideo = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true }),
  );

/**
 * A test of the home page with its animations and a clock that only the test advances. CSS animations run in real time.
 */
export const test = site.extend<{ home: (width: number) => Promise<void> }>({
  home: async ({ page }, use) => {
    await disableIntroVideo(page);
    await page.clock.install();
    // The test clock also replaces `performance`, whose event counts are then invalid.
    await page.addInitScript(() => Object.defineProperty(performance, 'eventCounts', { value: undefined }));
    await use(async (width) => {
      await open(page, '/', width, width < 768 ? 740 : 900);
      await pauseClock(page);
    });
  },
});

export { expect };

/** Scrolls an element below the page bar, moves the mouse away from it, and waits until its island has hydrated. */
export async function bringIntoView(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  const top = await target.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollToPosition(page, top - 80);
  await untilIslandHydrated(target);
}

/** Counts the running endless animations in an element. */
export const countEndlessAnimations = (target: Locator): Promise<number> =>
  target.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(
          (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ).length,
  );

/** The durations of one cycle of the endless animations in an element, in s. */
export const cycleSeconds = (target: Locator): Promise<number[]> =>
  target.evaluate((element) => [
    ...new Set(
      element
        .getAnimations({ subtree: true })
        .filter((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map((one) => Number(one.effect?.getTiming().duration) / 1000),
    ),
  ]);
