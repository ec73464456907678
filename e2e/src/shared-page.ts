import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { attachOpenPage } from './failure-report.ts';
import { expect, test as site } from './site-test.ts';

export { expect };

/** All of axe's rules for WCAG 2.2 AA, and its best practices. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One page under reduced motion for all tests of a worker: nothing moves while it is checked, and no test has to open a new window. */
export const test = site.extend<{ attachSharedPage: undefined }, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  // Reports the address of this page if a test fails.
  attachSharedPage: [
    async ({ sharedPage }, use, info) => {
      await use(undefined);
      await attachOpenPage(info, sharedPage);
    },
    { auto: true },
  ],
});

/** Expects that axe finds nothing in the current state of the page, or of one element. After a violation, the test continues. */
export async function expectNoViolations(page: Page, state: string, element = 'html'): Promise<void> {
  // Text that is fading in has too little contrast, so axe runs when all animations have ended.
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.race([
      Promise.allSettled(ends.map((one) => one.finished)),
      new Promise((done) => setTimeout(done, 2000)),
    ]);
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(findViolations, { element, options });
  expect.soft(found, `axe ${state}`).toEqual([]);
}

/** Runs axe in the browser. @returns the violations. Frames are not checked, because the site has none. */
async function findViolations(checked: { element: string; options: RunOptions }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(checked.element, checked.options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html}`));
}

/** The narrowest width that must work (R104.8), and both sides of each breakpoint (R17). */
const widths = [320, 360, 768, 1024, 1440];

/** Expects that the page does not scroll sideways at any width. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const overflow = await page.evaluate(async () => {
      // Two frames, in which components measure themselves and adapt.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (overflow > 0) wide.push(`${overflow} px too wide at ${width} px`);
  }
  expect.soft(wide, 'horizontal overflow').toEqual([]);
}
