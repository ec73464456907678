import type { Locator, Page } from 'playwright-core';

/* Islands load their code and hydrate when they come near the window (docs/writing-a-page.md). Their controls work after that. */

const hasReactFiber = (element: Element): boolean => {
  const island = element.closest('[data-island]');
  return Object.keys(island?.firstElementChild ?? element).some((key) => key.startsWith('__reactFiber'));
};

/** How long an island near the window may take to hydrate, in ms. */
const islandTimeoutMs = 5000;

/** Whether the island that contains an element has hydrated. */
export const isIslandHydrated = (target: Locator): Promise<boolean> => target.evaluate(hasReactFiber);

/** Waits until the island that contains an element has hydrated. The island must be near the window. */
export async function untilIslandHydrated(target: Locator): Promise<void> {
  const end = performance.now() + islandTimeoutMs;
  while (!(await isIslandHydrated(target))) {
    if (performance.now() > end) throw new Error(`${target} did not hydrate within ${islandTimeoutMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Scrolls to each island, waits until it has hydrated, and returns to the top. Does nothing on a page without islands. */
export async function untilIslandsHydrated(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all();
  for (const island of islands) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await untilIslandHydrated(island);
  }
  if (islands.length > 0) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
