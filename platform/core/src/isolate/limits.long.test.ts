import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failureOf } from './testing/evaluate-text.ts';

test('code that never ends fails after its time', async () => {
  assert.equal(await failureOf('for (;;);', 1000), 'timeout');
});

for (const [what, body] of Object.entries({
  objects: 'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
  bytes: 'const all = []; for (;;) { all.push(new Uint8Array(16e6).fill(1)); await scheduler.wait(1); }',
  files: 'const all = []; for (;;) all.push(await new Response("x".repeat(16e6)).blob());',
})) {
  test(`code that takes all memory with ${what} fails with the reason`, async () => {
    assert.equal(await failureOf(body), 'memory');
  });
}
