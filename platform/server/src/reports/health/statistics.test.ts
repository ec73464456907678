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
  near(higherP([{ before: histogram(1, 20), now: histogram(6, 20) }]), 0.00926);
  near(higherP([{ before: histogram(1, 20), now: histogram(1, 20) }]), 0.5054);
  assert.equal(higherP([{ before: new Map([[3, 10]]), now: new Map([[3, 10]]) }]), 1);
  assert.equal(higherP([{ before: new Map(), now: new Map([[3, 10]]) }]), 1);
});

test('visitors who open a slow page more often than before make no version slower', () => {
  const values = (from: number, times: number) => new Map(Array.from({ length: 20 }, (_, i) => [from + i, times]));
  const quick = { before: values(0, 10), now: values(0, 2) };
  const slow = { before: values(50, 2), now: values(50, 10) };
  assert.ok(higherP([quick, slow]) > 0.4);
  const together = (one: Map<number, number>, other: Map<number, number>) => new Map([...one, ...other]);
  assert.ok(higherP([{ before: together(quick.before, slow.before), now: together(quick.now, slow.now) }]) < 1e-9);
});
