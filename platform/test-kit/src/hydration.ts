import type { Page } from 'playwright-core';
import { isBoundaryShown } from './error-boundaries.ts';

/** How long a page may take to hydrate, in ms. The shell abandons loading a section after 10 s (R102). */
const hydrationTimeoutMs = 15_000;

/** Whether the section's code has hydrated the page, which React marks on the page's elements. Runs in the browser. */
const isHydrated = () => {
  const first = document.querySelector('main > *');
  return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
};

/** Waits until the section's code has hydrated the page. @throws Error that names the page if it does not. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: hydrationTimeoutMs }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error;
    const { pathname } = new URL(page.url());
    throw new Error(
      `${pathname} did not hydrate within ${hydrationTimeoutMs / 1000} s: its section's entry or one of its chunks is slow or ` +
        'fails, or the page throws an error while it hydrates. See network and console in the trace.',
    );
  });
}

/** Waits until a page has hydrated, or an error boundary is in its place. @throws Error that names the page if neither happens. */
export const untilHydratedOrFailed = (page: Page): Promise<unknown> =>
  Promise.race([untilHydrated(page), untilBoundary(page)]);

/** Settles only if a boundary is shown: hydration decides otherwise. */
const untilBoundary = (page: Page) =>
  page
    .waitForFunction(isBoundaryShown, undefined, { timeout: hydrationTimeoutMs })
    .catch(() => new Promise<never>(() => {}));

/** Waits until the shell has hydrated, whether or not the page's section has. */
export async function untilShellStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > div') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
