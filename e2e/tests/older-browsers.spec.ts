import type { Page } from '@playwright/test';
import { isFull } from '../src/series.ts';
import { expect, test, untilHydrated } from '../src/site-test.ts';

/* Browsers at and below the supported line (R117), simulated by deleting what they lack. */

/** APIs of browsers that are younger than the supported line. */
const younger = [
  'URL.canParse',
  'URLSearchParams.prototype.size',
  'Object.groupBy',
  'Promise.withResolvers',
  'Array.fromAsync',
  'Set.prototype.union',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'HTMLElement.prototype.showPopover',
  'String.prototype.isWellFormed',
  'ArrayBuffer.prototype.transfer',
  'requestIdleCallback',
];
/** APIs that the code uses and that browsers below the line lack. */
const required = ['Array.prototype.at', 'Array.prototype.toReversed', 'CSSLayerBlockRule', 'IntersectionObserver'];

const paths = [
  '/',
  '/department/cse',
  '/jntuk',
  '/placements/PlacementDetails',
  '/redirect?url=https%3A%2F%2Fx.example',
];
const deleteApis = (page: Page, apis: readonly string[]) =>
  page.addInitScript((names) => {
    for (const name of names) {
      const steps = name.split('.');
      const last = steps.pop() ?? '';
      const owner = steps.reduce<object>((object, step) => Reflect.get(object, step) as object, globalThis);
      Reflect.deleteProperty(owner, last);
    }
  }, apis);

/** Navigation aborts pending requests of the previous page. */
const unlessAborted = (problems: readonly string[]) => problems.filter((one) => !one.endsWith('net::ERR_ABORTED'));

const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-unsupported'));

// One of them may hide what another one breaks: with FULL=1 each is deleted alone.
for (const apis of isFull ? younger.map((api) => [api]) : [younger]) {
  test(`without ${apis.join(', ')} pages work as in any supported browser`, async ({ page, problems }) => {
    await deleteApis(page, apis);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await untilHydrated(page);
      expect(await isMarked(page)).toBe(false);
    }
    await expect(page.getByText('This page has run into an error')).toHaveCount(0);
    expect(unlessAborted(problems)).toEqual([]);
  });
}

for (const api of isFull ? required : required.slice(-1)) {
  test(`without ${api} pages are finished and no further script runs`, async ({ page, problems }) => {
    await deleteApis(page, [api]);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    for (const path of [...(isFull ? paths : []), '/exams/timetables']) {
      await page.goto(path);
      expect(await isMarked(page)).toBe(true);
    }
    // As without JavaScript: the tabs of the years are shown one below the other.
    await expect(page.getByRole('tablist')).toBeHidden();
    for (const year of ['2025', '2024', '2023']) await expect(page.getByRole('heading', { name: year })).toBeVisible();
    // Scripts of the page would have been requested by now. A request that stays open does not matter.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
    expect(unlessAborted(problems)).toEqual([]);
  });
}

test.describe('without cascade layers and script', () => {
  test.use({ javaScriptEnabled: false });
  test('drawings and pictures stay inside a window 360 px wide, and the menu can be reached', async ({ page }) => {
    // The policy allows the styles by their hash, which changes.
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      return route.fulfill({ response, headers, body: withoutLayers(await response.text()) });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/visionmission', '/jntuk', '/governing-body']) {
      await page.goto(path);
      const widest = await page.evaluate(() =>
        Math.max(...[...document.querySelectorAll('img, svg, video')].map((one) => one.getBoundingClientRect().right)),
      );
      expect(widest, path).toBeLessThanOrEqual(360);
      await expect(page.getByRole('banner').locator('a[href="/policies"]').first()).toBeVisible();
    }
  });
});

/** Removes each `@layer … { … }` from a document's styles, as browsers without support for layers do. */
function withoutLayers(html: string): string {
  let rest = html;
  for (let start = rest.search(/@layer [a-z]+\{/); start >= 0; start = rest.search(/@layer [a-z]+\{/)) {
    let depth = 0;
    let end = start;
    do {
      if (rest[end] === '{') depth++;
      if (rest[end] === '}') depth--;
      end++;
    } while (depth > 0 || !rest.slice(start, end).includes('{'));
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}
