import { test as base, type ConsoleMessage, errors, expect, type Page } from '@playwright/test';
import { attachOpenPage, attachVersions } from './failure-report.ts';
import { type SiteFaults, siteFaults } from './site-faults.ts';

interface Fixtures {
  /** Console messages and failed requests so far. */
  problems: string[];
  /** Breaks the site for this page only: `await faults.breakSection('exams', 'entry hangs')`. */
  faults: SiteFaults;
  /** The address of the site under test. */
  address: string;
  /** Adds the versions under test to the report of a failure. */
  versions: undefined;
}

/** Playwright's test with fixtures for the composed site. */
export const test = base.extend<Fixtures>({
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}${addressOf(message)}`));
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    await use(problems);
  },
  faults: async ({ page }, use) => {
    await use(siteFaults(page));
    // Requests still in progress no longer concern any test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  address: async ({ baseURL }, use) => use(baseURL ?? ''),
  page: async ({ page }, use, info) => {
    await use(page);
    await attachOpenPage(info, page);
  },
  versions: [
    async ({ request }, use, info) => {
      await use(undefined);
      await attachVersions(info, request);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser's message about a failed request does not contain the address; its location does. */
const addressOf = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';

/** How long a page may take to hydrate, in ms. The shell abandons loading a section after 10 s (R102.2). */
const hydrationTimeoutMs = 15_000;

/** Waits until the section's code has hydrated the page, which React marks on the page's elements. */
export async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = () => {
    const first = document.querySelector('main > *');
    return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  };
  await page.waitForFunction(isHydrated, undefined, { timeout: hydrationTimeoutMs }).catch((error: Error) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const { pathname } = new URL(page.url());
    throw new Error(
      `${pathname} did not hydrate within ${hydrationTimeoutMs / 1000} s: its section's entry or one of its chunks is slow or ` +
        'fails, or the page throws an error while it hydrates. See network and console in the trace.',
    );
  });
}

/** Waits until the shell has hydrated, whether or not the page's section has. */
export async function untilShellStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > div') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** The names of the sections whose entry a page requests, in order. */
export function watchEntries(page: Page): string[] {
  const entries: string[] = [];
  page.on('request', (request) => {
    const found = /\/_builds\/([a-z-]+)\/[0-9a-f]{12}\/remoteEntry\.js/.exec(request.url());
    if (found?.[1] && !entries.includes(found[1])) entries.push(found[1]);
  });
  return entries;
}

/** Text with each run of white space replaced by one space. */
export const plainText = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
