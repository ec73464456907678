import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type VitalName, vitalNames } from '@viit/contract/reports';
import { bucketOf } from '../histogram.ts';
import { figuresOf, type ReportedCount } from '../read-counts.ts';
import { type ComparedFigures, findWorse } from './compare-versions.ts';

/*
 * How often a version is called worse, by simulation with a fixed seed. Vitals are drawn from distributions like those that
 * are recorded in the field: a fast group and a slow one, both skewed, different on each page. Between a version and the one
 * before, the mix of visitors changes, and so does the network: that is no fault of the version.
 */

/** A generator of random numbers with a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Numbers with a normal distribution, drawn once: computing each anew takes most of the time. */
const normals = Array.from(
  { length: 20_000 },
  (
    (next) => () =>
      Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  )(random(1)),
);
const normal = (next: () => number) => normals[Math.floor(next() * normals.length)] ?? 0;

/** Median and spread (of the logarithm) on desktops and on mobiles. */
const distributions: Readonly<
  Record<VitalName, { desktop: [number, number]; mobile: [number, number]; zeros: number }>
> = {
  LCP: { desktop: [1300, 0.45], mobile: [2300, 0.55], zeros: 0 },
  INP: { desktop: [56, 0.6], mobile: [120, 0.7], zeros: 0 },
  CLS: { desktop: [0.02, 1.2], mobile: [0.03, 1.3], zeros: 0.45 },
  TTFB: { desktop: [180, 0.5], mobile: [420, 0.6], zeros: 0 },
};

interface Conditions {
  /** Share of mobiles. */
  mobile: number;
  /** How much slower the network is than usual. */
  network: number;
  /** Share of views that fail, from old browsers and broken connections. */
  failing: number;
  /** Added to each LCP, in ms. */
  delay?: number;
}

function report(next: () => number, views: number, pageFactor: number, conditions: Conditions): ReportedCount[] {
  const counts = new Map<string, number>([['view ', views]]);
  const add = (kind: string, bucket: number | '' = '') =>
    counts.set(`${kind} ${bucket}`, (counts.get(`${kind} ${bucket}`) ?? 0) + 1);
  for (let i = 0; i < views; i++) {
    const isMobile = next() < conditions.mobile;
    if (next() < conditions.failing) add('failed-view');
    for (const name of vitalNames) {
      // A third of the visitors press nothing.
      if (name === 'INP' && next() < 0.35) continue;
      const { desktop, mobile, zeros } = distributions[name];
      const [median, spread] = isMobile ? mobile : desktop;
      const factor = name === 'LCP' || name === 'TTFB' ? conditions.network * pageFactor : 1;
      const value = next() < zeros ? 0 : median * factor * Math.exp(spread * normal(next));
      add(name, bucketOf(name, value + (name === 'LCP' ? (conditions.delay ?? 0) : 0)));
    }
  }
  return [...counts].map(([key, count]) => {
    const [kind = '', bucket = ''] = key.split(' ');
    return { kind, bucket, count };
  });
}

/** A publish of a section: each page, and all together, before and now. */
function publish(next: () => number, pages: number, viewsNow: number, delay = 0): ComparedFigures[] {
  const usual = { mobile: 0.5 + 0.2 * next(), network: 1, failing: 0.02 * next() };
  const now = {
    mobile: usual.mobile + 0.03 * normal(next),
    network: Math.exp(0.02 * normal(next)),
    failing: usual.failing,
    delay,
  };
  const reported = Array.from({ length: pages }, (_, i) => {
    const factor = 0.8 + 0.5 * next();
    const share = 2 / (i + 2) / 2;
    return {
      page: `/page-${i}`,
      before: report(next, Math.round(viewsNow * (1 + next()) * share), factor, usual),
      now: report(next, Math.round(viewsNow * share), factor, now),
    };
  });
  const all = {
    page: null,
    before: reported.flatMap(({ before }) => before),
    now: reported.flatMap((page) => page.now),
  };
  return [all, ...reported].map((one) => ({
    page: one.page,
    before: figuresOf(one.before),
    now: figuresOf(one.now),
  }));
}

test('of 1 000 healthy publishes at most 10 are called worse, over all pages and measures together', () => {
  const next = random(20260901);
  const flagged: string[] = [];
  for (let i = 0; i < 1000; i++) {
    const views = Math.round(100 * 10 ** (0.9 * next()));
    const worse = findWorse(publish(next, 1 + Math.floor(10 * next()), views));
    if (worse.length > 0) flagged.push(`${views} views: ${JSON.stringify(worse[0])}`);
  }
  assert.ok(flagged.length <= 10, `${flagged.length} are: ${flagged.slice(0, 5).join('\n')}`);
});

test('1.2 s more LCP is found with 400 views, in at least 95 of 100 publishes', () => {
  const next = random(7);
  let found = 0;
  for (let i = 0; i < 100; i++) {
    const worse = findWorse(publish(next, 1 + Math.floor(5 * next()), 400, 1200));
    if (worse.some(({ measure }) => measure === 'LCP')) found++;
  }
  assert.ok(found >= 95, `${found} of 100`);
});
