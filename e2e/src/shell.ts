import type { Locator, Page } from '@playwright/test';
import { expect, untilHydrated } from './site-test.ts';

/** The largest width, in px, at which the menus are in the drawer. Above it they are in the header (R4.12). */
export const maxDrawerWidth = 1100;

/** Opens a page in a window of this size, in px, and waits until it has hydrated. */
export async function open(page: Page, path: string, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await untilHydrated(page);
}

/** Opens the home page without the intro video, which would cover it. */
export async function openHome(page: Page, width: number, height = 800): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/', width, height);
}

/** Scrolls to a position without smooth scrolling. */
export const scrollToPosition = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Waits until the page has neither scrolled nor changed its height for ten frames: what follows from an action has happened. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const state = () => `${scrollY} ${document.documentElement.scrollHeight}`;
    for (let last = state(), frames = 0; frames < 10; ) {
      await new Promise(requestAnimationFrame);
      frames = state() === last ? frames + 1 : 0;
      last = state();
    }
  });

/** Waits until all finite animations in an element have ended. */
export const untilAnimationsEnd = (target: Locator): Promise<unknown> =>
  target.evaluate((element) =>
    Promise.allSettled(
      element
        .getAnimations({ subtree: true })
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ).then(() => undefined),
  );

/** How far the page scrolls sideways, in px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that an element is completely inside the window. */
export async function expectInWindow(page: Page, element: Locator, name: string): Promise<void> {
  const box = await element.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box, name).not.toBeNull();
  if (!box) return;
  const outside = [-box.x, -box.y, box.x + box.width - width, box.y + box.height - height].map(Math.round);
  expect(Math.max(...outside), `${name}: left, top, right, bottom ${outside.join(', ')}`).toBeLessThanOrEqual(0);
}

/** Simulates slow 4G and a processor four times slower (R103), or 4G: 9 Mbit/s, 60 ms. */
export async function throttle(page: Page, connection: 'slow 4G' | '4G' = 'slow 4G'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [bitsPerSecond, latency] = connection === '4G' ? [9_000_000, 60] : [1_600_000, 150];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 16,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: connection === '4G' ? 1 : 4 });
}

/** Measures the layout shifts of a page from the start of its load, as the browser counts them. */
export async function measureShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    // Not a global name: a test may check that there are no others than the site's.
    Object.assign(performance, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((one) => Math.round(one)).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        shifts.sum += entry.value;
        const names = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} ${node?.className ?? ''} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        shifts.moved.push(`${entry.value.toFixed(4)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (performance as unknown as { shifts: { sum: number; moved: string[] } }).shifts);
}
