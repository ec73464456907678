import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareRuns } from './share-runs.ts';

/** A task that records its start, and ends on request. */
function makeTask() {
  const ends: ((result: string) => void)[] = [];
  return { ends, run: () => new Promise<string>((resolve) => ends.push(resolve)) };
}

test('calls during a run share the next one, which starts when it has ended', async () => {
  const share = shareRuns<string>();
  const { ends, run } = makeTask();
  const results = [share('a', run), share('a', run), share('a', run)];
  assert.equal(ends.length, 1);
  ends[0]?.('first');
  await new Promise(setImmediate);
  assert.equal(ends.length, 2);
  ends[1]?.('second');
  assert.deepEqual(await Promise.all(results), ['first', 'second', 'second']);
  void share('a', run);
  assert.equal(ends.length, 3, 'starts at once after the last run');
});

test('a run that fails does not keep the next one from starting, and other keys do not wait', async () => {
  const share = shareRuns<string>();
  const { ends, run } = makeTask();
  const failing = share('a', () => Promise.reject(new Error('Failed')));
  const next = share('a', run);
  const other = share('b', run);
  await assert.rejects(failing, /Failed/);
  await new Promise(setImmediate);
  for (const end of ends) end('done');
  assert.deepEqual(await Promise.all([next, other]), ['done', 'done']);
});
