import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { watchLongestTurn } from '@viit/test/longest-turn';
import { maxFormerCollections } from '../releases/former-collections.ts';
import { draftsOf, noticesSection, publishNotices } from '../testing/sample-collection.ts';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* What a section's collections can make others wait for: very many addresses, and collections that it does not declare any more. */

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await publishNotices(registry);
});
after(() => registry.close());

const fields = {
  title: { type: 'line', label: 'Title', max: 80 },
  body: { type: 'text', label: 'Text', max: 20_000 },
};

/** Collections with these names. */
function section(version: string, names: readonly string[]) {
  const build = noticesSection(version);
  const change = <M extends { pages: object[] }>(manifest: M) => {
    const changed = build.change(manifest) as M & { collections: object[] };
    const more = names.map((name) => ({ name, title: name, help: 'For candidates.', fields, seed: [] }));
    return { ...changed, collections: [...changed.collections, ...more] };
  };
  return { ...build, change: change as typeof build.change };
}

/** 19 texts of 2 200 addresses each: as many characters as a collection may have. */
const entriesOf = (collection: number) =>
  Array.from({ length: 19 }, (_, i) => {
    const first = (collection * 19 + i) * 2200;
    const body = Array.from({ length: 2200 }, (_, n) => `"/${(first + n).toString(36).padStart(4, '0')}"`).join('');
    return { id: `e${i}`, title: `Entry ${i}`, body: body.slice(0, 19_900) };
  });

test('very many addresses in entries and drafts are looked through between other requests', async () => {
  const names = Array.from({ length: 8 }, (_, i) => `c${i}`);
  assert.equal((await registry.publish(section('2.0.0', names))).body.error, undefined);
  for (const [i, name] of names.entries()) {
    const published = await registry.publishEntries(`exams/${name}`, entriesOf(i));
    assert.equal(published.status, 200, published.body.error);
    const entries = entriesOf(i + 8).map(({ id, ...value }) => ({ id: `draft-${id}`, revision: null, value }));
    assert.equal((await draftsOf(registry, `exams/${name}`).request('PUT', '/entries', { entries })).status, 200);
  }
  const longestTurn = watchLongestTurn();
  assert.equal((await registry.request('GET', 'documents')).status, 200);
  const { body } = await registry.request('POST', 'sections/cells/withdrawal', { confirmed: false });
  assert.equal(body.code, 'withdrawal-unconfirmed');
  const longest = longestTurn();
  assert.ok(longest < 200, `${longest} ms`);
});

test('entries of collections that no build declares any more are not read, and are there again with a build that declares them', async () => {
  assert.equal((await registry.publish(section('2.1.0', []))).body.error, undefined);
  const { query } = registry.database;
  const read: string[] = [];
  registry.database.query = async <Row>(...statement: Parameters<typeof query>) => {
    const rows = await query<Row & { name?: string; content?: unknown }>(...statement);
    read.push(...rows.flatMap(({ name = '', content }) => (content && /^exams\/c\d/.test(name) ? [name] : [])));
    return rows;
  };
  assert.equal((await registry.publish(section('2.2.0', []))).body.error, undefined);
  registry.database.query = query;
  assert.deepEqual(read, []);
  assert.equal((await registry.publish(section('2.3.0', ['c3']))).body.error, undefined);
  const { entries } = await draftsOf(registry, 'exams/c3').read();
  assert.equal(entries.filter(({ published }) => published).length, 19);
});

test('a release keeps up to 100 collections of a section that it does not declare any more, and those of the live build', async () => {
  const numbers = Array.from({ length: 25 }, (_, i) => i);
  const partsOf = async () => {
    const [row] = await registry.database.query<{ count: number }>(
      `select count(*)::int from release_part p join channel c on c.release = p.release where c.name = 'live' and p.name like 'exams/%'`,
    );
    return row?.count ?? 0;
  };
  const publish = async (round: number) => {
    const names = numbers.map((i) => `r${round}-${i}`);
    assert.equal((await registry.publish(section(`3.${round}.0`, names))).body.error, undefined);
    for (const name of names) {
      assert.equal(
        (await registry.publishEntries(`exams/${name}`, [{ id: 'one', title: 'One', body: 'One' }])).status,
        200,
      );
    }
  };
  for (let round = 0; round < 4; round++) await publish(round);
  const before = await partsOf();
  assert.ok(before >= maxFormerCollections, `${before}`);
  assert.equal((await registry.publish(section('4.0.0', []))).body.error, undefined);
  assert.equal(await partsOf(), 25);
  assert.equal((await registry.request('POST', 'rollback', { part: 'exams' })).status, 200);
  const { entries } = await draftsOf(registry, 'exams/r3-24').read();
  assert.equal(entries.length, 1);
});
