import type { Page } from 'playwright-core';
import { isBoundaryShown } from './error-boundaries.ts';

/** In ms. The shell gives up after 10 s (R102). */
const hydrationTimeoutMs = 15_000;

/** React marks hydrated elements. */
export const isHydrated = (): boolean => {
  const first = document.querySelector('main > *');
  return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
};

/** @throws Error that names the page. */
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

/** Also resolves at an error boundary. @throws Error that names the page. */
export const untilHydratedOrFailed = (page: Page): Promise<unknown> =>
  Promise.race([untilHydrated(page), untilBoundary(page)]);

/** Never rejects: `untilHydrated` does. */
const untilBoundary = (page: Page) =>
  page
    .waitForFunction(isBoundaryShown, undefined, { timeout: hydrationTimeoutMs })
    .catch(() => new Promise<never>(() => {}));

/** Works without the section's code. */
export async function untilShellStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > div') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
