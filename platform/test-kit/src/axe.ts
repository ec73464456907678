import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** All rules for WCAG 2.2 AA, and best practices. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // These rules do not need the stylesheets.
  preload: { assets: ['media'] },
};
let axeSource: string | undefined;

interface Checked {
  include: string[];
  exclude: string[];
}

export interface Violation {
  rule: string;
  target: string;
  html: string;
}

/** Checks the current state of the page. @returns a line per element and rule. */
export const findViolations = async (page: Page, element = 'html'): Promise<string[]> =>
  describe(await runAxe(page, element));

/** @param exclude selectors of parts of the page that another check covers. */
export const findViolationsOutside = async (page: Page, exclude: string[]): Promise<string[]> =>
  describe(await runAxe(page, 'html', exclude));

const describe = (violations: readonly Violation[]) =>
  violations.map(({ rule, target, html }) => `${rule}: ${target} ${html}`);

export async function runAxe(page: Page, element = 'html', exclude: string[] = []): Promise<Violation[]> {
  await untilAnimationsEnd(page);
  axeSource ??= fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(runInPage, { context: { include: [element], exclude }, options });
}

/** Text that fades in has too little contrast. */
const untilAnimationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.race([
      Promise.allSettled(ends.map((one) => one.finished)),
      new Promise((done) => setTimeout(done, 2000)),
    ]);
  });

/** Frames are not checked: the site has none. */
async function runInPage({ context, options }: { context: Checked; options: RunOptions }): Promise<Violation[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(context, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => ({ rule: id, target: target.join(' '), html })),
  );
}
