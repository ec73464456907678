import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapInBatches } from './map-in-batches.ts';

test('other requests are served while many items are mapped, and the results are in order', async () => {
  let served = 0;
  const work = (item: number) => {
    const end = performance.now() + 6;
    while (performance.now() < end);
    setImmediate(() => served++);
    return [item, served] as const;
  };
  const results = await mapInBatches([1, 2, 3, 4, 5, 6], work);
  assert.deepEqual(
    results.map(([item]) => item),
    [1, 2, 3, 4, 5, 6],
  );
  assert.ok((results.at(-1)?.[1] ?? 0) >= 2, `${served} were served`);
});
