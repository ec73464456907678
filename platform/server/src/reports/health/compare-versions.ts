import type { Finding } from '@viit/contract/registry-api';
import { type VitalName, vitalNames } from '@viit/contract/reports';
import { countOf, type Histogram, p75 } from '../histogram.ts';
import { failuresP, type HistogramPair, higherP } from './statistics.ts';

/** What reports say about the views of a version, on one page or on all. */
export interface Observed {
  views: number;
  failedViews: number;
  errors: number;
  vitals: Readonly<Partial<Record<VitalName, Histogram>>>;
}

/** The same of a version and of the one before. */
export interface ObservedPair {
  /** null for the section as a whole. */
  page: string | null;
  before: Observed | undefined;
  now: Observed;
}

/** With fewer views, or fewer values of a vital, nothing is compared. */
export const minimumViews = 30;

/**
 * The probability of any false finding about one version, over all its pages and measures together. Each comparison gets an
 * equal part of it (Bonferroni), divided once more by how often somebody looks.
 */
const falseFindings = 0.002;

/** A difference that nobody would notice is not a finding, however certain it is: at least this much, and a tenth. */
const leastDifference: Readonly<Record<VitalName, number>> = { LCP: 100, INP: 25, CLS: 0.02, TTFB: 80 };
const leastShare = 1.1;
/** Failed views: at least this many, and half as many again as before. */
const leastFailedViews = 4;
const leastFailureShare = 1.5;

/**
 * Compares a version with the one before, page by page and as a whole.
 * @param looks how often the same versions will be compared while they are watched.
 */
export function compareVersions(pairs: readonly ObservedPair[], looks = 1): { comparisons: number; worse: Finding[] } {
  const pages = pairs.filter(({ page }) => page !== null);
  const candidates = pairs.flatMap((pair) => [
    ...compareFailures(pair),
    ...compareVitals(pair, pair.page === null ? pages : [pair]),
  ]);
  const comparisons = candidates.length;
  const threshold = falseFindings / Math.max(1, comparisons) / looks;
  const worse = candidates
    .filter(({ isRelevant, p }) => isRelevant && p < threshold)
    .map(({ isRelevant: _, ...finding }) => ({ ...finding, threshold }));
  return { comparisons, worse };
}

type Candidate = Omit<Finding, 'threshold'> & { isRelevant: boolean };

/** Failed views per 1 000. */
const perThousand = ({ views, failedViews }: Pick<Observed, 'views' | 'failedViews'>): number =>
  views === 0 ? 0 : Math.round((failedViews / views) * 10_000) / 10;

function compareFailures({ page, before, now }: ObservedPair): Candidate[] {
  if (!before || before.views < minimumViews || now.views < minimumViews) return [];
  // A view can fail after it was counted, in the hour that follows.
  const failuresOf = ({ views, failedViews }: Observed) => ({ views, failed: Math.min(views, failedViews) });
  const [was, is] = [failuresOf(before), failuresOf(now)];
  const isRelevant =
    is.failed >= leastFailedViews && is.failed / is.views >= (leastFailureShare * was.failed) / was.views;
  return [
    {
      ...{ page, measure: 'errors', before: perThousand(before), now: perThousand(now), isRelevant },
      ...{ viewsBefore: was.views, viewsNow: is.views, p: failuresP(was, is) },
    },
  ];
}

/** @param strata the page, or all pages of the section. */
function compareVitals({ page, before, now }: ObservedPair, strata: readonly ObservedPair[]): Candidate[] {
  return vitalNames.flatMap((vital): Candidate[] => {
    const was = before?.vitals[vital] ?? new Map<number, number>();
    const is = now.vitals[vital] ?? new Map<number, number>();
    const [viewsBefore, viewsNow] = [countOf(was), countOf(is)];
    const [from, to] = [p75(vital, was), p75(vital, is)];
    if (from === undefined || to === undefined || Math.min(viewsBefore, viewsNow) < minimumViews) return [];
    const isRelevant = to - from >= leastDifference[vital] && to >= from * leastShare;
    const p = higherP(strata.map((stratum) => histogramsOf(stratum, vital)));
    return [{ page, measure: vital, before: from, now: to, viewsBefore, viewsNow, p, isRelevant }];
  });
}

const histogramsOf = ({ before, now }: ObservedPair, vital: VitalName): HistogramPair => ({
  before: before?.vitals[vital] ?? new Map(),
  now: now.vitals[vital] ?? new Map(),
});
