import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pinnedTickObject } from './pin-tick-object.ts';

test('an object of process.nextTick stays alive', () => {
  assert.ok(pinnedTickObject && 'callback' in pinnedTickObject);
});
