import type { CDPSession, Page } from '@playwright/test';
import { findChromium, launchOptions } from '@viit/test/chromium';
import { navigateTo } from '../src/navigate-to.ts';
import { isFull, isLong } from '../src/series.ts';
import { untilStill } from '../src/shell.ts';
import { expect, test, untilHydrated } from '../src/site-test.ts';

/* Pages that a visitor has left must be released: counts what remains after many navigations and garbage collection. */

const paths = [
  '/iqac',
  '/department/cse',
  '/policies',
  '/placements/PlacementDetails',
  '/exams/timetables',
  '/governing-body',
  '/jntuk',
  '/',
];
test.skip(!isLong, 'many navigations, with LONG=1');

const rounds = isFull ? 20 : 3;
/** The page on which it is counted. */
const last = '/chairman';

// Disables compilation: compiled code is on the heap too, and grows over time.
const { args = [], ...launch } = launchOptions(findChromium()?.executablePath);
test.use({ launchOptions: { ...launch, args: [...args, '--js-flags=--jitless'] } });

/** Waits until the page is settled, so that only the navigation counts. */
async function visit(page: Page, path: string): Promise<void> {
  await navigateTo(page, path);
  await untilHydrated(page);
  await untilStill(page);
}

/** Counts nodes, listeners and heap bytes after garbage collection. */
async function count(session: CDPSession): Promise<{ nodes: number; listeners: number; heap: number }> {
  for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize') };
}

test(`${8 * rounds} navigations over 8 pages, from the home page on, leave no page behind`, async ({ page }) => {
  test.setTimeout(isFull ? 900_000 : 240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilHydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const countOn = async (path: string) => {
    await visit(page, path);
    let last = await count(session);
    const isUnchanged = async () => {
      const { nodes, listeners } = last;
      last = await count(session);
      return last.nodes === nodes && last.listeners === listeners;
    };
    await expect.poll(isUnchanged, 'what the document holds no longer changes').toBe(true);
    return last;
  };
  // The drawer's and the pages' own code has been loaded after the first round.
  for (let round = 0; round < 2; round++) for (const path of paths) await visit(page, path);
  const before = await countOn(last);
  for (let round = 2; round < rounds; round++) for (const path of paths) await visit(page, path);
  const after = await countOn(last);
  expect(after.nodes).toBeLessThan(1.1 * before.nodes);
  expect(after.listeners).toBeLessThan(1.1 * before.listeners);
  expect(after.heap).toBeLessThan(1.1 * before.heap);
  // The rendered page itself, and little more: the home page that was opened first has about 3500 nodes.
  expect(after.nodes).toBeLessThan(2000);
});
