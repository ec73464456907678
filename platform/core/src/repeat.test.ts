import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { repeat } from './repeat.ts';

test('work is repeated one run at a time, and an outage is reported once', async () => {
  const outcomes = ['fails', 'fails', 'succeeds', 'fails'];
  const errors: unknown[] = [];
  let [running, most, runs] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await setTimeout(2);
    running--;
    if (outcomes[runs++] === 'fails') throw new Error(`run ${runs}`);
  };
  const { run, stop } = repeat(work, 60_000, (error) => errors.push(error));
  await Promise.all(outcomes.map(run));
  await stop();
  assert.deepEqual([most, runs], [1, 4]);
  assert.deepEqual(errors.map(String), ['Error: run 1', 'Error: run 4']);
});
