import type { Figures, Finding } from '@viit/contract/registry-api';
import { failuresPerThousand, formatVital } from '@viit/contract/report-text';
import { type VitalName, vitalNames } from '@viit/contract/reports';

export const minimumViews = 30;
/** The 75th percentile of 30 values varies by a fifth. */
const minimumValues = 100;

/** At least this many times the previous share. */
const failureFactor = 2;
const moreFailedViews = 10;

/** A 75th percentile must be this much higher, and by a difference that visitors notice. */
const percentHigher = 30;
const leastDifference: Readonly<Record<VitalName, number>> = { LCP: 500, INP: 100, CLS: 0.1, TTFB: 300 };

/** The rule of `findWorse`, for people. */
export const worseRule = `A version is worse if one of these holds, on one page or on all pages together. Errors: both versions have at least ${minimumViews} views, the share of views with errors is at least ${failureFactor} times the share before, and at least ${moreFailedViews} more views have errors than at the share before. Vitals: both versions have at least ${minimumValues} values, and the 75th percentile is at least ${percentHigher} % higher, and higher by at least ${vitalNames.map((name) => `${formatVital(name, leastDifference[name])} (${name})`).join(', ')}.`;

export interface ComparedFigures {
  /** null for the whole section. */
  page: string | null;
  before: Figures | null;
  now: Figures;
}

export const findWorse = (compared: readonly ComparedFigures[]): Finding[] =>
  compared.flatMap(({ page, before, now }) =>
    before ? [...findMoreFailures(before, now), ...findSlowerVitals(before, now)].map((one) => ({ page, ...one })) : [],
  );

type Difference = Omit<Finding, 'page'>;

function findMoreFailures(before: Figures, now: Figures): Difference[] {
  if (Math.min(before.views, now.views) < minimumViews) return [];
  const failed = failedViewsOf(now);
  const expected = (failedViewsOf(before) * now.views) / before.views;
  if (failed < failureFactor * expected || failed - expected < moreFailedViews) return [];
  const [was, is] = [before, now].map((figures) => Math.round(failuresPerThousand(figures) * 10) / 10);
  return [{ measure: 'errors', before: was ?? 0, now: is ?? 0, viewsBefore: before.views, viewsNow: now.views }];
}

/** A view can fail after it was counted, in the following hour. */
const failedViewsOf = ({ views, failedViews }: Figures): number => Math.min(views, failedViews);

const findSlowerVitals = (before: Figures, now: Figures): Difference[] =>
  vitalNames.flatMap((measure) => {
    const [was, is] = [before.vitals[measure], now.vitals[measure]];
    if (!was || !is || Math.min(was.count, is.count) < minimumValues) return [];
    const difference = is.p75 - was.p75;
    if (difference < (was.p75 * percentHigher) / 100 || difference < leastDifference[measure]) return [];
    return [{ measure, before: was.p75, now: is.p75, viewsBefore: was.count, viewsNow: is.count }];
  });
