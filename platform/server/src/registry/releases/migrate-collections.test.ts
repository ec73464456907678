import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { SampleBuild } from '../testing/sample-builds.ts';
import { draftsOf, notice, noticesSection, publishNotices } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* A build with other fields brings a function that changes the live entries. */

let registry: TestRegistry;
let exams: string;
const part = 'exams/notices';

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
  exams = await registry.tokenFor('exams');
});
after(() => registry.close());

let major = 1;
const live = [
  { id: 'fees', ...notice('Fee dates') },
  { id: 'hall', ...notice('Hall tickets', { link: '/exams', from: '2020-01-01T00:00', until: '2099-01-01T00:00' }) },
];
beforeEach(async () => {
  const back = 'exports.default = { notices: { migrate: ({ place, ...entry }) => entry } };';
  const first = { ...noticesSection(`${++major}.0.0`), serverFiles: { 'collections.cjs': back } };
  const { status, body } = await registry.publish(first);
  assert.equal(status, 200, body.error);
  assert.equal((await registry.publishEntries(part, live)).status, 200);
});

const place = { type: 'line', label: 'Place', max: 20 };
const fields = { title: { type: 'line', label: 'Title' }, date: { type: 'date', label: 'Date' }, place };

/** A build whose fields have a place and no link. @param migrate code. */
const withPlace = (migrate?: string, minor = 1): SampleBuild => ({
  ...noticesSection(`${major}.${minor}.0`, { fields, seed: [] }),
  serverFiles: { 'collections.cjs': `exports.default = { notices: { ${migrate ? `migrate: ${migrate}` : ''} } };` },
});
const good = "({ link, ...entry }) => ({ ...entry, place: entry.place ?? 'Block A' })";
async function pull() {
  const { hash, entries } = await draftsOf(registry).read();
  return { hash, items: entries.flatMap(({ id, published }) => (published ? [{ id, ...published.value }] : [])) };
}
const history = async () =>
  (await registry.request('GET', `history?part=${part}`)).body as unknown as {
    by: string;
    note: string;
    hash: string;
  }[];

test('the release has the new build and the migrated entries, and the history says so', async () => {
  const { body } = await registry.publish(withPlace(good), { token: exams });
  assert.equal(body.code, undefined, body.error);
  const { from, until, link: _, ...hall } = live[1] as Record<string, unknown>;
  assert.deepEqual((await pull()).items, [
    { ...live[0], place: 'Block A' },
    { ...hall, place: 'Block A', from, until },
  ]);
  assert.match(await registry.read('/exams'), /Block A/);
  const [before, last] = (await history()).slice(-2);
  assert.deepEqual([last?.by, last?.note], ['exams team', 'published exams; migrated 2 entries of exams/notices']);
  const { body: versions } = await registry.request('GET', `collections/${part}/entries/hall/history`);
  const [latest, previous] = (versions as unknown as { by: string; value: object }[]).toReversed();
  assert.equal(latest?.by, 'exams team');
  assert.match(JSON.stringify(previous?.value), /"link":"\/exams"/, 'the dropped field is in the history');
  assert.notEqual(before?.hash, last?.hash);
});

test('only entries that the fields do not accept are migrated', async () => {
  assert.equal((await registry.publish(withPlace(good))).status, 200);
  assert.equal(
    (await registry.publishEntries(part, [{ id: 'own', ...notice('Own', { place: 'Hall 2' }) }])).status,
    200,
  );
  const { hash } = await pull();
  assert.equal((await registry.publish(withPlace("(entry) => ({ ...entry, place: 'wrong' })", 2))).status, 200);
  assert.equal((await pull()).hash, hash);
});

test('a preview shows the migrated entries, and promoting it migrates those that are live then', async () => {
  const preview = await registry.publish(withPlace(good), { channel: 'place', token: exams });
  assert.equal(preview.status, 200, preview.body.error);
  const cookie = `viit_preview=${String(preview.body.link).split('/').at(-1)}`;
  assert.match(await registry.read('/exams', { cookie }), /Fee dates.*Block A/);
  assert.doesNotMatch(await registry.read('/exams'), /Block A/);
  assert.equal((await registry.publish({ name: 'cells', version: `${major}.0.0` }, { channel: 'place' })).status, 200);
  assert.equal((await registry.publishEntries(part, [{ id: 'newer', ...notice('Newer') }])).status, 200);
  const promoted = await registry.request('POST', 'promote', { channel: 'place', section: 'exams' });
  assert.equal(promoted.status, 200, promoted.body.error);
  assert.deepEqual((await pull()).items, [{ id: 'newer', ...notice('Newer'), place: 'Block A' }]);
});

