import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthReport } from './growth-report.ts';

const machine = { date: '2026-11-01 10:00', commit: 'abc', cores: 2, processor: 'one', load: 0.5, node: 'v20' };
const publish = (seconds: number, processor: number) => ({ seconds, processor });
const size = (pages: number, peak: number) => ({
  ...{ pages, peak, first: publish(pages / 100, pages / 50) },
  ...{ again: publish(30, 60), onePage: publish(4, 1) },
});
const report = growthReport({ machine, sizes: [size(74, 500), size(5000, 900)] });

test('the goals are those of the largest section', () => {
  assert.match(report, /\| memory, MB, 5000 pages \| 900\.0 \| 1000\.0 \| met \|/);
  assert.match(report, /\| publish of one page beside it, s, 5000 pages \| 4\.0 \| 3\.0 \| \*\*MISSED\*\* \|/);
});

test('each size has a row with its pages per processor-second', () => {
  assert.match(report, /\| 74 \| 0\.7 \| 1\.5 \| 50\.0 \| 30\.0 \| 4\.0 \| 500 \|/);
  assert.match(report, /\| 5000 \| 50\.0 \| 100\.0 \| 50\.0 \|/);
});
