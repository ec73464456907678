import { isHydrated } from '@viit/test-kit/hydration';
import { areIslandsHydrated } from '@viit/test-kit/islands';
import type { Page } from 'playwright-core';
import type { Tab } from './open-tab.ts';

/** After this time a page is captured as visitors see it. */
const settleTimeoutMs = 15_000;

/** Hydration, and everything that loads near the window. @returns false after the timeout. */
export async function settlePage({ page, requests }: Tab): Promise<boolean> {
  const hasHydrated = await waitFor(page, isHydrated);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    for (const video of document.querySelectorAll('video')) video.pause();
  });
  const haveIslandsHydrated = await waitFor(page, areIslandsHydrated);
  const isQuiet = await requests.untilQuiet(settleTimeoutMs);
  return hasHydrated && haveIslandsHydrated && isQuiet;
}

/** Measurements, pictures and animations at a new width. @returns false after the timeout. */
export async function settleWidth({ page, requests }: Tab): Promise<boolean> {
  await page.evaluate(nextFrames, 3);
  const isQuiet = await requests.untilQuiet(settleTimeoutMs);
  await page.evaluate(async (timeoutMs) => {
    // A missing picture must not stop the comparison.
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
    const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    await Promise.race([Promise.all([document.fonts.ready, ...pictures]), timeout]);
    for (const animation of document.getAnimations()) {
      const isEnding = Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY);
      if (isEnding && animation.playbackRate !== 0) animation.finish();
      else animation.cancel();
    }
  }, settleTimeoutMs);
  await page.evaluate(nextFrames, 1);
  return isQuiet;
}

async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

const waitFor = (page: Page, isTrue: () => boolean): Promise<boolean> =>
  page.waitForFunction(isTrue, undefined, { timeout: settleTimeoutMs }).then(
    () => true,
    () => false,
  );
