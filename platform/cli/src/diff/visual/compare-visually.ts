import os from 'node:os';
import path from 'node:path';
import type { ComparedPages, Comparison } from '@viit/contract/registry-api';
import { findChromium, launchOptions } from '@viit/core/chromium';
import { limitConcurrency } from '@viit/core/limit-concurrency';
import { type Browser, chromium } from 'playwright-core';
import { CliError } from '../../cli-error.ts';
import type { RegistryClient } from '../../registry-client.ts';
import { type BrowsedSide, browseSide, prepareWindow } from './browsed-side.ts';
import { type CaptureCache, captureKey } from './capture-cache.ts';
import { type Capture, capturePage } from './capture-page.ts';
import { compareCaptures, type StorePicture } from './compare-captures.ts';
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
  store: StorePicture;
  /** Called after each page. */
  onProgress: (done: number) => void;
}

/** How many pages are captured at the same time. */
const parallelPages = Math.max(2, Math.min(4, os.availableParallelism()));

/** Opens pages of both releases in a browser and compares what it shows. @throws CliError where there is no browser. */
export async function compareVisually(options: VisualOptions): Promise<VisualComparison> {
  const { registry, comparison, pages, folder, store, onProgress } = options;
  const sides = {
    from: await browseSide(registry, comparison.from, path.join(folder, 'from')),
    to: await browseSide(registry, comparison.to, path.join(folder, 'to')),
  };
  const browser = await launch();
  try {
    const limited = limitConcurrency(parallelPages);
    let done = 0;
    const compared = await Promise.all(
      pages.map((page) =>
        limited(async () => {
          const from = await capture(browser, page, 'from', sides.from, options);
          const to = await capture(browser, page, 'to', sides.to, options);
          onProgress(++done);
          return compareCaptures({ path: page.path, section: page.section, from, to }, store);
        }),
      ),
    );
    return {
      same: pages.filter((_, i) => !compared[i]).map((page) => page.path),
      pages: compared.filter((page): page is VisualPage => page !== undefined),
    };
  } finally {
    await browser.close();
  }
}

async function launch(): Promise<Browser> {
  try {
    return await chromium.launch(launchOptions(findChromium()?.executablePath));
  } catch (error) {
    throw new CliError(
      'browser-missing',
      `--visual needs Chromium, which could not be started (${(error as Error).message.split('\n')[0]}). Install chromium-headless-shell or chromium, or set CHROMIUM_PATH.`,
    );
  }
}

async function capture(
  browser: Browser,
  page: SelectedPage,
  which: 'from' | 'to',
  side: BrowsedSide,
  { cache, files }: VisualOptions,
): Promise<Capture | undefined> {
  const hash = page[which];
  if (hash === null) return undefined;
  const key = captureKey(hash, files[which], browser.version());
  const cached = cache.read(key);
  if (cached) return cached;
  const context = await browser.newContext({
    ...{ reducedMotion: 'reduce', bypassCSP: true, locale: 'en-IN', timezoneId: 'Asia/Kolkata', colorScheme: 'light' },
  });
  try {
    await prepareWindow(context, side);
    const captured = await capturePage(await context.newPage(), side.origin + page.path);
    cache.write(key, captured);
    return captured;
  } finally {
    await context.close();
  }
}
