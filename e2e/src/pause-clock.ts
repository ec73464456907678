import type { Page } from '@playwright/test';

/**
 * Pauses the page's installed clock: from here on only the test advances the time, so a busy machine makes no difference. The chosen
 * moment may be over when the call arrives; then a later one is tried.
 */
export async function pauseClock(page: Page): Promise<void> {
  for (let margin = 500; ; margin *= 2) {
    const moment = (await page.evaluate(() => Date.now())) + margin;
    const failure = await page.clock.pauseAt(moment).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!failure) return;
    if (margin > 60_000) throw failure;
  }
}
