import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { EntryConflict, EntryVersion } from '@viit/contract/registry-api';
import { draftsOf, notice, noticesSection, publishNotices, stateIn } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* Staff save entries one by one. Visitors get them when they are published. */

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
  (JSON.parse(await registry.read('/api/content/exams/notices')) as { id: string; title: string }[]).map(
    ({ id, title }) => `${id}: ${title}`,
  );

const lastNote = async () =>
  ((await registry.request('GET', 'status')).body as { switches: { note: string }[] }).switches[0]?.note;

test('a new collection has the sample entries of its section, its fields, and no drafts', async () => {
  const { declaration, hash, entries, order, pages } = await anitha.read();
  assert.deepEqual(
    [declaration.title, Object.keys(declaration.fields)],
    ['Notices', ['title', 'date', 'link', 'tags']],
  );
  assert.equal(hash, null);
  assert.deepEqual(
    entries.map(({ id, draft, published }) => [id, draft, published?.value.title, published?.by]),
    [['sample', null, 'Sample notice', null]],
  );
  assert.equal(order.draft, null);
  assert.deepEqual(pages, [{ path: '/exams', title: 'Page /exams' }]);
});

test('an entry that is saved is a draft, and visitors get it when it is published', async () => {
  const saved = await anitha.save('fees', notice('Fee dates'));
  assert.equal(saved.status, 200, saved.body.error);
  assert.deepEqual(stateIn(saved).draft?.by, 'exams team');
  assert.deepEqual(await shown(), ['sample: Sample notice']);
  const published = await ravi.publish();
  assert.equal(published.status, 200, published.body.error);
  assert.deepEqual([published.body.published, published.body.rendered], [['fees'], 1]);
  assert.deepEqual(await shown(), ['sample: Sample notice', 'fees: Fee dates']);
  assert.match(await registry.read('/exams'), /Fee dates/);
  const state = await anitha.stateOf('fees');
  assert.deepEqual([state?.draft, state?.published?.by], [null, 'exams team'], 'its author, not who published it');
});

test('a draft may be incomplete; it tells what is missing, and is not published', async () => {
  const saved = stateIn(await anitha.save('results', { title: 'Results' }));
  assert.deepEqual(
    saved.draft?.problems.map(({ id, field }) => [id, field]),
    [['results', 'date']],
  );
  const { status, body } = await anitha.publish();
  assert.deepEqual([status, body.code], [422, 'entries-invalid']);
  assert.match(body.error ?? '', /entry results \(number 3\), date: /);
  assert.match(JSON.stringify(body.details), /"id":"results","field":"date"/);
  assert.equal((await anitha.save('results', notice('Results'))).status, 200);
  assert.equal((await anitha.publish()).status, 200);
});

test('a value is refused if it has another field than the collection', async () => {
  const { status, body } = await anitha.save('fees', notice('Fee dates', { author: 'me' }));
  assert.deepEqual([status, body.code], [422, 'entries-invalid']);
  assert.match(body.error ?? '', /entry fees, author: is no field of the collection/);
});

test('an author who saves an older revision gets both versions, and who saved the other one', async () => {
  const { revision = null } = (await anitha.stateOf('fees')) ?? {};
  assert.equal((await ravi.save('fees', notice('Fee dates (Ravi)'), revision)).status, 200);
  const { status, body } = await anitha.save('fees', notice('Fee dates (Anitha)'), revision);
  assert.deepEqual([status, body.code], [409, 'entry-changed']);
  assert.match(body.error ?? '', /- fees: saved by content team on 20/);
  const [entry] = (body.details as EntryConflict).entries;
  assert.deepEqual(
    [entry?.published?.value.title, entry?.draft?.value?.title, entry?.draft?.by],
    ['Fee dates', 'Fee dates (Ravi)', 'content team'],
  );
  assert.equal((await anitha.save('fees', notice('Fee dates (Anitha)'), entry?.revision)).status, 200);
});

test('a request that is repeated after a broken connection is no conflict', async () => {
  assert.equal((await anitha.save('fees', notice('Fee dates (Anitha)'), null)).status, 200);
});

test('a draft is discarded, but not one that somebody else has saved since', async () => {
  for (const query of ['?revision=old', ''])
    assert.equal((await anitha.request('DELETE', `/drafts/fees${query}`)).body.code, 'entry-changed', query);
  const { revision } = (await anitha.stateOf('fees')) ?? {};
  const discarded = await anitha.request('DELETE', `/drafts/fees?revision=${revision}`);
  assert.deepEqual([stateIn(discarded).draft, stateIn(discarded).published?.value.title], [null, 'Fee dates']);
});

