import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bucketOf, p75 } from './histogram.ts';

test('if half of the views are very slow, the 75th percentile is that of a slow one', () => {
  const histogram = new Map([
    [bucketOf('TTFB', 20_000), 3],
    [bucketOf('TTFB', 80), 3],
  ]);
  const value = p75('TTFB', histogram) ?? 0;
  assert.ok(value > 18_000 && value < 22_000, `TTFB ${value}`);
});