test('a rollback of the build follows its own rules: nothing is migrated', async () => {
  assert.equal((await registry.publish(withPlace(good))).status, 200);
  const { hash } = await pull();
  const team = await registry.request('POST', 'rollback', { part: 'exams' }, exams);
  assert.equal(team.body.code, 'entries-invalid');
  assert.equal((await registry.request('POST', 'rollback', { part: 'exams' })).status, 200);
  assert.equal((await pull()).hash, hash);
});

test('the entries from before a migration do not come back alone, but with the earlier build', async () => {
  assert.equal((await registry.publish(withPlace(good))).status, 200);
  const { hash } = await pull();
  for (const token of [undefined, exams]) {
    const { status, body } = await registry.request('POST', 'rollback', { part }, token);
    assert.deepEqual([status, body.code], [422, 'entries-invalid']);
    assert.match(body.error ?? '', /had other fields.*Choose a version after that change, or ask an operator/);
    assert.equal((await pull()).hash, hash);
  }
  assert.equal((await registry.request('POST', 'rollback', { part: 'exams' })).status, 200);
  assert.equal((await registry.request('POST', 'rollback', { part }, exams)).status, 200);
  assert.deepEqual((await pull()).items, live);
});

test('a dry run says the same as the publish, with and without a migrate', async () => {
  const refused = [await registry.dryRun(withPlace()), await registry.publish(withPlace())].map(({ body }) => body);
  assert.equal(refused[0]?.code, 'entries-invalid');
  assert.match(refused[0]?.error ?? '', /entry fees \(number 1\), place: Invalid input/);
  assert.match(refused[0]?.error ?? '', /entry hall \(number 2\): has fields that do not exist: link/);
  assert.equal(refused[0]?.error, refused[1]?.error);
  const { hash } = await pull();
  const planned = await registry.dryRun(withPlace(good));
  assert.deepEqual(planned.body.warnings, ['migrated 2 entries of exams/notices'], planned.body.error);
  assert.match(JSON.stringify(planned.body.pages), /Block A/);
  assert.equal((await pull()).hash, hash);
});

/** The long series only: what the isolate stops in any code (isolate.test.ts). */
const stopped = ['never ends', 'waits forever', 'takes all memory', 'returns too much'];

for (const [what, migrate, reason] of [
  [
    'returns invalid fields',
    "(entry) => ({ id: entry.id, title: 'x', date: 'soon', place: 'A' })",
    /entry fees \(number 1\), date: must be a date/,
  ],
  [
    'returns a script as a field',
    "({ link, ...entry }) => ({ ...entry, place: 'A', run: '<script>' })",
    /has fields that do not exist: run/,
  ],
  [
    'throws',
    "(entry) => { throw new Error('no such hall'); }",
    /migrate function of exams\/notices .* throws: entry fees: no such hall/,
  ],
  ['never ends', '() => { for (;;); }', /does not finish within 5 s/],
  ['waits forever', '() => new Promise(() => {})', /waits for a promise that never settles/],
  ['returns too much', "(entry) => ({ ...entry, place: 'x'.repeat(1e7) })", /returns more than a collection can have/],
  ['returns other ids', '(entry) => ({ ...entry, id: entry.id + 1 })', /returns another id for the entry fees/],
  ['returns nothing', '() => undefined', /must return an entry for each given entry/],
  ['is no function', "'text'", /throws: .*migrate is not a function/],
  [
    'looks for the machine',
    '() => { throw new Error([typeof process, typeof require, typeof fetch].join()); }',
    /throws: entry fees: undefined,function,function/,
  ],
  [
    'takes all memory',
    '() => { const all = []; for (;;) all.push(new Array(1e6).fill(0)); }',
    /takes more than|does not finish|ends the isolate/,
  ],
] as const) {
  const skip = stopped.includes(what) && !process.env.FULL;
  test(`a build is refused if its migrate ${what}, and visitors keep the old entries`, { skip }, async () => {
    const { status, body } = await registry.publish(withPlace(migrate));
    assert.deepEqual([status, body.code], [422, 'entries-invalid'], body.error);
    assert.match(body.error ?? '', reason);
    assert.deepEqual((await pull()).items, live);
  });
}
