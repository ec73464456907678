import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';
import { openPage, waitUntilIdle } from './open-page.ts';
import type { Profile } from './profiles.ts';

/** A move to a page of another section by a click on a link. */
export interface MoveFigures {
  /** From the click until the new page was painted, in ms. */
  shown: number;
  /** The main thread's processor time meanwhile, in ms. */
  work: number;
  /** Requests for HTML, scripts and styles that began meanwhile; the page waits for them. */
  requests: number;
  /** Requests to the content API that began meanwhile. */
  data: number;
}

/** Adds a link to the page. The router handles every plain link, and the menus differ from page to page. */
function addLink(to: string): void {
  const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Move' });
  link.id = 'move';
  document.body.append(link);
}

// The element's own methods work even if another element covers the link. Focus prefetches a page, as hover does.
const onLink = (page: Page, action: 'focus' | 'click') =>
  page.evaluate((name) => document.getElementById('move')?.[name](), action);

/** Moves once, cold or after focus on the link has prefetched the page. */
export async function measureMove(
  browser: Browser,
  site: string,
  [from, to]: readonly [string, string],
  profile: Profile,
  isPrefetched: boolean,
): Promise<MoveFigures> {
  const opened = await openPage(browser, site + from, profile, true);
  const { page, session, traffic } = opened;
  // Thread time, so that other processes do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(addLink, to);
  if (isPrefetched) {
    await onLink(page, 'focus');
    await page.waitForTimeout(300);
    await waitUntilIdle(traffic);
  }
  const requestTypes: string[] = [];
  session.on('Network.requestWillBeSent', ({ type }) => requestTypes.push(type ?? 'Other'));
  const mainThreadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await mainThreadMs();
  await onLink(page, 'click');
  await page.waitForFunction(() => window.benchMetrics.shown > 0, undefined, { timeout: 30_000, polling: 20 });
  const count = (...types: string[]) => requestTypes.filter((type) => types.includes(type)).length;
  const [requests, data] = [count('Document', 'Script', 'Stylesheet'), count('Fetch', 'XHR')];
  const work = (await mainThreadMs()) - before;
  const { shown } = await opened.metrics();
  await opened.close();
  return { shown, work, requests, data };
}

/** The median of each figure. */
export const medianMove = (runs: readonly MoveFigures[]): MoveFigures => ({
  shown: median(runs.map((run) => run.shown)),
  work: median(runs.map((run) => run.work)),
  requests: median(runs.map((run) => run.requests)),
  data: median(runs.map((run) => run.data)),
});
