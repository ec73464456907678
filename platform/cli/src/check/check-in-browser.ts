import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DryRunPage } from '@viit/contract/registry-api';
import { limitConcurrency } from '@viit/core/limit-concurrency';
import { inspectPage } from '@viit/test-kit/inspect-page';
import type { Browser, BrowserContext } from 'playwright-core';
import { within } from '../diff/visual/open-tab.ts';
import { launchChromium } from '../launch-chromium.ts';
import { type CheckName, type Finding, namesInBrowser } from './check-result.ts';
import { type CheckedBuild, serveDryRun } from './serve-dry-run.ts';

/** Opening a page is mostly processor time. */
const parallelPages = Math.max(1, Math.min(4, os.availableParallelism()));

/** In ms, for something that a broken page never shows. */
const timeoutMs = 20_000;
/** In ms, for a whole page: a page that does not end keeps the command from ending. */
const pageTimeoutMs = 120_000;

interface BrowserOptions {
  origin: string;
  build: CheckedBuild;
  pages: readonly DryRunPage[];
  /** Folder for pictures of pages with findings. */
  pictures: string;
  /** For tests. */
  pageTimeoutMs?: number;
}

/** Opens pages in Chromium, inside the live shell. @throws CliError if there is no browser. */
export async function checkInBrowser(options: BrowserOptions): Promise<Partial<Record<CheckName, Finding[]>>> {
  const browser = await launchChromium('viit check', true);
  try {
    const [scripted, noScript] = await Promise.all([
      openContext(browser, options, true),
      openContext(browser, options, false),
    ]);
    const limited = limitConcurrency(parallelPages);
    const inspected = options.pages.map(({ path }) =>
      limited(() => inspect(browser, [scripted, noScript], path, options)),
    );
    const all = (await Promise.all(inspected)).flat();
    return Object.fromEntries(
      namesInBrowser.map((name) => [
        name,
        all.filter(({ check }) => check === name).map(({ page, reason }) => ({ page, reason })),
      ]),
    );
  } finally {
    await browser.close();
  }
}

type PageFindings = (Finding & { check: CheckName })[];

async function openContext(
  browser: Browser,
  { origin, build }: BrowserOptions,
  javaScriptEnabled: boolean,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ javaScriptEnabled, baseURL: origin, locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
    // axe measures contrast: nothing may move.
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  context.setDefaultTimeout(timeoutMs);
  await serveDryRun(context, origin, build);
  // A page could send requests to other programs of this computer.
  await context.route(
    (url) => url.origin !== origin,
    (route) => (route.request().isNavigationRequest() ? route.abort('aborted') : route.fallback()),
  );
  return context;
}

async function inspect(
  browser: Browser,
  contexts: [BrowserContext, BrowserContext],
  address: string,
  options: BrowserOptions,
): Promise<PageFindings> {
  const failed = (reason: string): PageFindings => [{ check: 'hydration', page: address, reason }];
  if (!browser.isConnected()) return failed('cannot be checked: the browser was ended because of another page');
  const { pageTimeoutMs: limit = pageTimeoutMs } = options;
  let findings: PageFindings = [];
  const work = inspectIn(contexts, address, options)
    // Keeps the findings on other pages.
    .catch((error: Error) => failed(`cannot be checked: ${error.message}`))
    .then((found) => {
      findings = found;
    });
  if (await within(work, limit)) return findings;
  await browser.close();
  return failed(
    `cannot be checked: it kept the browser busy for more than ${limit / 1000} s, so the browser was ended`,
  );
}

async function inspectIn(
  [scripted, noScript]: [BrowserContext, BrowserContext],
  address: string,
  { pictures }: BrowserOptions,
): Promise<PageFindings> {
  const [page, without] = await Promise.all([scripted.newPage(), noScript.newPage()]);
  try {
    const findings = await inspectPage(page, without, address);
    if (findings.length > 0) {
      fs.mkdirSync(pictures, { recursive: true });
      await page.screenshot({ path: path.join(pictures, pictureName(address)), fullPage: true });
    }
    return findings.map(({ check, reason }) => ({ check, page: address, reason }));
  } finally {
    await Promise.all([page.close(), without.close()]);
  }
}

const pictureName = (address: string) => `${address.slice(1).replace(/[^\w-]+/g, '-') || 'home'}.png`;
