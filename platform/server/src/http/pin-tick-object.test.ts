import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pinnedTickObject } from './pin-tick-object.ts';

test('an object as process.nextTick makes them is kept, so that their shape is never forgotten', () => {
  assert.ok(pinnedTickObject && 'callback' in pinnedTickObject);
});
