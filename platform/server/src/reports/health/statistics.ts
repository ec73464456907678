import type { Histogram } from '../histogram.ts';
import { countOf } from '../histogram.ts';

/*
 * The two tests behind "worse than before". Both ask how likely a difference like the observed one is if nothing has changed.
 * One-sided: a version that is better is not a finding.
 */

/** Natural logarithm of the gamma function (Lanczos). */
function logGamma(x: number): number {
  const coefficients = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
    -0.000005395239384953,
  ];
  const shifted = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  const series = coefficients.reduce((sum, coefficient, i) => sum + coefficient / (x + 1 + i), 1.000000000190015);
  return -shifted + Math.log((Math.sqrt(2 * Math.PI) * series) / x);
}

const logChoose = (n: number, k: number) => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/** How many views, and how many of them failed. */
interface Failures {
  views: number;
  failed: number;
}

/**
 * Fisher's exact test: the probability that at least as many of the failed views are among `now` by chance.
 * Exact also for few failures, where a normal approximation is not.
 */
export function failuresP(before: Failures, now: Failures): number {
  const failed = before.failed + now.failed;
  const total = before.views + now.views;
  const highest = Math.min(failed, now.views);
  const all = logChoose(total, now.views);
  let p = 0;
  for (let k = now.failed; k <= highest; k++) {
    p += Math.exp(logChoose(failed, k) + logChoose(total - failed, now.views - k) - all);
  }
  return Math.min(1, p);
}

/** The probability that a standard normal variable exceeds z (Abramowitz and Stegun, 7.1.26, and its tail for large z). */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  if (z > 5) return (Math.exp((-z * z) / 2) / (z * Math.sqrt(2 * Math.PI))) * (1 - 1 / (z * z));
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return (poly * Math.exp(-x * x)) / 2;
}

/** The same values of a version and of the one before. */
export interface HistogramPair {
  before: Histogram;
  now: Histogram;
}

/**
 * The rank test of Mann and Whitney, on histograms, in strata (van Elteren): the probability that the values of `now` are this
 * much higher by chance. It needs no assumption about how vitals are distributed. Values in one bucket are ties. Each page is a
 * stratum: visitors who open other pages than before make no version slower.
 */
export function higherP(strata: readonly HistogramPair[]): number {
  let difference = 0;
  let variance = 0;
  for (const stratum of strata) {
    const ranks = compareRanks(stratum);
    difference += ranks.weight * ranks.difference;
    variance += ranks.weight ** 2 * ranks.variance;
  }
  // No values, or all of them in one bucket.
  return variance <= 0 ? 1 : upperTail(difference / Math.sqrt(variance));
}

/** How often a value of `now` exceeds one of `before`, beyond what is expected; and how much that varies by chance. */
function compareRanks({ before, now }: HistogramPair): { difference: number; variance: number; weight: number } {
  const [n, m] = [countOf(before), countOf(now)];
  if (n === 0 || m === 0) return { difference: 0, variance: 0, weight: 0 };
  const buckets = [...new Set([...before.keys(), ...now.keys()])].sort((a, b) => a - b);
  let below = 0;
  let wins = 0;
  let ties = 0;
  for (const bucket of buckets) {
    const [was, is] = [before.get(bucket) ?? 0, now.get(bucket) ?? 0];
    wins += is * (below + was / 2);
    below += was;
    ties += (was + is) ** 3 - (was + is);
  }
  const total = n + m;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  return { difference: wins - (n * m) / 2 - 0.5, variance, weight: 1 / (total + 1) };
}
