import os from 'node:os';
import type { ComparedPages, Comparison } from '@viit/contract/registry-api';
import type { Browser } from 'playwright-core';
import { unlessAborted } from '../../interruption.ts';
import { launchChromium } from '../../launch-chromium.ts';
import type { OnProgress } from '../../output.ts';
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
  /** For pictures of pages that differ. */
  store: StorePicture | undefined;
  /** Closes the browser. */
  signal: AbortSignal;
  /** Before the first page and after each; `total` counts the pages to open. */
  onProgress: OnProgress;
}

/** More than one per processor, because a page also waits for frames and responses. */
const parallelPages = Math.max(2, Math.min(6, os.availableParallelism() + 1));

/**
 * Does not open pages with the same HTML and files on both sides: they load the same styles and scripts.
 * @throws CliError if there is no browser.
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

/** In order. */
async function openPages(pages: readonly SelectedPage[], options: VisualOptions): Promise<VisualPage[]> {
  const { registry, comparison, store, signal, onProgress } = options;
  const sides = {
    from: await browseSide(registry, comparison.from),
    to: await browseSide(registry, comparison.to),
  };
  signal.throwIfAborted();
  const browser = await launchChromium('--visual', false);
  try {
    const waiting = pages.map((page, index) => ({ page, index }));
    const compared: (VisualPage | undefined)[] = [];
    let done = 0;
    onProgress({ done, total: pages.length });
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
        onProgress({ done: ++done, total: pages.length });
      }
    };
    await unlessAborted(Promise.all(Array.from({ length: Math.min(parallelPages, pages.length) }, work)), signal);
    return compared.filter((page): page is VisualPage => page !== undefined);
  } finally {
    await browser.close();
  }
}

/** Opens the tab for the first page that is not in the cache. */
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
