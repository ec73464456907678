import { test as base, expect, type Page } from '@playwright/test';
import type { PageTable } from '@viit/contract';
import { type BrokenSite, breakSite } from './broken-site.ts';

interface Fixtures {
  /** Messages on the console and failed requests so far; empty unless the test expects some. */
  trouble: string[];
  /** Ways to break the site as this page sees it: `await site.breaks('exams', 'entry hangs')`. */
  site: BrokenSite;
  /** The site's own address. */
  address: string;
  /** Names the versions under test in the report of a failure. */
  versions: undefined;
}

/** Playwright's test, with what a person at the composed site needs. */
export const test = base.extend<Fixtures>({
  trouble: async ({ page }, use) => {
    const trouble: string[] = [];
    page.on('console', (message) => trouble.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => trouble.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    await use(trouble);
  },
  site: async ({ page }, use) => use(breakSite(page)),
  address: async ({ baseURL }, use) => use(baseURL ?? ''),
  versions: [
    async ({ request }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const body = await request.get('/_registry.json').then(
        async (answer) => versionsOf((await answer.json()) as PageTable),
        () => 'The site does not answer.',
      );
      await info.attach('versions under test', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect };

/** A release in one line: its number, then the shell's and each section's version. */
const versionsOf = ({ release, shell, sections }: PageTable) =>
  [`release ${release}`, `shell ${shell.version}`]
    .concat(Object.values(sections).map(({ name, version }) => `${name} ${version}`))
    .join(', ');

/** Waits until the section's code has hydrated the page: React has put its mark on the page's own elements. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const own = document.querySelector('main > *');
    return own !== null && Object.keys(own).some((key) => key.startsWith('__reactFiber'));
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
