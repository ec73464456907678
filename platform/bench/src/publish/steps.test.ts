import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsOf } from './steps.ts';

test('the upload is without the checks that are part of it, and the time that no step explains is in the last one', () => {
  const steps = stepsOf(2, { build: 900, sendAndCheck: 300, check: 100, storeBuild: 100, plan: 50 });
  const rounded = Object.fromEntries(Object.entries(steps).map(([name, value]) => [name, Number(value.toFixed(2))]));
  assert.deepEqual(rounded, {
    ...{ total: 2, build: 0.9, pack: 0, upload: 0.1, check: 0.15, 'store build': 0.1 },
    ...{ render: 0, 'store pages': 0, switch: 0, notify: 0, other: 0.75 },
  });
});
