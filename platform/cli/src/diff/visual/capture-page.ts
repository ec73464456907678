import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The widths, in CSS px, from narrow to wide. */
export const widths = [360, 768, 1440] as const;

/** What a browser shows of a page. */
export interface Capture {
  /** PNG pictures of the whole page by width. */
  pictures: Map<number, Buffer>;
  axe: string[];
  console: string[];
  layoutShift: number;
}

/** A page that does not finish within this time is captured as it is. */
const settleTimeoutMs = 15_000;

const axeOptions: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
const axeSource = () => fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Opens a page, waits until it has settled, and captures it at each width. */
export async function capturePage(page: Page, address: string): Promise<Capture> {
  const messages = watchConsole(page);
  await page.setViewportSize({ width: widths[0], height: 800 });
  await page.goto(address, { waitUntil: 'load' });
  await settle(page);
  const layoutShift = await readLayoutShift(page);
  const pictures = new Map<number, Buffer>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await nextFrames(page);
    pictures.set(width, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' }));
  }
  const axe = await runAxe(page);
  messages.stop();
  return { pictures, axe, console: messages.list.sort(), layoutShift };
}

/** Scrolls through the page, so that everything that loads when it comes near has loaded, and waits for code, fonts and pictures. */
async function settle(page: Page): Promise<void> {
  const isHydrated = () => {
    const first = document.querySelector('main > *');
    return first !== null && Object.keys(first).some((key) => key.startsWith('__reactFiber'));
  };
  // A page that does not hydrate is captured too: what it looks like then is what visitors see.
  await page.waitForFunction(isHydrated, undefined, { timeout: settleTimeoutMs }).catch(() => undefined);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle', { timeout: settleTimeoutMs }).catch(() => undefined);
  await page.evaluate(async (timeoutMs) => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    // A picture that does not arrive must not stop the comparison.
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
    const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    await Promise.race([Promise.all([document.fonts.ready, ...pictures]), timeout]);
    for (const video of document.querySelectorAll('video')) {
      video.pause();
      video.currentTime = 0;
    }
  }, settleTimeoutMs);
}

/** Two frames: what a component measures by itself has settled. */
const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(sum * 1000) / 1000)));
      }),
  );

async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource());
  const { violations } = (await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: object): Promise<unknown> } }).axe.run(options),
    axeOptions,
  )) as Pick<AxeResults, 'violations'>;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`)).sort();
}

/** Collects warnings, errors and requests that fail. Addresses of builds and hashes in file names differ between builds. */
function watchConsole(page: Page) {
  const list: string[] = [];
  const add = (text: string) =>
    void list.push(
      text.replace(/\/_builds\/([a-z-]+)\/[0-9a-f]{12}\//g, '/_builds/$1/').replace(/\.[0-9a-f]{8}\./g, '.'),
    );
  const stopping = new AbortController();
  const listen = () => {
    page.on('console', (message) => {
      if (!stopping.signal.aborted && ['error', 'warning'].includes(message.type())) add(message.text());
    });
    page.on('pageerror', (error) => !stopping.signal.aborted && add(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (!stopping.signal.aborted && response.status() >= 400)
        add(`${response.status()} ${new URL(response.url()).pathname}`);
    });
  };
  listen();
  return { list, stop: () => stopping.abort() };
}
