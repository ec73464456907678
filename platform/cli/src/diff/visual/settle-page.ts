import { isHydrated } from '@viit/test-kit/hydration';
import { areIslandsHydrated } from '@viit/test-kit/islands';
import type { Page } from 'playwright-core';
import { settleTimeoutMs, type Tab, within } from './open-tab.ts';

/** Hydration, and everything that loads near the window. @returns false after the timeout. */
export async function settlePage({ page, requests }: Tab): Promise<boolean> {
  const hasHydrated = await waitFor(page, isHydrated);
  const wasScrolled = await within(
    page.evaluate(async () => {
      // A page may grow while it is scrolled.
      const height = document.documentElement.scrollHeight;
      for (let top = 0; top < height; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      scrollTo({ top: 0, behavior: 'instant' });
      for (const image of document.querySelectorAll('img')) image.loading = 'eager';
      for (const video of document.querySelectorAll('video')) video.pause();
    }),
  );
  const haveIslandsHydrated = await waitFor(page, areIslandsHydrated);
  const isQuiet = await requests.untilQuiet(settleTimeoutMs);
  return hasHydrated && wasScrolled && haveIslandsHydrated && isQuiet;
}

/** Measurements, pictures and animations at a new width. @returns false after the timeout. */
export async function settleWidth({ page, requests }: Tab): Promise<boolean> {
  const hasBegun = await within(page.evaluate(nextFrames, 3));
  const isQuiet = await requests.untilQuiet(settleTimeoutMs);
  const isReady = await within(
    page.evaluate(async (timeoutMs) => {
      // A missing picture must not stop the comparison.
      const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
      const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
      await Promise.race([Promise.all([document.fonts.ready, ...pictures]), timeout]);
      for (const animation of document.getAnimations()) {
        const isEnding = Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
        if (isEnding && animation.playbackRate !== 0) animation.finish();
        else animation.cancel();
      }
    }, settleTimeoutMs),
  );
  return (await within(page.evaluate(nextFrames, 1))) && hasBegun && isReady && isQuiet;
}

async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

const waitFor = (page: Page, isTrue: () => boolean): Promise<boolean> =>
  page.waitForFunction(isTrue, undefined, { timeout: settleTimeoutMs }).then(
    () => true,
    () => false,
  );
