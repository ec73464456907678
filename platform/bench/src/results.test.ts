import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalTable, median, medians } from './results.ts';

test('the median of an even count is the lower middle, and each figure of the runs has its own', () => {
  assert.equal(median([4, 1, 3, 2]), 2);
  assert.equal(median([9, 1, 5]), 5);
  const runs = [
    { paint: 3, bytes: 10 },
    { paint: 1, bytes: 30 },
    { paint: 2, bytes: 20 },
  ];
  assert.deepEqual(medians(runs), { paint: 2, bytes: 20 });
});

test('a goal that is missed is marked', () => {
  const goals = goalTable([
    ['rollback, s', 1, 2],
    ['memory, MB', 1001, 1000],
  ]);
  assert.match(goals, /\| rollback, s \| 1\.00 of 2\.00 met \|/);
  assert.match(goals, /\| memory, MB \| \*\*1001 of 1000 MISSED\*\* \|/);
});
