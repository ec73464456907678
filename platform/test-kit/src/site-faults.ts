import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PageTable } from '@viit/contract';
import type { Page, Route } from 'playwright-core';

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

/** Breaks the site for one browser page only. */
export interface SiteFaults {
  /** Call before opening the page. */
  breaks(section: string, fault: SectionFault): Promise<void>;
  /** Undoes `breaks`. */
  repair(): Promise<void>;
  /** By ms, or until a promise is fulfilled. */
  delays(section: string, delay: number | Promise<void>): Promise<void>;
  failsApi(): Promise<void>;
  /** As after a publish. @returns the requested files of the newer build. */
  redeploys(section: string): Promise<string[]>;
}

const entryOf = (section: string) => new RegExp(`/_builds/${section}/[0-9a-f]{12}/remoteEntry\\.js`);
const chunkOf = (section: string) => new RegExp(`/_builds/${section}/[0-9a-f]{12}/(?!remoteEntry)[^?]+\\.js`);

/** The other faults change the entry. */
const faultyResponses: Partial<Record<SectionFault, (route: Route) => Promise<void>>> = {
  'entry 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'entry 500': (route) => route.fulfill({ status: 500, body: 'Server error' }),
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

const containerOf = (section: string) => `viit_${section.replaceAll('-', '_')}`;

/** They throw until `repair()` is called. */
const faultyEntries: Partial<Record<SectionFault, (entry: string, section: string) => string>> = {
  'entry throws': (entry) => `if (!window.isRepaired) throw new Error('the entry is broken');\n${entry}`,
  'page throws': (entry, section) => `${entry}
;(() => {
  const { get, init } = ${containerOf(section)};
  const faulty = (page) => (props) => {
    if (!window.isRepaired) throw new Error('the page is broken');
    return page(props);
  };
  const load = (page) => page.load().then((module) => ({ default: faulty(module.default) }));
  const broken = ({ default: pages }) => ({ default: pages.map((page) => ({ ...page, load: () => load(page) })) });
  ${containerOf(section)} = { init, get: (name) => get(name).then((factory) => () => broken(factory())) };
})();`,
};

export function siteFaults(page: Page): SiteFaults {
  let isRepaired = false;
  const unlessRepaired = (respond: (route: Route) => Promise<void>) => (route: Route) =>
    isRepaired ? route.continue() : respond(route);
  return {
    async breaks(section, fault) {
      const respond = faultyResponses[fault];
      const change = faultyEntries[fault];
      if (respond)
        await page.route(fault === 'chunk missing' ? chunkOf(section) : entryOf(section), unlessRepaired(respond));
      if (change) await replaceEntry(page, section, (entry) => change(entry, section));
    },
    async repair() {
      isRepaired = true;
      await page.evaluate(() => Object.assign(window, { isRepaired: true }));
    },
    async delays(section, delay) {
      await page.route(entryOf(section), async (route) => {
        await (typeof delay === 'number' ? setTimeout(delay) : delay);
        await route.continue();
      });
    },
    async failsApi() {
      await page.route('**/api/**', (route) => route.abort());
    },
    redeploys: (section) => redeploy(page, section),
  };
}

/** Serves a changed entry, and its hash in HTML and tables, as if this entry had been published. */
async function replaceEntry(page: Page, section: string, change: (entry: string) => string): Promise<void> {
  const { entry, integrity } = (await tableOf(page)).sections[section] ?? { entry: '', integrity: '' };
  const body = change(await (await page.request.get(entry)).text());
  const changed = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  await page.route(entryOf(section), (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await rewriteResponses(page, (text) => text.replaceAll(integrity, changed));
}

async function redeploy(page: Page, section: string): Promise<string[]> {
  const { entry = '' } = (await tableOf(page)).sections[section] ?? {};
  const [identity = ''] = /[0-9a-f]{12}/.exec(entry) ?? [];
  const newIdentity = 'fedcba987654';
  const next = entry.replace(identity, newIdentity);
  const requested: string[] = [];
  await page.route(`**${next.replace('remoteEntry.js', '**')}`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await rewriteResponses(page, (text) => text.replaceAll(identity, newIdentity), /^\/_(?:registry|routes)\.json$/);
  return requested;
}

const tableOf = async (page: Page) => (await (await page.request.get('/_registry.json')).json()) as PageTable;

const tables = /^\/_registry\.json$|\/_pages(?:\.[0-9a-f]+)?\.json$/;

/** By default in pages and tables. */
async function rewriteResponses(page: Page, change: (text: string) => string, only?: RegExp): Promise<void> {
  const isRewritten = ({ pathname }: URL, type: string) =>
    only ? only.test(pathname) : type === 'document' || tables.test(pathname);
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!isRewritten(new URL(request.url()), request.resourceType())) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
