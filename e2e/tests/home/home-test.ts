import type { Locator, Page } from '@playwright/test';
import { untilIslandHydrated } from '../../src/islands.ts';
import { open, scrollToPosition } from '../../src/shell.ts';
import { expect, test as site } from '../../src/site-test.ts';

/** The film does not play: the connection says that it is slow (spec 1, section 2.7). */
export const disableIntroVideo = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true }),
  );

/**
 * The home page with its movements, and a clock that the test moves on. Movements made by styles run on as they are.
 */
export const test = site.extend<{ home: (width: number) => Promise<void> }>({
  home: async ({ page }, use) => {
    await disableIntroVideo(page);
    await page.clock.install();
    // The clock stands in for `performance` too, and its count of events is no longer one.
    await page.addInitScript(() => Object.defineProperty(performance, 'eventCounts', { value: undefined }));
    await use(async (width) => {
      await open(page, '/', width, width < 768 ? 740 : 900);
      // From here on only the test moves the time on: a busy machine changes nothing.
      await pauseClock(page);
    });
  },
});

export { expect };

/** Stops the page's clock; on a busy machine the moment meant may be over before the word arrives, and a later one is taken. */
async function pauseClock(page: Page): Promise<void> {
  for (let margin = 500; ; margin *= 2) {
    const moment = (await page.evaluate(() => Date.now())) + margin;
    const isStill = await page.clock.pauseAt(moment).then(
      () => true,
      () => false,
    );
    if (isStill || margin > 4000) return;
  }
}

/** Brings a part of the page to the window's top, below its bar, with the mouse out of it, and waits until it is alive. */
export async function bringIntoView(page: Page, part: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  const top = await part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollToPosition(page, top - 80);
  await untilIslandHydrated(part);
}

/** Waits until what moves to its place has come there. */
export const untilAnimationsEnd = (part: Locator): Promise<unknown> =>
  part.evaluate((element) =>
    Promise.allSettled(
      element
        .getAnimations({ subtree: true })
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ).then(() => undefined),
  );

/** How many endless movements run inside a part at this moment. */
export const countEndlessAnimations = (part: Locator): Promise<number> =>
  part.evaluate(
    (element) =>
      element
        .getAnimations({ subtree: true })
        .filter(
          (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
        ).length,
  );

/** Seconds that one turn of a part's endless movement takes. */
export const cycleSeconds = (part: Locator): Promise<number[]> =>
  part.evaluate((element) => [
    ...new Set(
      element
        .getAnimations({ subtree: true })
        .filter((one) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map((one) => Number(one.effect?.getTiming().duration) / 1000),
    ),
  ]);
