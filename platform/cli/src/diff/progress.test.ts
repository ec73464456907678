import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeProgress } from './progress.ts';

test('progress is described with the time that is left', () => {
  assert.equal(describeProgress(0, 74, 0), '0 of 74 pages');
  assert.equal(describeProgress(10, 74, 20_000), '10 of 74 pages, about 2 min 8 s left');
  assert.equal(describeProgress(70, 74, 70_000), '70 of 74 pages, about 4 s left');
  assert.equal(describeProgress(74, 74, 80_000), '74 of 74 pages');
});
