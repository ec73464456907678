import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';
import { openPage, untilQuiet } from './open-page.ts';
import type { Profile } from './profiles.ts';

/** A move to a page of another section by a click on a link. */
export interface MoveFigures {
  /** From the click until the new page was painted, in ms. */
  shown: number;
  /** The processor time that the main thread used meanwhile, in ms. */
  work: number;
  /** Requests for documents, scripts and styles that began meanwhile: those that a page waits for. */
  requests: number;
  /** Requests to the content API that began meanwhile. */
  data: number;
}

/** Puts a link on the page: the site takes every plain link, and the menus differ from page to page. */
function addLink(to: string): void {
  const link = Object.assign(document.createElement('a'), { href: to, textContent: 'Move' });
  link.id = 'move';
  document.body.append(link);
}

// By the element's own methods: whatever lies over the page is not in the way. Focus fetches a page beforehand as hover does.
const onLink = (page: Page, act: 'focus' | 'click') =>
  page.evaluate((name) => document.getElementById('move')?.[name](), act);

/** Moves once, cold or after the link's focus has fetched the page. */
export async function measureMove(
  browser: Browser,
  site: string,
  [from, to]: readonly [string, string],
  profile: Profile,
  isPrefetched: boolean,
): Promise<MoveFigures> {
  const opened = await openPage(browser, site + from, profile, true);
  const { page, session, traffic } = opened;
  // The thread's own clock: what other processes take from it does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(addLink, to);
  if (isPrefetched) {
    await onLink(page, 'focus');
    await page.waitForTimeout(300);
    await untilQuiet(traffic);
  }
  const asked: string[] = [];
  session.on('Network.requestWillBeSent', ({ type }) => asked.push(type ?? 'Other'));
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await busy();
  await onLink(page, 'click');
  await page.waitForFunction(() => window.benchNotes.shown > 0, undefined, { timeout: 30_000, polling: 20 });
  const count = (...types: string[]) => asked.filter((type) => types.includes(type)).length;
  const [requests, data] = [count('Document', 'Script', 'Stylesheet'), count('Fetch', 'XHR')];
  const work = (await busy()) - before;
  const { shown } = await opened.notes();
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
