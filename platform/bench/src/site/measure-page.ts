import path from 'node:path';
import type { Browser, CDPSession } from '@playwright/test';

export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** Slow 4G: 1.6 Mbit/s, 150 ms for a round trip, and a processor four times slower (R103). */
  isSlow: boolean;
}

/** From `in-page.js`, in ms since the navigation. */
interface PageMetrics {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; length: number }[];
  /** 0 until hydrated. */
  hydrated: number;
}

declare global {
  interface Window {
    benchMetrics: PageMetrics;
  }
}

/** As transferred. */
type Bytes = Record<'document' | 'style' | 'script' | 'font' | 'image' | 'data' | 'other', number>;

/** In ms. `hydrated` is 0 without scripts. */
export type PageFigures = Record<
  'firstPaint' | 'largestPaint' | 'hydrated' | 'blocking' | 'shift' | 'requests',
  number
> &
  Bytes;

const types: Record<string, keyof Bytes> = {
  ...{ Document: 'document', Script: 'script', Stylesheet: 'style', Font: 'font', Image: 'image' },
  ...{ Fetch: 'data', XHR: 'data' },
};

const timeoutMs = 30_000;

/** Starts with an empty cache; ends when the page is hydrated (if it has scripts) and idle for a second. */
export async function measurePage(
  browser: Browser,
  url: string,
  profile: Profile,
  hydrates: boolean,
): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: profile.viewport });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const traffic = countTraffic(session);
  if (profile.isSlow) await slowDown(session);
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  if (hydrates)
    await page.waitForFunction(() => window.benchMetrics.hydrated > 0, undefined, { timeout: timeoutMs, polling: 50 });
  await traffic.untilIdle();
  const { tasks, ...metrics } = await page.evaluate(() => window.benchMetrics);
  await context.close();
  // As in Lighthouse: the time over 50 ms of long tasks after the first paint.
  const late = tasks.filter(({ start, length }) => start + length > metrics.firstPaint);
  const blocking = late.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
  return { ...metrics, blocking, requests: traffic.requests(), ...traffic.bytes };
}

async function slowDown(session: CDPSession): Promise<void> {
  const kilobits = 1000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 1600 * kilobits, uploadThroughput: 750 * kilobits },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

function countTraffic(session: CDPSession) {
  const bytes: Bytes = { document: 0, style: 0, script: 0, font: 0, image: 0, data: 0, other: 0 };
  const typeOf = new Map<string, keyof Bytes>();
  let [requests, lastActivity] = [0, Date.now()];
  session.on('Network.requestWillBeSent', () => {
    lastActivity = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:') || response.fromDiskCache || response.fromPrefetchCache) return;
    // Some browsers report a preloaded script as `Other`.
    typeOf.set(requestId, /javascript/.test(response.mimeType) ? 'script' : (types[type] ?? 'other'));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastActivity = Date.now();
    const type = typeOf.get(requestId);
    // An earlier request fetched it.
    if (!type || encodedDataLength === 0) return;
    requests++;
    bytes[type] += encodedDataLength;
  });
  const untilIdle = async () => {
    const start = Date.now();
    while (Date.now() - lastActivity < 1000 && Date.now() - start < timeoutMs) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { bytes, requests: () => requests, untilIdle };
}
