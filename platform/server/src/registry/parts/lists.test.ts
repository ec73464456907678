import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectionSchema, type Manifest } from '@viit/contract';
import { listAddress, shownCollections } from './lists.ts';

const part = 'exams/notices';
const entries = [
  { id: 'fees', title: 'Fees', room: 'A 1' },
  { id: 'results', title: 'Results' },
];

/** Ids of the entries that a build with these fields shows. */
async function shownBy(identity: string, fields: object) {
  const declared = { name: 'notices', title: 'Notices', help: 'All.', seed: [], fields };
  const manifest = { name: 'exams', identity, collections: [collectionSchema.parse(declared)] } as unknown as Manifest;
  const stored = new Map([[listAddress(part), entries]]);
  return (await shownCollections(stored, new Map([[part, 'hash']]), [{ manifest }])).get(part)?.map(({ id }) => id);
}

test('an entry that a build does not accept is left out with this build only', async () => {
  const title = { type: 'line', label: 'Title' };
  assert.deepEqual(await shownBy('older', { title }), ['results']);
  const room = { type: 'line', label: 'Room', optional: true };
  assert.deepEqual(await shownBy('newer', { title, room }), ['fees', 'results']);
});
