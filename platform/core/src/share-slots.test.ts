import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareSlots } from './share-slots.ts';

/** Tasks that record their start, and end on request. */
function makeTasks(limit: number, perParty?: number) {
  const { run } = shareSlots(limit, perParty);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    start(party: string, name: string) {
      return run(party, () => {
        started.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      });
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test('no more tasks run at the same time than there are slots', async () => {
  const tasks = makeTasks(2);
  for (const name of ['a1', 'a2', 'a3']) void tasks.start('a', name);
  assert.deepEqual(tasks.started, ['a1', 'a2']);
  await tasks.end('a1');
  assert.deepEqual(tasks.started, ['a1', 'a2', 'a3']);
});

test('a party that comes last and has no slot is the next one, however many tasks of others wait', async () => {
  const tasks = makeTasks(2);
  for (let i = 1; i <= 50; i++) {
    void tasks.start('a', `a${i}`);
    void tasks.start('b', `b${i}`);
  }
  void tasks.start('c', 'c1');
  await tasks.end('a1');
  assert.deepEqual(tasks.started.slice(2), ['c1']);
});

test('parties with the same number of slots alternate, and tasks of one party keep their order', async () => {
  const tasks = makeTasks(1);
  for (const name of ['a1', 'a2', 'a3']) void tasks.start('a', name);
  for (const name of ['b1', 'b2']) void tasks.start('b', name);
  for (const name of ['a1', 'b1', 'a2', 'b2']) await tasks.end(name);
  assert.deepEqual(tasks.started, ['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a party with as many slots as it may have waits for one of its own, and leaves the others to other parties', async () => {
  const tasks = makeTasks(3, 1);
  for (const name of ['a1', 'a2', 'a3']) void tasks.start('a', name);
  void tasks.start('b', 'b1');
  assert.deepEqual(tasks.started, ['a1', 'b1']);
  await tasks.end('b1');
  assert.deepEqual(tasks.started, ['a1', 'b1']);
  await tasks.end('a1');
  assert.deepEqual(tasks.started, ['a1', 'b1', 'a2']);
});

test('a task that fails frees its slot', async () => {
  const { run } = shareSlots(1);
  await assert.rejects(
    run('a', () => Promise.reject(new Error('broken'))),
    /broken/,
  );
  assert.equal(await run('b', async () => 'done'), 'done');
});
