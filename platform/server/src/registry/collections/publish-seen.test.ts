import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { EntryConflict } from '@viit/contract/registry-api';
import { draftsOf, notice, publishNotices } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* Several people write drafts of the same entries; one of them publishes. */

let registry: TestRegistry;
let anitha: ReturnType<typeof draftsOf>;
let ravi: ReturnType<typeof draftsOf>;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  anitha = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
  ravi = draftsOf(registry, 'exams/notices', await registry.tokenFor('content'));
});
after(() => registry.close());

const shown = async () =>
  (JSON.parse(await registry.read('/api/content/exams/notices')) as { title: string }[]).map(({ title }) => title);
const revisionOf = async (id: string) => (await anitha.stateOf(id))?.revision ?? null;
const reorder = async (...ids: string[]) =>
  assert.equal(
    (await anitha.request('PUT', '/order', { revision: (await anitha.read()).order.revision, ids })).status,
    200,
  );

test('a draft is published as the person has seen it, or not at all; others stay drafts', async () => {
  await anitha.save('fees', notice('Fees'));
  await anitha.save('halls', notice('Halls'));
  const fees = await revisionOf('fees');
  await ravi.save('fees', notice('Fees (Ravi)'));
  const { status, body } = await anitha.publish({ revisions: { fees } });
  assert.deepEqual([status, body.code], [409, 'entry-changed']);
  const [entry] = (body.details as EntryConflict).entries;
  assert.deepEqual([entry?.id, entry?.draft?.by, entry?.draft?.value?.title], ['fees', 'content team', 'Fees (Ravi)']);
  assert.deepEqual(await shown(), ['Sample notice']);
  const confirmed = await anitha.publish({ revisions: { fees: entry?.revision } });
  assert.deepEqual(confirmed.body.published, ['fees'], confirmed.body.error);
  assert.deepEqual(await shown(), ['Sample notice', 'Fees (Ravi)']);
  assert.equal((await anitha.publish({ revisions: { fees: entry?.revision } })).status, 200, 'a repeated request');
});

test('a draft that somebody has discarded, and a removal that somebody has taken back, are refused too', async () => {
  const halls = await revisionOf('halls');
  await ravi.request('DELETE', `/drafts/halls?revision=${halls}`);
  assert.equal((await anitha.publish({ revisions: { halls } })).body.code, 'entry-changed');
  await anitha.save('fees', null);
  await ravi.request('DELETE', '/drafts/fees');
  assert.equal((await anitha.publish({ revisions: { fees: null } })).body.code, 'entry-changed');
});

test('the order is published without drafts that are not complete, which keep their places', async () => {
  await ravi.save('rooms', { title: 'Rooms' });
  await reorder('rooms', 'fees', 'sample');
  assert.equal((await anitha.publish()).body.code, 'entries-invalid');
  const { status, body } = await anitha.publish({ revisions: {}, order: true });
  assert.deepEqual([status, body.published], [200, []], body.error);
  assert.deepEqual(await shown(), ['Fees (Ravi)', 'Sample notice']);
  assert.deepEqual(
    (await anitha.read()).entries.map(({ id }) => id),
    ['rooms', 'fees', 'sample'],
  );
  await reorder('fees', 'sample', 'rooms');
  assert.equal((await anitha.read()).order.draft, null);
});

test('a published order is a draft no more, and all drafts can be published without the order', async () => {
  await reorder('sample', 'fees', 'rooms');
  await ravi.save('rooms', notice('Rooms'));
  assert.deepEqual((await anitha.publish({ order: false })).body.published, ['rooms']);
  assert.deepEqual(await shown(), ['Fees (Ravi)', 'Sample notice', 'Rooms']);
  await anitha.save('fees', { title: 'Fees' });
  assert.equal((await anitha.publish({ ids: [], order: true })).status, 200);
  assert.deepEqual(await shown(), ['Sample notice', 'Fees (Ravi)', 'Rooms']);
  assert.equal((await anitha.read()).order.draft, null);
});

test('an order that somebody else has changed since is not published', async () => {
  await reorder('fees', 'sample', 'rooms');
  const seen = (await anitha.read()).order.revision;
  const ids = ['rooms', 'sample', 'fees'];
  const changed = await ravi.request('PUT', '/order', { revision: seen, ids });
  assert.equal(changed.status, 200, changed.body.error);
  const publish = (orderRevision: string) => anitha.publish({ revisions: {}, order: true, orderRevision });
  const { status, body } = await publish(seen);
  assert.deepEqual([status, body.code], [409, 'entry-changed']);
  const { entries, order } = body.details as EntryConflict;
  assert.deepEqual([entries, order?.draft?.by, order?.ids], [[], 'content team', ids]);
  assert.deepEqual(await shown(), ['Sample notice', 'Fees (Ravi)', 'Rooms']);
  assert.equal((await publish(order?.revision ?? '')).status, 200);
  assert.deepEqual(await shown(), ['Rooms', 'Sample notice', 'Fees (Ravi)']);
});
