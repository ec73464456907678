import type { Locator, Page } from '@playwright/test';
import { expect } from './site-test.ts';

/* Parts of a page whose code comes when they come near (docs/writing-a-page.md): what stands in one answers once it is alive. */

const alive = (element: Element): boolean => {
  const part = element.closest('[data-island]');
  return Object.keys(part?.firstElementChild ?? element).some((key) => key.startsWith('__reactFiber'));
};

/** Whether the part of the page that an element stands in is alive. */
export const isAlive = (place: Locator): Promise<boolean> => place.evaluate(alive);

/** Waits until the part of the page that an element stands in is alive. It must be near the window for that. */
export async function untilAlive(place: Locator): Promise<void> {
  await expect.poll(() => isAlive(place), `${place} is alive`).toBe(true);
}

/** Brings each part near until it is alive, and goes back to the top; at once on a page without parts. */
export async function untilAllAlive(page: Page): Promise<void> {
  const parts = await page.locator('[data-island]').all();
  for (const part of parts) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await untilAlive(part);
  }
  if (parts.length > 0) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
