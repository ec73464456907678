import { test as base, type ConsoleMessage, errors, expect, type Page } from '@playwright/test';
import { type BrokenSite, breakSite } from './broken-site.ts';
import { tellPage, tellVersions } from './failure.ts';

interface Fixtures {
  /** Messages on the console and failed requests so far; empty unless the test expects some. */
  trouble: string[];
  /** Ways to break the site as this page sees it: `await site.breaks('exams', 'entry hangs')`. */
  site: BrokenSite;
  /** The site's own address. */
  address: string;
  /** Names the versions under test in the report of a failure, beside the section of the page that was open. */
  versions: undefined;
}

/** Playwright's test, with what a person at the composed site needs. */
export const test = base.extend<Fixtures>({
  trouble: async ({ page }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}${addressOf(message)}`));
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    await use(trouble);
  },
  site: async ({ page }, use) => {
    await use(breakSite(page));
    // A request that is still on its way belongs to no test any more.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  address: async ({ baseURL }, use) => use(baseURL ?? ''),
  page: async ({ page }, use, info) => {
    await use(page);
    await tellPage(info, page);
  },
  versions: [
    async ({ request }, use, info) => {
      await use(undefined);
      await tellVersions(info, request);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser says that something did not come, and leaves its address to the place of the message. */
const addressOf = (message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') ? ` ${message.location().url}` : '';

/** How long a page may take to come alive, in ms: a section that is not there after 10 s is given up (design.md section 7). */
const longestStart = 15_000;

/** Waits until the section's code has hydrated the page: React has put its mark on the page's own elements. */
export async function untilHydrated(page: Page): Promise<void> {
  const isAlive = () => {
    const own = document.querySelector('main > *');
    return own !== null && Object.keys(own).some((key) => key.startsWith('__reactFiber'));
  };
  await page.waitForFunction(isAlive, undefined, { timeout: longestStart }).catch((error: Error) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const { pathname } = new URL(page.url());
    throw new Error(
      `${pathname} has not come alive within ${longestStart / 1000} s: its section's entry or one of its chunks is slow, or ` +
        'fails, or the page throws while it hydrates. Look at the trace, network and console.',
    );
  });
}

/** Waits until the shell has started, whether or not the page's section has. */
export async function untilShellStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > div') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** The entries of sections that a page asked for, by section. */
export function watchEntries(page: Page): string[] {
  const entries: string[] = [];
  page.on('request', (request) => {
    const found = /\/_builds\/([a-z-]+)\/[0-9a-f]{12}\/remoteEntry\.js/.exec(request.url());
    if (found?.[1] && !entries.includes(found[1])) entries.push(found[1]);
  });
  return entries;
}

/** A word's text with its spaces made plain. */
export const plainText = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
