import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMet, moveGoals, pageGoals } from './goals.ts';
import { median } from './median.ts';

const figures = (firstPaint: number, hydrated: number, script: number) => ({
  firstPaint,
  largestPaint: firstPaint,
  hydrated,
  blocking: 0,
  shift: 0,
  requests: 1,
  bytes: { script },
});
const results = {
  site: figures(470, 1400, 120),
  'one build': figures(1000, 1000, 100),
  'no scripts': figures(450, 0, 0),
};
const missed = (path: string) =>
  pageGoals(path, results)
    .filter((goal) => !isMet(goal))
    .map((goal) => goal.name);

test('the home page has a wider goal for its first paint and for hydration', () => {
  assert.deepEqual(missed('/'), []);
  assert.deepEqual(missed('/policies'), ['first paint / one build', 'hydrated / one build']);
});

test('the goal of the first paint includes the figure without scripts', () => {
  assert.equal(pageGoals('/', results)[0]?.lowerBound, 0.45);
});

test('a move may take 100 ms on a processor that is not throttled; otherwise the limit is relative to the one build', () => {
  const move = (work: number) => ({ shown: work, work, requests: 0, data: 0 });
  const areMet = (site: number, one: number, isSlowed: boolean) =>
    moveGoals(move(site), move(one), isSlowed).every(isMet);
  assert.equal(areMet(99, 10, false), true);
  assert.equal(areMet(101, 200, false), false);
  assert.equal(areMet(240, 200, true), true);
  assert.equal(areMet(260, 200, true), false);
});

test('the median of an even count is the lower middle', () => {
  assert.equal(median([4, 1, 3, 2]), 2);
  assert.equal(median([9, 1, 5]), 5);
});
