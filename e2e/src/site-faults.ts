import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { PageTable } from '@viit/contract';

/** The sections, in the order of the fault table's series. */
export const sections = ['home', 'institution', 'cells', 'placements', 'exams'] as const;
export type Section = (typeof sections)[number];

/** The seven ways in which a section's code is broken, and an eighth: the code loads, and its page throws. */
export const codeFaults = [
  'entry 404',
  'entry 500',
  'entry hangs',
  'entry cut short',
  'entry throws',
  'entry has another hash',
  'chunk missing',
] as const;
export type SectionFault = (typeof codeFaults)[number] | 'page throws';

/** Breaks the site as one page sees it; the server and everybody else stay whole. */
export interface SiteFaults {
  /** From now on the section's code does not load, in this way. */
  breakSection(section: Section, way: SectionFault): Promise<void>;
  /** From now on everything answers as it should. */
  repair(): Promise<void>;
  /** The section's entry takes this long, in ms. */
  delaySection(section: Section, ms: number): Promise<void>;
  /** The content API answers nobody. */
  failApi(): Promise<void>;
  /** The page table names a newer build of a section, as after a redeploy under an open tab. @returns what was asked of it. */
  redeploySection(section: Section): Promise<string[]>;
}

const entryOf = (section: Section) => new RegExp(`/_builds/${section}/[0-9a-f]{12}/remoteEntry\\.js`);
const chunkOf = (section: Section) => new RegExp(`/_builds/${section}/[0-9a-f]{12}/(?!remoteEntry)[^?]+\\.js`);

/** How a request is answered, by way; the others need an entry of their own. */
const faultyResponses: Partial<Record<SectionFault, (route: Route) => Promise<void>>> = {
  'entry 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'entry 500': (route) => route.fulfill({ status: 500, body: 'Our mistake' }),
  'entry hangs': () => new Promise(() => {}),
  'entry cut short': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
  },
  'entry has another hash': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `${text}\nwindow.changed = true;` });
  },
  'chunk missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
};

/** Entries that fail when they run, until the page is told that they are mended. */
const faultyEntries: Partial<Record<SectionFault, (entry: string, section: Section) => string>> = {
  'entry throws': (entry) => `if (!window.isMended) throw new Error('the entry is broken');\n${entry}`,
  'page throws': (entry, section) => `${entry}
;(() => {
  const { get, init } = viit_${section};
  const faulty = (page) => (props) => {
    if (!window.isMended) throw new Error('the page is broken');
    return page(props);
  };
  const load = (page) => page.load().then((module) => ({ default: faulty(module.default) }));
  const broken = ({ default: pages }) => ({ default: pages.map((page) => ({ ...page, load: () => load(page) })) });
  viit_${section} = { init, get: (name) => get(name).then((factory) => () => broken(factory())) };
})();`,
};

/** Makes the ways to break the site for a page. */
export function siteFaults(page: Page): SiteFaults {
  let isMended = false;
  const unlessMended = (answer: (route: Route) => Promise<void>) => (route: Route) =>
    isMended ? route.continue() : answer(route);
  return {
    async breakSection(section, way) {
      const answer = faultyResponses[way];
      const make = faultyEntries[way];
      if (answer) await page.route(way === 'chunk missing' ? chunkOf(section) : entryOf(section), unlessMended(answer));
      if (make) await replaceEntry(page, section, (entry) => make(entry, section));
    },
    async repair() {
      isMended = true;
      await page.evaluate(() => Object.assign(window, { isMended: true }));
    },
    async delaySection(section, ms) {
      await page.route(entryOf(section), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        await route.continue();
      });
    },
    async failApi() {
      await page.route('**/api/**', (route) => route.abort());
    },
    redeploySection: (section) => redeploy(page, section),
  };
}

/** Serves another entry, and its hash wherever the release names it, as if the section had been published so. */
async function replaceEntry(page: Page, section: Section, change: (entry: string) => string): Promise<void> {
  const { entry, integrity } = (await tableOf(page)).sections[section] ?? { entry: '', integrity: '' };
  const body = change(await (await page.request.get(entry)).text());
  const changed = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  await page.route(entryOf(section), (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await rewriteResponses(page, (text) => text.replaceAll(integrity, changed));
}

async function redeploy(page: Page, section: Section): Promise<string[]> {
  const { entry = '' } = (await tableOf(page)).sections[section] ?? {};
  const next = entry.replace(/[0-9a-f]{12}/, 'fedcba987654');
  const asked: string[] = [];
  await page.route(`**${next.replace('remoteEntry.js', '**')}`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await rewriteResponses(
    page,
    (text) => text.replaceAll(entry.replace('remoteEntry.js', ''), next.replace('remoteEntry.js', '')),
    '/_registry.json',
  );
  return asked;
}

const tableOf = async (page: Page) => (await (await page.request.get('/_registry.json')).json()) as PageTable;

/** Changes what documents and the page table say; other answers stay as they are. */
async function rewriteResponses(page: Page, change: (text: string) => string, only?: string): Promise<void> {
  const isMeant = (url: URL, type: string) =>
    only ? url.pathname === only : type === 'document' || url.pathname === '/_registry.json';
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!isMeant(new URL(request.url()), request.resourceType())) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
