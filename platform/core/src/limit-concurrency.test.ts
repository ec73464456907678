import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { limitConcurrency } from './limit-concurrency.ts';

test('no more tasks run at the same time than the limit, and they start in order', async () => {
  const limited = limitConcurrency(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const task = (n: number) => async () => {
    started.push(n);
    most = Math.max(most, ++running);
    await wait(5);
    running--;
    return n;
  };
  assert.deepEqual(await Promise.all([1, 2, 3, 4, 5].map((n) => limited(task(n)))), [1, 2, 3, 4, 5]);
  assert.deepEqual([started, most], [[1, 2, 3, 4, 5], 2]);
});

test('a task that fails frees its slot', async () => {
  const limited = limitConcurrency(1);
  await assert.rejects(
    limited(() => Promise.reject(new Error('failed'))),
    /failed/,
  );
  assert.equal(await limited(async () => 'next'), 'next');
});
