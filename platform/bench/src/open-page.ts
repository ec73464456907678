import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Profile, throttle } from './profiles.ts';
import { Traffic } from './traffic.ts';

/** The metrics that `in-page.js` records; times in ms since the navigation. */
interface PageMetrics {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; length: number }[];
  /** 0 until hydrated. */
  hydrated: number;
  /** From the click until the new page was painted; 0 until then. */
  shown: number;
}

declare global {
  interface Window {
    benchMetrics: PageMetrics;
  }
}

/** A page that is open under a profile. */
export interface OpenPage {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
  metrics(): Promise<PageMetrics>;
  close(): Promise<void>;
}

const idleMs = 1000;
const timeoutMs = 30_000;

/** Opens an address with an empty cache, and waits until it is loaded, hydrated (if it has scripts) and idle for a second. */
export async function openPage(browser: Browser, url: string, profile: Profile, hydrates: boolean): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: profile.viewport });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const traffic = new Traffic(session);
  await throttle(session, profile);
  await page.goto(url, { waitUntil: 'load', timeout: timeoutMs });
  const metrics = () => page.evaluate(() => window.benchMetrics);
  const opened = { page, session, traffic, metrics, close: () => context.close() };
  if (hydrates)
    await page.waitForFunction(() => window.benchMetrics.hydrated > 0, undefined, { timeout: timeoutMs, polling: 50 });
  await waitUntilIdle(traffic);
  return opened;
}

/** Waits until a second has passed without a request. */
export async function waitUntilIdle(traffic: Traffic): Promise<void> {
  const start = Date.now();
  while (Date.now() - traffic.lastActivity < idleMs && Date.now() - start < timeoutMs) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