test("a colleague's draft that somebody discards or removes stays in the history, and the audit names who discarded it", async () => {
  const saved = stateIn(await anitha.save('hall', notice('Hall tickets')));
  assert.equal((await ravi.request('DELETE', `/drafts/hall?revision=${saved.revision}`)).status, 200);
  const again = stateIn(await anitha.save('hall', notice('Hall tickets again'), null));
  assert.equal((await ravi.save('hall', null, again.revision)).status, 200);
  const { body } = await ravi.request('GET', '/entries/hall/history');
  assert.deepEqual(
    (body as unknown as EntryVersion[]).map(({ by, value }) => `${by}: ${value?.title}`),
    ['exams team: Hall tickets', 'exams team: Hall tickets again'],
  );
  const audit = (await registry.request('GET', 'audit')).body as unknown as {
    action: string;
    actor: { label: string };
  }[];
  assert.equal(audit.find(({ action }) => action === 'discardDraft')?.actor.label, 'content team');
});

test('the text of an author who goes back to an earlier version stays in the history', async () => {
  await ravi.save('rooms', notice('Rooms (Ravi)'));
  await anitha.save('rooms', notice('Rooms (first)'));
  await anitha.save('rooms', notice('Rooms (second)'));
  await anitha.save('rooms', notice('Rooms (Ravi)'));
  const { body } = await anitha.request('GET', '/entries/rooms/history');
  assert.deepEqual(
    (body as unknown as EntryVersion[]).map(({ by, value, isDraft }) => [by, value?.title, isDraft]),
    [
      ['content team', 'Rooms (Ravi)', false],
      ['exams team', 'Rooms (second)', false],
      ['exams team', 'Rooms (Ravi)', true],
    ],
  );
  const { revision } = (await anitha.stateOf('rooms')) ?? {};
  assert.equal((await anitha.request('DELETE', `/drafts/rooms?revision=${revision}`)).status, 200);
});

test('an entry is removed with the next publish, and its history says by whom', async () => {
  const { revision } = (await anitha.stateOf('results')) ?? {};
  assert.equal((await anitha.request('DELETE', `/entries/results?revision=${revision}`)).status, 200);
  assert.equal((await shown()).length, 3);
  assert.equal((await ravi.publish({ ids: ['results'] })).status, 200);
  assert.deepEqual(await shown(), ['sample: Sample notice', 'fees: Fee dates']);
  assert.equal(await lastNote(), 'removed “Results” in exams/notices');
  const { body } = await anitha.request('GET', '/entries/results/history');
  const versions = body as unknown as { by: string; value: object | null; changed: string[] }[];
  assert.deepEqual(
    versions.map(({ by, value, changed }) => [by, value === null, changed]),
    [
      ['exams team', false, ['title', 'date']],
      ['exams team', true, ['title', 'date']],
    ],
  );
});

test('the order is a draft too, and the second of two writers gets a refusal', async () => {
  const { order } = await anitha.read();
  const save = (ids: string[]) => anitha.request('PUT', '/order', { revision: order.revision, ids });
  const saved = await save(['fees', 'sample']);
  assert.equal(saved.status, 200, saved.body.error);
  assert.deepEqual((await shown())[0], 'sample: Sample notice');
  const other = await save(['sample', 'fees']);
  assert.deepEqual([other.status, (other.body.details as EntryConflict).order?.ids], [409, ['fees', 'sample']]);
  const reorder = async (...ids: string[]) => {
    const { revision } = (await ravi.read()).order;
    assert.equal((await ravi.request('PUT', '/order', { revision, ids })).status, 200);
    const { order, entries } = await anitha.read();
    return [order.draft?.by, ...entries.map(({ id }) => id)];
  };
  assert.deepEqual(await reorder('sample', 'fees'), [undefined, 'sample', 'fees'], 'as visitors have it');
  assert.equal((await save(['fees', 'sample'])).status, 200);
  await anitha.save('last', notice('Last'));
  assert.deepEqual(await reorder('fees', 'nobody', 'last'), ['content team', 'fees', 'last', 'sample']);
  await anitha.save('later', notice('Later'));
  assert.deepEqual(
    (await anitha.read()).entries.map(({ id }) => id),
    ['fees', 'last', 'sample', 'later'],
    'a new one is the last',
  );
  for (const id of ['last', 'later']) await anitha.save(id, null, (await anitha.stateOf(id))?.revision);
  for (const title of ['Fees', 'Fee dates']) {
    assert.equal((await anitha.save('fees', notice(title))).status, 200);
    assert.equal((await anitha.publish({ ids: ['fees'] })).status, 200);
  }
  assert.equal((await shown())[0], 'sample: Sample notice', 'entries are published without the order');
  assert.equal((await anitha.publish()).status, 200);
  assert.deepEqual(await shown(), ['fees: Fee dates', 'sample: Sample notice']);
  assert.equal(await lastNote(), 'changed the order of exams/notices');
  assert.equal((await anitha.read()).order.draft, null);
});

