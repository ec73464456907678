import type { Page } from 'playwright-core';
import { findViolations } from './axe.ts';
import { findErrorBoundaries } from './error-boundaries.ts';
import { untilHydratedOrFailed } from './hydration.ts';
import { untilIslandsHydrated } from './islands.ts';
import { findOverflow, scrollThrough, textsOf } from './page-watch.ts';
import { watchProblems } from './problems.ts';

/** What is checked on a page in a browser, in the order of the report. */
export const browserChecks = ['hydration', 'boundaries', 'console', 'axe', 'width', 'text'] as const;
export type BrowserCheck = (typeof browserChecks)[number];

/** Something that is wrong with a page. */
export interface PageFinding {
  check: BrowserCheck;
  reason: string;
}

/** The widths at which a page is checked, in CSS px: a phone, and a window with the whole header. */
const widths = [360, 1280] as const;
const height = 800;

/**
 * Opens a page of the site as a visitor does, with and without JavaScript, and checks what only a browser shows: it hydrates, no
 * error boundary is shown, nothing is written to the console, no request fails, axe finds nothing and nothing scrolls sideways
 * at 360 and 1280 px, and all of its text is there without JavaScript.
 * @param page a new page, which stays as it is at the end, for a picture.
 * @param noScript a page without JavaScript.
 * @param address the page's address.
 */
export async function inspectPage(page: Page, noScript: Page, address: string): Promise<PageFinding[]> {
  const problems = watchProblems(page);
  await page.setViewportSize({ width: widths[0], height });
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
    // The header and the footer are the shell's; they are checked once, where everything is visible.
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

/** The texts of a page when no script runs: all of them, and the hidden ones. */
export interface TextsWithoutScripts {
  all: string[];
  hidden: string[];
}

/** Opens a page and reads its texts. @param noScript a page without JavaScript. */
export async function readWithoutScripts(noScript: Page, address: string): Promise<TextsWithoutScripts> {
  await noScript.goto(address);
  return { all: await textsOf(noScript, 'all'), hidden: await textsOf(noScript, 'hidden') };
}

/** Compares the texts of a hydrated page with those that it has without scripts. @returns what differs for visitors. */
export async function compareTexts(page: Page, { all, hidden }: TextsWithoutScripts): Promise<string[]> {
  const without = new Set(all);
  // Content that a hover or the focus reveals is hidden with JavaScript too.
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
