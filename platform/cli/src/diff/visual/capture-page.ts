import { runAxe } from '@viit/test-kit/axe';
import type { Page } from 'playwright-core';
import { CliError } from '../../cli-error.ts';
import type { Tab } from './open-tab.ts';
import { settlePage, settleWidth } from './settle-page.ts';

/** In CSS px, ascending. */
export const widths = [360, 768, 1440] as const;

export interface Capture {
  /** PNG of the whole page, by width. */
  pictures: Map<number, Buffer>;
  /** At the widest width, which shows most of the document. */
  axe: string[];
  console: string[];
  layoutShift: number;
  /** Otherwise the next comparison captures the page again. */
  isComplete: boolean;
}

/** After it has settled, at each width. */
export async function capturePage(tab: Tab, address: string): Promise<Capture> {
  const { page, messages } = tab;
  messages.start();
  await resize(page, widths[0]);
  const hasLoaded = await openAddress(tab, address);
  let isComplete = (await settlePage(tab)) && hasLoaded;
  const layoutShift = await readLayoutShift(page);
  await showFonts(page);
  const pictures = new Map<number, Buffer>();
  for (const width of widths) {
    await resize(page, width);
    isComplete = (await settleWidth(tab)) && isComplete;
    pictures.set(width, await takePicture(tab));
  }
  const axe = (await runAxe(page)).map(({ rule, target }) => `${rule}: ${target}`).sort();
  return { pictures, axe, console: messages.stop().sort(), layoutShift, isComplete };
}

/** A page shows system fonts where its own take longer than a moment, as on a busy computer. */
const showFonts = (page: Page) => page.evaluate(() => void delete document.documentElement.dataset.fonts);

/** After this time the page is captured as it is, with a message. */
const loadTimeoutMs = 60_000;

/** @returns whether the page loaded in time. @throws CliError if the site does not respond. */
async function openAddress({ page, messages }: Tab, address: string): Promise<boolean> {
  try {
    await page.goto(address, { waitUntil: 'commit', timeout: loadTimeoutMs });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new CliError('server-unreachable', `${address} could not be opened (${reason}). Run the command again.`);
  }
  try {
    await page.waitForLoadState('load', { timeout: loadTimeoutMs });
    return true;
  } catch {
    messages.add(`has not loaded within ${loadTimeoutMs / 1000} s`);
    return false;
  }
}

const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 800 });

/** Compressed quickly: pictures are compared far more often than stored. */
async function takePicture({ session }: Tab): Promise<Buffer> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    ...{ format: 'png', optimizeForSpeed: true, captureBeyondViewport: true },
    clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

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
