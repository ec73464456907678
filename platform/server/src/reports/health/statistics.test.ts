import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failuresP, higherP, upperTail } from './statistics.ts';

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) <= expected * 0.01, `${actual} is not about ${expected}`);

test('the tail of the normal distribution', () => {
  near(upperTail(0), 0.5);
  near(upperTail(1.959964), 0.025);
  near(upperTail(-1), 0.841345);
  near(upperTail(4.5), 3.397673e-6);
  near(upperTail(6), 9.865876e-10);
});

test('the exact test agrees with tables: Fisher’s tea, and failures among few views', () => {
  near(failuresP({ views: 4, failed: 1 }, { views: 4, failed: 3 }), 17 / 70);
  near(failuresP({ views: 4, failed: 0 }, { views: 4, failed: 4 }), 1 / 70);
  near(failuresP({ views: 1000, failed: 0 }, { views: 1000, failed: 3 }), 0.1248749);
  assert.equal(failuresP({ views: 100, failed: 5 }, { views: 100, failed: 0 }), 1);
});

test('the rank test agrees with figures by hand, with ties', () => {
  // 1 … 20 against 6 … 25: U = 287.5 of 400, the variance with 15 ties 1364.7, so z = (87.5 - 0.5) / 36.94 = 2.355.
  const histogram = (from: number, count: number) => new Map(Array.from({ length: count }, (_, i) => [from + i, 1]));
  near(higherP(histogram(1, 20), histogram(6, 20)), 0.00926);
  near(higherP(histogram(1, 20), histogram(1, 20)), 0.5054);
  assert.equal(higherP(new Map([[3, 10]]), new Map([[3, 10]])), 1);
  assert.equal(higherP(new Map(), new Map([[3, 10]])), 1);
});
