import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { EntryVersion } from '@viit/contract/registry-api';
import { readRevision } from '../releases/status.ts';
import { draftsOf, notice, publishNotices } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* An entry is removed with the next publish, and can be brought back until then. Every version stays in its history. */

let registry: TestRegistry;
let anitha: ReturnType<typeof draftsOf>;
let ravi: ReturnType<typeof draftsOf>;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  anitha = draftsOf(registry, 'exams/notices', await registry.tokenFor('exams'));
  ravi = draftsOf(registry, 'exams/notices', await registry.tokenFor('content'));
  await anitha.save('fees', notice('Fees'));
  assert.equal((await anitha.publish()).status, 200);
});
after(() => registry.close());

const revision = async () => (await anitha.stateOf('fees'))?.revision;
const remove = async () => assert.equal((await ravi.save('fees', null)).status, 200);
const bringBack = async () => {
  assert.equal((await ravi.request('DELETE', '/drafts/fees')).status, 200);
  const { draft, published } = (await anitha.stateOf('fees')) ?? {};
  return [published?.value.title, draft?.value?.title, draft?.by];
};

test('an entry that is brought back has its draft again, by its author', async () => {
  await anitha.save('fees', notice('Fees of 2027'));
  const states: string[] = [];
  const noteState = async () => states.push((await readRevision(registry.database)).drafts);
  for (let times = 0; times < 2; times++) {
    await remove();
    await ravi.save('halls', notice(`Halls ${times}`));
    await noteState();
    assert.deepEqual(await bringBack(), ['Fees', 'Fees of 2027', 'exams team']);
    await noteState();
  }
  await ravi.request('DELETE', `/drafts/halls?revision=${(await ravi.stateOf('halls'))?.revision}`);
  assert.equal(new Set(states).size, 4, 'windows that show the list are told of each change');
  const { body } = await anitha.request('GET', '/entries/fees/history');
  assert.equal((body as unknown as object[]).length, 2, 'the published version and the draft');
});

test('one without a draft is again as it is published, also if it had drafts earlier', async () => {
  await anitha.request('DELETE', `/drafts/fees?revision=${await revision()}`);
  await remove();
  assert.deepEqual(await bringBack(), ['Fees', undefined, undefined]);
  await anitha.save('fees', notice('Fees of 2028'));
  await remove();
  await ravi.save('fees', notice('Fees'));
  await remove();
  assert.deepEqual(await bringBack(), ['Fees', undefined, undefined], 'the draft was given up for the published text');
});

test('a draft that is brought back is published like every other', async () => {
  await anitha.save('fees', notice('Fees of 2029'));
  await remove();
  await bringBack();
  assert.deepEqual((await anitha.publish()).body.published, ['fees']);
  await remove();
  assert.deepEqual(await bringBack(), ['Fees of 2029', undefined, undefined]);
});

test('the first version of a sample entry has the sample, so that visitors can get it again', async () => {
  await anitha.save('sample', notice('Written over the sample'));
  const { body } = await anitha.request('GET', '/entries/sample/history');
  const [first] = body as unknown as { sample?: object; changed: string[] }[];
  assert.deepEqual(first?.sample, { title: 'Sample notice', date: '2026-01-01' });
  assert.deepEqual(first?.changed, ['title', 'date']);
});

test('the history of an entry lists its versions in parts, each no larger than the server can read at once', async () => {
  const title = 'x'.repeat(300_000);
  await registry.database.query(
    `insert into entry_version (collection, id, value, author, is_draft)
     select 'exams/notices', 'long', jsonb_build_object('title', $1::text || number, 'date', '2026-11-24'), 'exams team', false
     from generate_series(1, 6) as number`,
    [title],
  );
  const list = async (before = '') => {
    const { body } = await anitha.request('GET', `/entries/long/history${before && `?before=${before}`}`);
    return body as unknown as EntryVersion[];
  };
  const numbers = (versions: EntryVersion[]) =>
    versions.map(({ value }) => String(value?.title).slice(title.length)).join(' ');
  const newest = await list();
  const older = await list(newest[0]?.version);
  assert.deepEqual([numbers(newest), numbers(older)], ['3 4 5 6', '1 2']);
  assert.deepEqual([newest[0]?.changed, older[0]?.changed], [['title'], ['title', 'date']]);
  assert.deepEqual(await list(older[0]?.version), []);
});
