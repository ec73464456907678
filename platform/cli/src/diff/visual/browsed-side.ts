import { previewCookie } from '@viit/contract/cookies';
import { type Comparison, registryApi } from '@viit/contract/registry-api';
import { readTar } from '@viit/core/tar';
import type { BrowserContext, CDPSession } from 'playwright-core';
import type { RegistryClient } from '../../registry-client.ts';

/** How a browser reaches a release. */
export interface BrowsedSide {
  origin: string;
  /** Of a preview. */
  secret?: string;
  /** By path, for releases that the site no longer serves. */
  html?: ReadonlyMap<string, string>;
}

export async function browseSide(registry: RegistryClient, side: Comparison['from']): Promise<BrowsedSide> {
  const origin = registry.server;
  const secret = side.link?.split('/').at(-1);
  if (secret) return { origin, secret };
  if (side.name === 'live' || side.release === null) return { origin };
  return { origin, html: await readReleasePages(registry, side.release) };
}

/** As in an export, for a release that is no longer live. */
async function readReleasePages(registry: RegistryClient, release: string): Promise<Map<string, string>> {
  const query = { release, builds: 1 };
  const { files } = await registry.call(registryApi.planExport, { query });
  const pages = files.filter(({ response }) => response.headers['content-type']?.startsWith('text/html'));
  const hashes = [...new Set(pages.map(({ sha384 }) => sha384))];
  const html = new Map<string, string>();
  await readTar(await registry.readExportFiles({ query, body: hashes }), (name, bytes) => {
    const same = pages.filter(({ sha384 }) => sha384 === hashes[Number(name)]);
    for (const { response } of same) html.set(response.address, bytes.toString());
  });
  return html;
}

/** Sets the preview's cookie, serves stored HTML, and makes pages look the same each time. */
export async function prepareWindow(
  context: BrowserContext,
  session: CDPSession,
  { origin, secret, html }: BrowsedSide,
): Promise<void> {
  if (secret)
    await context.addCookies([{ name: previewCookie(origin.startsWith('https:')), value: secret, url: origin }]);
  await context.addInitScript(fixDateAndChance, Date.parse('2026-01-15T10:00:00+05:30'));
  // Otherwise pages skip late fonts, or defer them until they are cached.
  await context.addInitScript(() => localStorage.setItem('viit-fonts', 'here'));
  // Playwright's own routes would take every request and disable the browser's cache.
  const requestStage = html ? 'Request' : 'Response';
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `${origin}/*`, resourceType: 'Document', requestStage }],
  });
  session.on('Fetch.requestPaused', (paused) => {
    // Fails where the tab has been closed in the meantime.
    void fulfilDocument(session, paused, html).catch(() => undefined);
  });
}

/** A request for a document that Chromium has paused. */
interface Paused {
  requestId: string;
  request: { url: string };
  /** Missing before the request is sent. */
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/** From the stored HTML, or from the site. */
async function fulfilDocument(
  session: CDPSession,
  { requestId, request, responseStatusCode: status, responseHeaders = [] }: Paused,
  html: BrowsedSide['html'],
): Promise<void> {
  const stored = html?.get(new URL(request.url).pathname);
  if (html && stored === undefined) {
    await session.send('Fetch.fulfillRequest', { requestId, responseCode: 404 });
    return;
  }
  const isRedirect = status === undefined || (status >= 300 && status < 400);
  if (stored === undefined && isRedirect) {
    await session.send('Fetch.continueRequest', { requestId });
    return;
  }
  const text = stored ?? (await readBody(session, requestId));
  const headers = responseHeaders.filter(
    ({ name }) => !/^(?:content-(?:encoding|length|type)|transfer-encoding)$/i.test(name),
  );
  await session.send('Fetch.fulfillRequest', {
    ...{ requestId, responseCode: status ?? 200 },
    responseHeaders: [...headers, { name: 'content-type', value: 'text/html; charset=utf-8' }],
    body: Buffer.from(prepareHtml(text)).toString('base64'),
  });
}

async function readBody(session: CDPSession, requestId: string): Promise<string> {
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  return base64Encoded ? Buffer.from(body, 'base64').toString() : body;
}

/** Waits for fonts, and removes the banner of previews. */
const prepareHtml = (html: string): string =>
  html
    .replaceAll('font-display:optional', 'font-display:block')
    .replace(/<aside aria-label="Preview".*?<\/aside>/s, '');

/**
 * For announcements, events and shuffled items. Keeps timers: Playwright's own clock also replaces `performance`, which
 * pages read.
 */
function fixDateAndChance(now: number): void {
  const RealDate = Date;
  class FixedDate extends RealDate {
    constructor(...values: [] | [number | string | Date]) {
      super(values.length === 0 ? now : values[0]);
    }
    static override now = () => now;
  }
  // Dates with several numbers (year, month, …) stay as they are.
  const construct = (target: typeof RealDate, values: number[]) =>
    values.length > 1 ? Reflect.construct(RealDate, values) : Reflect.construct(target, values);
  window.Date = new Proxy(FixedDate, { construct }) as DateConstructor;
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}
