import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Figures } from '@viit/contract/registry-api';
import { findWorse } from './compare-versions.ts';

const views = (count: number, failedViews = 0, vitals: Figures['vitals'] = {}): Figures => ({
  ...{ views: count, failedViews, errors: failedViews, vitals },
});

const measures = (before: Figures | null, now: Figures) =>
  findWorse([{ page: '/exams', before, now }]).map(({ measure }) => measure);

test('a version that fails in every third view is worse after 30 views', () => {
  assert.deepEqual(findWorse([{ page: '/exams', before: views(400), now: views(30, 10) }]), [
    { page: '/exams', measure: 'errors', before: 0, now: 333.3, viewsBefore: 400, viewsNow: 30 },
  ]);
});

test('fewer than 30 views of either version are not compared', () => {
  assert.deepEqual(measures(views(400), views(29, 29)), []);
  assert.deepEqual(measures(views(29), views(400, 400)), []);
  assert.deepEqual(measures(null, views(400, 400)), []);
});

test('a few errors are not worse, nor are errors that are not twice as frequent as before', () => {
  assert.deepEqual(measures(views(400), views(20, 1)), []);
  assert.deepEqual(measures(views(400), views(60, 9)), []);
  assert.deepEqual(measures(views(1000, 100), views(1000, 199)), []);
  assert.deepEqual(measures(views(1000, 100), views(1000, 200)), ['errors']);
});

test('ten failed views more than before are counted at equal numbers of views', () => {
  // 1 of 100 before would be 4 of 400.
  assert.deepEqual(measures(views(100, 1), views(400, 13)), []);
  assert.deepEqual(measures(views(100, 1), views(400, 14)), ['errors']);
});

test('views that fail after they were counted in an earlier hour are not more than all views', () => {
  const [finding] = findWorse([{ page: null, before: views(100), now: views(40, 45) }]);
  assert.equal(finding?.now, 1000);
});

test('a vital is worse if it is 30 % and a noticeable time higher, in at least 100 views of both versions', () => {
  const lcp = (count: number, p75: number) => views(count, 0, { LCP: { count, p75 } });
  assert.deepEqual(measures(lcp(100, 2000), lcp(100, 2600)), ['LCP']);
  assert.deepEqual(measures(lcp(100, 2000), lcp(100, 2590)), []);
  assert.deepEqual(measures(lcp(99, 2000), lcp(100, 9000)), []);
  assert.deepEqual(measures(lcp(100, 2000), lcp(99, 9000)), []);
  // Twice as slow, but not noticeable.
  assert.deepEqual(measures(lcp(100, 400), lcp(100, 800)), []);
  assert.deepEqual(measures(views(100), lcp(100, 9000)), []);
});
