import type { Page } from '@playwright/test';
import { watchLeftBehind } from '@viit/test-kit/left-behind';
import { scrollThrough } from '@viit/test-kit/page-watch';
import { navigateTo } from '../src/navigate-to.ts';
import { routes } from '../src/routes.ts';
import { isFull } from '../src/series.ts';
import { expect, test, untilHydrated } from '../src/site-test.ts';

/*
 * Script of a section runs in the same window as everything else: it cannot be contained there. These tests find what it leaves behind after navigation.
 */

/** A page without a section's code, to which each visit returns. */
const neutral = '/redirect';

/** One page of each section, those with the most behaviour; with FULL=1 every page. */
const sample = ['/', '/policies', '/iqac', '/placements/PlacementDetails', '/exams/timetables'];
const visited = routes.filter(({ path, section }) => section !== 'shell' && (isFull || sample.includes(path)));

async function visit(page: Page, path: string): Promise<void> {
  await navigateTo(page, path);
  await untilHydrated(page);
  await scrollThrough(page);
  await navigateTo(page, neutral);
  await untilHydrated(page);
}

const sections = [...new Set(visited.map(({ section }) => section))];

for (const section of sections) {
  test(`${section} leaves nothing behind when a visitor leaves its pages, comes back and leaves again`, async ({
    page,
  }) => {
    const pages = visited.filter((route) => route.section === section);
    test.setTimeout(30_000 + pages.length * 20_000);
    const leftBehind = await watchLeftBehind(page);
    await page.goto(neutral);
    await untilHydrated(page);
    for (const { path } of pages) {
      await visit(page, path);
      await visit(page, path);
      // A last callback, such as the end of an animation, may still be pending.
      await expect.poll(leftBehind, { message: `${path} of ${section} left`, timeout: 6000 }).toEqual([]);
    }
  });
}

test('what a section leaves behind is reported, timers and listeners with the section and its file', async ({
  page,
}) => {
  const leftBehind = await watchLeftBehind(page);
  await page.goto(neutral);
  await untilHydrated(page);
  await page.evaluate(`
    const ended = setInterval(() => {}, 900);
    clearInterval(ended);
    const listener = () => {};
    addEventListener('scroll', listener);
    removeEventListener('scroll', listener);
    setInterval(() => {}, 1000);
    setTimeout(() => {}, 60000);
    (function again() { requestAnimationFrame(again) })();
    addEventListener('resize', () => {}, { passive: true });
    document.addEventListener('click', () => {}, true);
    matchMedia('print').addEventListener('change', () => {});
    window.leak = 1;
    Array.prototype.last = () => {};
    window.fetch = () => {};
    history.pushState = () => {};
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '' });
    //# sourceURL=http://localhost/_builds/exams/0123456789ab/7.js`);
  const found = await leftBehind();
  expect(found.map((line) => line.replace(/:\d+:\d+:/, ':')).sort()).toEqual([
    "Array.prototype.last is not the browser's own",
    "Document.prototype.cookie (read) is not the browser's own",
    'exams: 7.js: a listener for change on MediaQueryList',
    'exams: 7.js: a listener for click on HTMLDocument',
    'exams: 7.js: a listener for resize on Window',
    'exams: 7.js: a loop of animation frames',
    'exams: 7.js: a timer of 60000 ms',
    'exams: 7.js: an interval of 1000 ms',
    "fetch is not the browser's own",
    "history.pushState is not the browser's own",
    'the global name leak',
  ]);
});
