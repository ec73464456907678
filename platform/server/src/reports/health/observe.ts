import type { Figures } from '@viit/contract/registry-api';
import { problemKinds, type VitalName, vitalNames } from '@viit/contract/reports';
import { addHistogram, countOf, p75 } from '../histogram.ts';
import type { Observed } from './compare-versions.ts';

/** How often something was reported, for a key such as a page or an hour. */
export interface CountRow {
  key: string;
  kind: string;
  count: string | number;
}

/** How many values of a vital are in a bucket of its histogram. */
export interface BucketRow extends CountRow {
  bucket: string;
}

interface ObservedPage extends Observed {
  vitals: Partial<Record<VitalName, Map<number, number>>>;
}

const nothing = (): ObservedPage => ({ views: 0, failedViews: 0, errors: 0, vitals: {} });

/** What was reported, by key. */
export function observe(counts: readonly CountRow[], buckets: readonly BucketRow[]): Map<string, Observed> {
  const observed = new Map<string, ObservedPage>();
  const at = (key: string) => {
    const found = observed.get(key) ?? nothing();
    observed.set(key, found);
    return found;
  };
  for (const { key, kind, count } of counts) addCount(at(key), kind, Number(count));
  for (const { key, kind, bucket, count } of buckets) {
    const vital = vitalNames.find((one) => one === kind);
    if (vital) histogramOf(at(key), vital).set(Number(bucket), Number(count));
  }
  return observed;
}

function histogramOf({ vitals }: ObservedPage, vital: VitalName): Map<number, number> {
  const histogram = vitals[vital] ?? new Map<number, number>();
  vitals[vital] = histogram;
  return histogram;
}

function addCount(observed: ObservedPage, kind: string, count: number): void {
  if (kind === 'view') observed.views += count;
  else if (kind === 'failed-view') observed.failedViews += count;
  else if ((problemKinds as readonly string[]).includes(kind)) observed.errors += count;
}

/** The pages of a version together. */
export function sum(pages: readonly Observed[]): Observed {
  const all = nothing();
  for (const { views, failedViews, errors, vitals } of pages) {
    all.views += views;
    all.failedViews += failedViews;
    all.errors += errors;
    for (const vital of vitalNames) {
      const histogram = vitals[vital];
      if (histogram) addHistogram(histogramOf(all, vital), histogram);
    }
  }
  return all;
}

/** The figures that are shown: of each vital the 75th percentile. */
export function figuresOf({ views, failedViews, errors, vitals }: Observed): Figures {
  const figures: Figures = { views, failedViews, errors, vitals: {} };
  for (const vital of vitalNames) {
    const histogram = vitals[vital];
    const value = histogram && p75(vital, histogram);
    if (histogram && value !== undefined) figures.vitals[vital] = { count: countOf(histogram), p75: value };
  }
  return figures;
}
