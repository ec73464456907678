import type { VitalName } from '@viit/contract/reports';

/* Buckets grow by a tenth, so percentiles are less than 5 % off. */

const growth = Math.log(1.1);

/** CLS values are around 0.1. */
const scaleOf = (vital: VitalName) => (vital === 'CLS' ? 1000 : 1);

export const bucketOf = (vital: VitalName, value: number): number =>
  Math.round(Math.log(Math.max(1, value * scaleOf(vital))) / growth);

const valueAt = (vital: VitalName, bucket: number): number =>
  bucket === 0 && vital === 'CLS' ? 0 : Math.exp(bucket * growth) / scaleOf(vital);

/** Interpolated inside its bucket; undefined without values. */
export function p75(vital: VitalName, histogram: ReadonlyMap<number, number>): number | undefined {
  const target = [...histogram.values()].reduce((sum, count) => sum + count, 0) * 0.75;
  let below = 0;
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    if (count > 0 && below + count >= target) {
      if (valueAt(vital, bucket) === 0) return 0;
      return round(vital, valueAt(vital, bucket - 0.5 + (target - below) / count));
    }
    below += count;
  }
  return undefined;
}

const round = (vital: VitalName, value: number) =>
  vital === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
