import type { Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { findErrorBoundaries } from './error-boundaries.ts';
import { untilHydratedOrFailed } from './hydration.ts';
import { untilIslandsHydrated } from './islands.ts';
import { findOverflow, scrollThrough, textsOf } from './page-watch.ts';
import { watchProblems } from './problems.ts';

export const browserChecks = ['hydration', 'boundaries', 'console', 'axe', 'width', 'text'] as const;
export type BrowserCheck = (typeof browserChecks)[number];

export interface PageFinding {
  check: BrowserCheck;
  reason: string;
}

/** A phone, and a window with the whole header, in CSS px. */
const widths = [360, 1280] as const;
const height = 800;

/**
 * Opens a page with and without JavaScript, and runs all browser checks.
 * @param page stays as it is for a picture.
 * @param noScript a page without JavaScript.
 */
export async function inspectPage(page: Page, noScript: Page, address: string): Promise<PageFinding[]> {
  const problems = watchProblems(page);
  for (const one of [page, noScript]) await one.setViewportSize({ width: widths[0], height });
  const [texts] = await Promise.all([readWithoutScripts(noScript, address), page.goto(address)]);
  const hydration = await whyNotHydrated(page);
  const boundaries = await findErrorBoundaries(page);
  const isWorking = hydration.length + boundaries.length === 0;
  const text = isWorking ? await compareTexts(page, texts) : [];
  const layout: PageFinding[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await scrollThrough(page);
    const overflow = await findOverflow(page);
    if (overflow.length > 0) {
      layout.push({ check: 'width', reason: `scrolls sideways at ${width} px: ${overflow.join(' ')}` });
    }
    // The shell's header and footer are checked once, where everything is visible.
    const found = await findViolations(page, width === widths[0] ? 'main' : 'html');
    layout.push(...found.map((reason): PageFinding => ({ check: 'axe', reason: `at ${width} px: ${reason}` })));
  }
  return [
    ...hydration.map((reason): PageFinding => ({ check: 'hydration', reason })),
    ...boundaries.map((reason): PageFinding => ({ check: 'boundaries', reason })),
    ...problems.map((reason): PageFinding => ({ check: 'console', reason })),
    ...layout,
    ...[...textMissing(texts), ...text].map((reason): PageFinding => ({ check: 'text', reason })),
  ];
}

async function whyNotHydrated(page: Page): Promise<string[]> {
  try {
    await untilHydratedOrFailed(page);
    await untilIslandsHydrated(page);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

export interface TextsWithoutScripts {
  all: string[];
  hidden: string[];
}

/** @param noScript a page without JavaScript. */
export async function readWithoutScripts(noScript: Page, address: string): Promise<TextsWithoutScripts> {
  await noScript.goto(address);
  return { all: await textsOf(noScript, 'all'), hidden: await textsOf(noScript, 'hidden') };
}

export async function compareTexts(page: Page, { all, hidden }: TextsWithoutScripts): Promise<string[]> {
  const without = new Set(all);
  // Content for hover or focus is hidden with JavaScript too.
  const hiddenWithScripts = new Set(await textsOf(page, 'hidden'));
  const missing = (await textsOf(page, 'all')).filter((text) => !without.has(text));
  const staysHidden = hidden.filter((text) => !hiddenWithScripts.has(text));
  return [
    ...missing.map((text) => `exists only with JavaScript: ${text}`),
    ...staysHidden.map((text) => `stays hidden without JavaScript: ${text}`),
  ];
}

const textMissing = ({ all }: TextsWithoutScripts) =>
  all.length === 0 ? ['the page has no text without JavaScript'] : [];
