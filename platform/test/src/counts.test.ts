import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countNode, timesOfNode } from './counts.ts';

const tap = `TAP version 13
# Subtest: a slow one
ok 1 - a slow one
  ---
  duration_ms: 1042.67
  ...
not ok 2 - one that fails
  ---
  duration_ms: 3.5
  ...
# pass 1
# fail 1
`;

const forPeople = `✔ a slow one (1042.67ms)
✖ one that fails (3.5ms)
ℹ pass 1
ℹ fail 1
`;

for (const [name, output] of Object.entries({ tap, forPeople })) {
  test(`tests are counted, and their times read, from the output of Node’s test runner (${name})`, () => {
    assert.deepEqual(countNode(output), { passed: 1, failed: 1 });
    assert.deepEqual(timesOfNode(output), [
      { name: 'a slow one', ms: 1042.67 },
      { name: 'one that fails', ms: 3.5 },
    ]);
  });
}
