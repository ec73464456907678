import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processCount } from './process-count.ts';

const machine = (processors: number, gigabytes: number) => ({
  availableParallelism: () => processors,
  totalmem: () => gigabytes * 2 ** 30,
});

test('each processor gets a render process, up to four', () => {
  assert.equal(processCount(machine(2, 8), 0), 2);
  assert.equal(processCount(machine(16, 8), 0), 4);
});

test('with less than 1 GB, one process renders, whether the machine or its container has no more', () => {
  assert.equal(processCount(machine(2, 0.97), 0), 1);
  assert.equal(processCount(machine(2, 8), 0.5 * 2 ** 30), 1);
});

test('where a container has no limit, the memory of the machine counts', () => {
  assert.equal(processCount(machine(2, 8), 2 ** 63), 2);
});
