import type { Locator, Page } from 'playwright-core';

/* Islands hydrate near the window (docs/writing-a-page.md). */

const hasReactFiber = (element: Element): boolean => {
  const island = element.closest('[data-island]');
  return Object.keys(island?.firstElementChild ?? element).some((key) => key.startsWith('__reactFiber'));
};

/** Runs in the page. */
export const areIslandsHydrated = (): boolean =>
  [...document.querySelectorAll('[data-island]')].every((island) =>
    Object.keys(island.firstElementChild ?? island).some((key) => key.startsWith('__reactFiber')),
  );

/** In ms. Long enough for a busy machine. */
const islandTimeoutMs = 30_000;

/** @param target an island, or an element in it. */
export const isIslandHydrated = (target: Locator): Promise<boolean> => target.evaluate(hasReactFiber);

/** The island must be near the window. */
export async function untilIslandHydrated(target: Locator): Promise<void> {
  const end = performance.now() + islandTimeoutMs;
  while (!(await isIslandHydrated(target))) {
    if (performance.now() > end) throw new Error(`${target} did not hydrate within ${islandTimeoutMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Scrolls to each island, then to the top. */
export async function untilIslandsHydrated(page: Page): Promise<void> {
  const islands = await page.locator('[data-island]').all();
  for (const island of islands) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await untilIslandHydrated(island);
  }
  if (islands.length > 0) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
