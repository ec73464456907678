import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tickShape } from './tick-shape.ts';

test('an object as process.nextTick makes them is kept, so that their shape is never forgotten', () => {
  assert.ok(tickShape && 'callback' in tickShape);
});
