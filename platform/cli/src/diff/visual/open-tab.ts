import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type BrowsedSide, prepareWindow } from './browsed-side.ts';

/** After this time a page is captured as visitors see it. */
export const settleTimeoutMs = 15_000;

/** A page's own script can keep it from ever ending. @returns false after the timeout. */
export function within(work: Promise<void>, timeoutMs = settleTimeoutMs): Promise<boolean> {
  work.catch(() => {});
  return Promise.race([work.then(() => true), wait(timeoutMs, false, { ref: false })]);
}

/** Opens one page after the other: a new window costs more than a page. */
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** In its own window, because the sides have different cookies. */
export async function openTab(browser: Browser, side: BrowsedSide) {
  const context = await browser.newContext({
    ...{ reducedMotion: 'reduce', bypassCSP: true, locale: 'en-IN', timezoneId: 'Asia/Kolkata', colorScheme: 'light' },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await prepareWindow(context, session, side);
  return { page, session, messages: watchMessages(page), requests: watchRequests(page) };
}

/** They differ between builds. */
const withoutHashes = (text: string): string =>
  text.replace(/\/_builds\/([a-z0-9-]+)\/[0-9a-f]{12}\//g, '/_builds/$1/').replace(/\.[0-9a-f]{8}\./g, '.');

/** Warnings, errors and failed requests of the open page. */
function watchMessages(page: Page) {
  let list: string[] = [];
  let isWatching = false;
  const add = (text: string) => {
    if (isWatching) list.push(withoutHashes(text));
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) add(message.text());
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return {
    add,
    start(): void {
      list = [];
      isWatching = true;
    },
    /** @returns the messages since the start. */
    stop(): string[] {
      isWatching = false;
      return list;
    },
  };
}

/** Films and pings stay open or are never seen to end. */
const endless = new Set(['media', 'ping', 'eventsource', 'websocket']);

function watchRequests(page: Page) {
  const open = new Set<object>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    if (!endless.has(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return {
    /** Waits for all requests and for work that may start one. @returns false after the timeout. */
    async untilQuiet(timeoutMs: number): Promise<boolean> {
      const end = performance.now() + timeoutMs;
      let quiet = 0;
      while (quiet < 2 && performance.now() < end) {
        await within(page.evaluate(untilIdle));
        quiet = open.size === 0 ? quiet + 1 : 0;
      }
      return quiet >= 2;
    },
  };
}

/** Waits for loaded code and its effects. */
const untilIdle = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 20), { timeout: 1000 })),
  );
