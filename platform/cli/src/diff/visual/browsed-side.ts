import fs from 'node:fs';
import { type Comparison, registryApi } from '@viit/contract/registry-api';
import type { BrowserContext } from 'playwright-core';
import { extract } from 'tar';
import type { RegistryClient } from '../../registry-client.ts';

/** How a browser reaches the pages of a release. */
export interface BrowsedSide {
  origin: string;
  /** The secret of a preview. */
  secret?: string;
  /** The HTML of an earlier release, by path: the site no longer serves it. */
  html?: ReadonlyMap<string, string>;
}

/** Finds out how to browse one side of a comparison. @param folder for the pages of an earlier release. */
export async function browseSide(
  registry: RegistryClient,
  side: Comparison['from'],
  folder: string,
): Promise<BrowsedSide> {
  const origin = registry.server;
  const secret = side.link?.split('/').at(-1);
  if (secret) return { origin, secret };
  if (side.name === 'live' || side.release === null) return { origin };
  return { origin, html: await readReleasePages(registry, side.release, folder) };
}

/** Reads the pages of a release that is no longer live, as an export contains them. */
async function readReleasePages(
  registry: RegistryClient,
  release: string,
  folder: string,
): Promise<Map<string, string>> {
  const query = { release, builds: 1 };
  const { files } = await registry.call(registryApi.planExport, { query });
  const pages = files.filter(({ response }) => response.headers['content-type']?.startsWith('text/html'));
  const archive = await registry.readExportFiles({ query, body: pages.map(({ sha384 }) => sha384) });
  fs.mkdirSync(folder, { recursive: true });
  await new Promise((resolve, reject) => {
    archive
      .pipe(extract({ cwd: folder }))
      .on('close', resolve)
      .on('error', reject);
  });
  return new Map(pages.map(({ response }, i) => [response.address, fs.readFileSync(`${folder}/${i}`, 'utf8')]));
}

/**
 * Prepares a browser window for one side: the preview's cookie, the HTML of an earlier release, and pages that look the same
 * each time they are opened.
 */
export async function prepareWindow(context: BrowserContext, { origin, secret, html }: BrowsedSide): Promise<void> {
  if (secret) await context.addCookies([{ name: 'viit_preview', value: secret, url: origin }]);
  await context.addInitScript(fixDateAndChance, Date.parse('2026-01-15T10:00:00+05:30'));
  // Pages do not use a font that arrives too late, and HTML that took long defers its fonts until they are cached.
  await context.addInitScript(() => localStorage.setItem('viit-fonts', 'here'));
  await context.route(
    (url) => url.origin === origin && !/^\/(_|api\/)/.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document') return route.fallback();
      const stored = html?.get(new URL(request.url()).pathname);
      if (html && stored === undefined) return route.fulfill({ status: 404, body: '' });
      const response = stored === undefined ? await route.fetch() : undefined;
      const text = stored ?? (await response?.text()) ?? '';
      const body = text
        .replaceAll('font-display:optional', 'font-display:block')
        .replace(/<aside aria-label="Preview".*?<\/aside>/s, '');
      return route.fulfill({ ...(response && { response }), body, contentType: 'text/html; charset=utf-8' });
    },
  );
}

/**
 * Announcements and events depend on the date, shuffled items on chance. Timers go on: Playwright's own clock also replaces
 * `performance`, which pages read.
 */
function fixDateAndChance(now: number): void {
  const RealDate = Date;
  class FixedDate extends RealDate {
    constructor(...values: [] | [number | string | Date]) {
      super(values.length === 0 ? now : values[0]);
    }
    static override now = () => now;
  }
  // Dates with several numbers (year, month, …) keep their meaning.
  const construct = (target: typeof RealDate, values: number[]) =>
    values.length > 1 ? Reflect.construct(RealDate, values) : Reflect.construct(target, values);
  window.Date = new Proxy(FixedDate, { construct }) as DateConstructor;
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
