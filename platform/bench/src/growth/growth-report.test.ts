import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GrowthResults } from './figures.ts';
import { growthReport, isComplete } from './growth-report.ts';

const machine = { date: '2026-11-01 10:00', commit: 'abc', cores: 2, processor: 'one', load: 0.5, node: 'v20' };
const cost = (seconds: number, processor: number) => ({ seconds, processor, command: 0.4 });
const load = (perSecond: number, p99: number) => ({ perSecond, p99 });
const serving = {
  ...{ start: { seconds: 2, processor: 1.5 }, cold: load(3000, 25), healthz: load(9000, 4), hot: load(20_000, 3) },
  ...{ search: { median: 8, longest: 20 }, document: 12_345, routeIndex: 1900, steady: 400 },
};
const publishes = { inside: cost(30, 60), beside: cost(4, 1), shell: cost(31, 61), rollback: cost(0.7, 0.3) };
const size = (pages: number, peak: number) => ({
  ...{ machine, pages, peak, serving, first: cost(pages / 100, pages / 50) },
  ...publishes,
});
const { inside: _, ...withoutInside } = publishes;
const results: GrowthResults = {
  sizes: [size(74, 500), size(5000, 900)],
  sections: [{ machine, sections: 100, pages: 500, serving, ...withoutInside }],
  eleventy: [{ pages: 5000, version: '3.1.8', seconds: 20, processor: 25 }],
};
const report = growthReport(results);

test('the goals are those of the most pages and sections', () => {
  assert.match(report, /\| memory while rendering, MB, 5000 pages \| 900\.0 \| 1000\.0 \| met \|/);
  assert.match(report, /\| one changed page beside them, s, 5000 pages \| 4\.0 \| 3\.0 \| \*\*MISSED\*\* \|/);
  assert.match(report, /\| p99 with nothing in memory, ms, 5000 pages \| 25\.0 \| 20\.0 \| \*\*MISSED\*\* \|/);
  assert.match(report, /\| route index, bytes, 100 sections \| 1900\.0 \| 2048\.0 \| met \|/);
});

test('each size has a row with its times, processor times, pages per processor-second and memory', () => {
  assert.match(report, /\| 74 \| 0\.7 \(1\.5\) \| 50 pages \| 30\.0 \(60\.0\) \| 4\.0 \(1\.0 \+ 0\.4\) \|.* \| 500 \|/);
  assert.match(report, /\| 100 sections \| 2\.0 \(1\.5\) \| 400 \|.* \| 12\.3 \| 1900 \|/);
});

test('Eleventy is compared by processor time', () => {
  assert.match(report, /\| 5000 \| 50\.0 \(100\.0\) \| 20\.0 \(25\.0\) \| 3\.1\.8 \| 4\.0 \|/);
});

test('the results are complete when every size is there, of both', () => {
  assert.ok(isComplete(results, { pages: [5000], sections: [100] }));
  assert.ok(!isComplete(results, { pages: [74, 5000], sections: [100] }), 'Eleventy lacks 74');
  assert.ok(!isComplete(results, { pages: [5000], sections: [5, 100] }));
});
