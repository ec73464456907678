import assert from 'node:assert/strict';
import { createHook } from 'node:async_hooks';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pinnedTickObject } from './pin-tick-object.ts';

test('after a full garbage collection, process.nextTick still creates objects of the hidden class that is kept', () => {
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--allow-natives-syntax');
  runInNewContext('gc')();
  let created: object | undefined;
  const hook = createHook({
    init(_id, type, _trigger, tick: object) {
      if (type === 'TickObject') created = tick;
    },
  }).enable();
  process.nextTick(() => {});
  hook.disable();
  const hasSameClass = new Function('a', 'b', 'return %HaveSameMap(a, b)');
  assert.ok(hasSameClass(pinnedTickObject, created));
});
