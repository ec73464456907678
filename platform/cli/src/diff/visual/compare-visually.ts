import os from 'node:os';
import path from 'node:path';
import type { ComparedPages, Comparison } from '@viit/contract/registry-api';
import type { Browser } from 'playwright-core';
import { unlessAborted } from '../../interruption.ts';
import { launchChromium } from '../../launch-chromium.ts';
import type { RegistryClient } from '../../registry-client.ts';
import { type BrowsedSide, browseSide } from './browsed-side.ts';
import { type CaptureCache, captureKey } from './capture-cache.ts';
import { type Capture, capturePage } from './capture-page.ts';
import { compareCaptures, type StorePicture } from './compare-captures.ts';
import { openTab, type Tab } from './open-tab.ts';
import type { SelectedPage } from './select-pages.ts';
import type { VisualComparison, VisualPage } from './visual-comparison.ts';

interface VisualOptions {
  registry: RegistryClient;
  comparison: Comparison;
  files: ComparedPages['files'];
  pages: readonly SelectedPage[];
  cache: CaptureCache;
  /** A folder for temporary files. */
  folder: string;
  /** Where pictures of pages that differ go; without it they are not kept. */
  store: StorePicture | undefined;
  /** Ends the comparison and closes the browser. */
  signal: AbortSignal;
  /** Called before the first page and after each; `total` counts the pages that have to be opened. */
  onProgress: (done: number, total: number) => void;
}

/**
 * How many pages are captured at the same time: one more than there are processors, because a page also waits for frames
 * and answers.
 */
const parallelPages = Math.max(2, Math.min(6, os.availableParallelism() + 1));

/**
 * Opens pages of both releases in a browser and compares what it shows. A page whose HTML and files are the same bytes on
 * both sides loads the same styles and scripts, whose addresses are in the HTML: it cannot look different, and is not opened.
 * @throws CliError where there is no browser.
 */
export async function compareVisually(options: VisualOptions): Promise<VisualComparison> {
  const { pages, files } = options;
  const isIdentical = ({ from, to, movedFrom }: SelectedPage) =>
    from !== null && from === to && movedFrom === undefined && files.from === files.to;
  const others = pages.filter((page) => !isIdentical(page));
  const compared = others.length === 0 ? [] : await openPages(others, options);
  const different = new Set(compared.map(({ path }) => path));
  return {
    same: pages.map((page) => page.path).filter((page) => !different.has(page)),
    identical: pages.filter(isIdentical).map((page) => page.path),
    pages: compared,
  };
}

/** @returns the pages that differ, in order. */
async function openPages(pages: readonly SelectedPage[], options: VisualOptions): Promise<VisualPage[]> {
  const { registry, comparison, folder, store, signal, onProgress } = options;
  const sides = {
    from: await browseSide(registry, comparison.from, path.join(folder, 'from')),
    to: await browseSide(registry, comparison.to, path.join(folder, 'to')),
  };
  signal.throwIfAborted();
  const browser = await launchChromium('--visual', false);
  try {
    const waiting = pages.map((page, index) => ({ page, index }));
    const compared: (VisualPage | undefined)[] = [];
    let done = 0;
    onProgress(done, pages.length);
    const work = async () => {
      const capture = {
        from: capturer(browser, sides.from, options.files.from, options.cache),
        to: capturer(browser, sides.to, options.files.to, options.cache),
      };
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { page, index } = next;
        const from = await capture.from(page.movedFrom ?? page.path, page.from);
        const to = await capture.to(page.path, page.to);
        compared[index] = compareCaptures({ path: page.path, section: page.section, from, to }, store);
        onProgress(++done, pages.length);
      }
    };
    await unlessAborted(Promise.all(Array.from({ length: Math.min(parallelPages, pages.length) }, work)), signal);
    return compared.filter((page): page is VisualPage => page !== undefined);
  } finally {
    await browser.close();
  }
}

/** Captures pages of one side in one tab, which is opened when the first page is not in the cache. */
function capturer(browser: Browser, side: BrowsedSide, files: string, cache: CaptureCache) {
  let tab: Promise<Tab> | undefined;
  return async (address: string, hash: string | null): Promise<Capture | undefined> => {
    if (hash === null) return undefined;
    const key = captureKey(hash, files, browser.version());
    const cached = cache.read(key);
    if (cached) return cached;
    tab ??= openTab(browser, side);
    const captured = await capturePage(await tab, side.origin + address);
    cache.write(key, captured);
    return captured;
  };
}