test('drafts are shown in a preview first, and are drafts no more when it is promoted', async () => {
  assert.equal((await anitha.save('fees', notice('Fee dates 2027'))).status, 200);
  const preview = await anitha.publish({ channel: 'fees' });
  assert.match(String(preview.body.link), /^\/_preview\//, preview.body.error);
  assert.equal((await anitha.stateOf('fees'))?.draft?.value?.title, 'Fee dates 2027');
  assert.deepEqual((await shown())[0], 'fees: Fee dates');
  const promoted = await registry.request('POST', 'promote', { channel: 'fees' });
  assert.equal(promoted.status, 200, promoted.body.error);
  assert.deepEqual((await shown())[0], 'fees: Fee dates 2027');
  const { draft, published } = (await anitha.stateOf('fees')) ?? {};
  assert.deepEqual([draft, published?.by], [null, 'exams team']);
});

test('a draft of an entry that was rolled back meanwhile is published only by an author who has seen that', async () => {
  assert.equal((await anitha.save('fees', notice('Fee dates 2028'))).status, 200);
  assert.equal((await registry.request('POST', 'rollback', { part: 'exams/notices' })).status, 200);
  const { status, body } = await anitha.publish();
  assert.deepEqual([status, body.code], [409, 'entry-changed']);
  const [entry] = (body.details as EntryConflict).entries;
  assert.deepEqual([entry?.published?.value.title, entry?.draft?.value?.title], ['Fee dates', 'Fee dates 2028']);
  const { id } = (await registry.request('GET', 'me')).body;
  assert.equal(entry?.published?.byId, id, 'who rolled it back');
  assert.equal((await anitha.publish({ seen: 'an earlier version' })).body.code, 'entry-changed');
  assert.equal((await anitha.publish({ seen: (await anitha.read()).hash })).status, 200);
  assert.match((await shown()).join(), /Fee dates 2028/);
  assert.equal((await registry.request('POST', 'rollback', { part: 'exams/notices' })).status, 200);
});

test('a section that is withdrawn takes its drafts with it, and brings them back', async () => {
  assert.equal((await anitha.save('hall', notice('Hall tickets'))).status, 200);
  const withdrawn = await registry.request('POST', 'sections/exams/withdrawal', { confirmed: true });
  assert.equal(withdrawn.status, 200, withdrawn.body.error);
  assert.equal((await anitha.request('GET', '')).body.code, 'list-unknown');
  assert.equal((await anitha.publish()).body.code, 'list-unknown');
  assert.deepEqual((await registry.request('GET', 'collections')).body, []);
  assert.equal((await registry.publish(noticesSection('2.0.0'))).status, 200);
  assert.equal((await anitha.stateOf('hall'))?.draft?.value?.title, 'Hall tickets');
  assert.equal((await anitha.publish()).status, 200);
  assert.deepEqual(await shown(), ['fees: Fee dates', 'sample: Sample notice', 'hall: Hall tickets']);
});

test('another section can neither read drafts nor change them', async () => {
  const other = draftsOf(registry, 'exams/notices', await registry.tokenFor('cells'));
  for (const response of [
    await other.request('GET', ''),
    await other.save('fees', notice('Mine'), null),
    await other.publish(),
    await other.request('GET', '/entries/fees/history'),
  ]) {
    assert.deepEqual([response.status, response.body.code], [403, 'not-permitted']);
  }
});

test('the list of collections says how many drafts there are, and who has published last', async () => {
  assert.equal((await anitha.save('fees', notice('Next'))).status, 200);
  const { body } = await registry.request('GET', 'collections');
  const [{ part, entries, drafts, changedBy } = {}] = body as unknown as Record<string, unknown>[];
  assert.deepEqual([part, entries, drafts, changedBy], ['exams/notices', 3, 1, 'exams team']);
});

test('an entry that never was has no history', async () => {
  const { status, body } = await anitha.request('GET', '/entries/never/history');
  assert.deepEqual([status, body.code], [404, 'entry-unknown']);
});

test('a draft with another kind of value than its field has is refused, and so is one inside a picture or a row', async () => {
  for (const date of [{ toString: 1 }, ['2026-11-23'], null]) {
    const { status, body } = await anitha.save('fees', notice('Fee dates', { date }));
    assert.deepEqual([status, body.code], [422, 'entries-invalid'], body.error);
    assert.match(body.error ?? '', /entry fees, date: has the wrong type of value for date/);
  }
});
