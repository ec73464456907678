import type { Browser } from '@playwright/test';
import { median } from './median.ts';
import { openPage } from './open-page.ts';
import type { Profile } from './profiles.ts';
import type { Bytes } from './traffic.ts';

/** A page's first view: times in ms, bytes as transferred. */
export interface PageFigures {
  firstPaint: number;
  largestPaint: number;
  /** 0 for the variant without scripts. */
  hydrated: number;
  blocking: number;
  shift: number;
  requests: number;
  bytes: Bytes;
}

/** Loads a page once. */
export async function measurePage(
  browser: Browser,
  url: string,
  profile: Profile,
  hydrates: boolean,
): Promise<PageFigures> {
  const opened = await openPage(browser, url, profile, hydrates);
  const { firstPaint, largestPaint, hydrated, shift, tasks } = await opened.metrics();
  const { requests, bytes } = opened.traffic;
  await opened.close();
  // As in Lighthouse: the time beyond 50 ms of each long task after the first paint.
  const blocking = tasks.reduce(
    (sum, { start, length }) => sum + (start + length > firstPaint ? Math.max(0, length - 50) : 0),
    0,
  );
  return { firstPaint, largestPaint, hydrated, blocking, shift, requests, bytes };
}

/** The median of each figure. */
export function medianFigures(runs: readonly PageFigures[]): PageFigures {
  const of = (figure: (run: PageFigures) => number) => median(runs.map(figure));
  const types = [...new Set(runs.flatMap((run) => Object.keys(run.bytes) as (keyof Bytes)[]))];
  return {
    firstPaint: of((run) => run.firstPaint),
    largestPaint: of((run) => run.largestPaint),
    hydrated: of((run) => run.hydrated),
    blocking: of((run) => run.blocking),
    shift: of((run) => run.shift),
    requests: of((run) => run.requests),
    bytes: Object.fromEntries(types.map((type) => [type, of((run) => run.bytes[type] ?? 0)])),
  };
}
