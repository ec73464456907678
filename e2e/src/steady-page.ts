import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { attachOpenPage } from './failure-report.ts';
import { expect, test as site } from './site-test.ts';

export { expect };

/** Everything that axe knows of WCAG 2.2 AA, and its good practices. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One window for all tests of a worker, without motion: what is looked at stands still, and no test pays for a new window. */
export const test = site.extend<{ steadyPage: undefined }, { steady: Page }>({
  steady: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  // What a failure was looking at.
  steadyPage: [
    async ({ steady }, use, info) => {
      await use(undefined);
      await attachOpenPage(info, steady);
    },
    { auto: true },
  ],
});

/** Expects that axe finds nothing in the page, or in one element of it, as it is now. A test goes on after a finding. */
export async function expectNoFindings(page: Page, state: string, element = 'html'): Promise<void> {
  // Half-faded text has half its contrast: what fades in is looked at when it has arrived.
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
  const found = await page.evaluate(findings, { element, options });
  expect.soft(found, `axe ${state}`).toEqual([]);
}

/** Runs axe where the page is: only what it found comes back. The site has no frames to look into. */
async function findings(checked: { element: string; options: RunOptions }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(checked.element, checked.options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target} ${html}`));
}

/** The narrowest width that must work (R104.8), and both sides of each breakpoint (R17). */
const widths = [320, 360, 768, 1024, 1440];

/** Expects that nothing reaches past the window's side at any width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 800;
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const over = await page.evaluate(async () => {
      // Two frames: what a component measures by itself has come to rest.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    if (over > 0) wide.push(`${over} px too wide at ${width} px`);
  }
  expect.soft(wide, 'past the side of the window').toEqual([]);
}
