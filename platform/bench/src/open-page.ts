import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Profile, throttle } from './profiles.ts';
import { Traffic } from './traffic.ts';

/** What `in-page.js` notes, times in ms since the navigation. */
interface Notes {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; length: number }[];
  /** 0 until hydrated. */
  hydrated: number;
  /** From the click until the page moved to was painted; 0 until then. */
  shown: number;
}

declare global {
  interface Window {
    benchNotes: Notes;
  }
}

/** A page that is open under a profile. */
export interface OpenPage {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
  notes(): Promise<Notes>;
  close(): Promise<void>;
}

const quietFor = 1000;
const patience = 30_000;

/** Opens an address with an empty cache, and waits until it is loaded, hydrated (where it ever is) and quiet for a second. */
export async function openPage(browser: Browser, url: string, profile: Profile, hydrates: boolean): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: profile.viewport });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'in-page.js') });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const traffic = new Traffic(session);
  await throttle(session, profile);
  await page.goto(url, { waitUntil: 'load', timeout: patience });
  const notes = () => page.evaluate(() => window.benchNotes);
  const opened = { page, session, traffic, notes, close: () => context.close() };
  if (hydrates)
    await page.waitForFunction(() => window.benchNotes.hydrated > 0, undefined, { timeout: patience, polling: 50 });
  await untilQuiet(traffic);
  return opened;
}

/** Waits until nothing has been fetched for a second. */
export async function untilQuiet(traffic: Traffic): Promise<void> {
  const from = Date.now();
  while (Date.now() - traffic.last < quietFor && Date.now() - from < patience) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
