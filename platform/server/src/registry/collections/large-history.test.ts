import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { watchLongestTurn } from '@viit/test/longest-turn';
import type { Database, Sql } from '../../database/database.ts';
import { prune } from '../pruning/prune.ts';
import { type draftsOf, notice, noticesSection, openNotices } from '../testing/sample-collection.ts';
import type { TestRegistry } from '../testing/test-registry.ts';
import { revisionOf } from './entry-values.ts';
import { listFiles } from './list-files.ts';
import { readCollection } from './read-collection.ts';
import { listCollections } from './read-entries.ts';

/* Many drafts and versions, as a team's program can leave them. */

let registry: TestRegistry;
let drafts: ReturnType<typeof draftsOf>;

before(async () => {
  ({ registry, drafts } = await openNotices());
});
after(() => registry.close());

/** @param columns of `entry_version`, with SQL for each of `count` rows, numbered by `n`. */
const insert = (count: number, columns: Record<string, string>) =>
  registry.database.query(
    `insert into entry_version (author, value, ${Object.keys(columns)})
     select 'exams team', jsonb_build_object('title', 'Old ' || n), ${Object.values(columns)} from generate_series(1, ${count}) n`,
  );

/** Of the table of versions, by the database's own count. */
const rowsRead = (work: (sql: Sql) => Promise<unknown>): Promise<number> =>
  registry.database.transaction(async (sql) => {
    const count = async () => {
      const [row] = await sql.query<{ read: number }>(
        `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'entry_version'`,
      );
      return row?.read ?? 0;
    };
    const earlier = await count();
    await work(sql);
    const read = (await count()) - earlier;
    assert.ok(read > 0, 'the database counts');
    return read;
  });

const operator = { id: 'operator', token: 'operator', label: 'the operator', rights: { '*': 'manage' } } as const;
const listAll = (sql: Sql) =>
  listCollections({ ...registry.context, database: { ...registry.database, ...sql } as Database }, operator);

const number = (condition: string) =>
  registry.database
    .query<{ count: number }>(`select count(*)::int as count from entry_version where ${condition}`)
    .then(([row]) => row?.count);

test('a save compares its value with the latest 50 versions of the entry', async () => {
  for (const [id, newer, kept] of [
    ['near', 48, 1],
    ['far', 50, 0],
  ] as const) {
    const entry = { collection: "'exams/notices'", id: `'${id}'`, is_draft: 'false' };
    await insert(1, { ...entry, review: 'null' });
    await registry.database.query(`update entry_version set value = $2::jsonb where id = $1`, [
      id,
      JSON.stringify(notice('Once')),
    ]);
    await insert(newer, entry);
    await drafts.save(id, notice('Typed'));
    await drafts.save(id, notice('Once'));
    assert.equal(await number(`id = '${id}' and value->>'title' = 'Typed'`), kept, id);
  }
});

test('the list of collections and a save do not read old versions', async () => {
  assert.equal((await drafts.save('fees', notice('Fee dates'))).status, 200);
  assert.equal((await drafts.publish({ ids: ['fees'] })).status, 200);
  const entry = { collection: "'exams/notices'", id: "'fees'", is_draft: 'false' };
  await insert(5000, entry);
  await insert(5000, { ...entry, published_at: "now() - interval '1 year'" });
  assert.ok((await rowsRead(listAll)) < 500);
  assert.ok((await rowsRead((sql) => readCollection(sql, 'exams/notices', 'live'))) < 500);
  const [notices] = await listAll(registry.database);
  assert.equal(notices?.changedBy, 'the operator');
  assert.equal((await drafts.stateOf('fees'))?.published?.by, 'the operator');
});

test('of large versions, those that are not listed are not read either', async () => {
  const value = Object.fromEntries(
    Array.from({ length: 38 }, (_, i) => [`g${i}`, Array(200).fill({ a: 'x'.repeat(42) })]),
  );
  await insert(1, { collection: "'exams/notices'", id: "'large'", is_draft: 'false' });
  await registry.database.query("update entry_version set value = $1::jsonb where id = 'large'", [
    JSON.stringify(value),
  ]);
  await registry.database.query(
    `insert into entry_version (author, value, collection, id, is_draft)
     select author, value, collection, id, false from entry_version, generate_series(1, 59) where id = 'large'`,
  );
  const longestTurn = watchLongestTurn();
  const { body } = await drafts.request('GET', '/entries/large/history');
  const longest = longestTurn();
  assert.equal((body as unknown as unknown[]).length, 3);
  assert.ok(longest < 250, `${longest} ms`);
});

test('drafts of a collection that no live build declares are not read for the lists', async () => {
  await insert(5000, { collection: "'exams/gone'", id: "'e' || n", is_draft: 'true' });
  assert.ok((await rowsRead(listAll)) < 500);
  assert.ok((await rowsRead((sql) => listFiles(sql, operator))) < 500);
});

test('a section may have 10 000 drafts, also of collections that it has no more; their authors can still correct them', async () => {
  await drafts.save('mine', notice('Mine'));
  await insert(10_000 - ((await number('is_draft')) ?? 0), {
    collection: "'exams/before'",
    id: "'e' || n",
    is_draft: 'true',
  });
  const { status, body } = await drafts.save('more', notice('One more'));
  assert.deepEqual([status, body.code], [422, 'entries-invalid']);
  assert.match(body.error ?? '', /Publish or discard/);
  assert.equal((await drafts.save('mine', notice('Mine, corrected'))).status, 200);
});

test('pruning deletes drafts of collections that no build declares, after a day, and keeps those of a preview', async () => {
  const other = { name: 'others', title: 'Others', help: 'For candidates.', seed: [] };
  const { change } = noticesSection();
  const preview = noticesSection('2.0.0');
  await registry.database.query("delete from entry_version where collection <> 'exams/notices'");
  const withOthers = <M extends { pages: object[] }>(manifest: M) => {
    const { collections = [], ...rest } = change(manifest) as M & { collections?: object[] };
    return {
      ...rest,
      collections: [...collections, { ...other, fields: { title: { type: 'line', label: 'Title' } } }],
    };
  };
  const published = await registry.publish({ ...preview, change: withOthers as typeof change }, { channel: 'next' });
  assert.equal(published.status, 200, published.body.error);
  const saved = await registry.request('PUT', 'collections/exams/others/entries/kept?channel=next', {
    ...{ revision: null, value: { title: 'Kept' } },
  });
  assert.equal(saved.status, 200, saved.body.error);
  for (const [id, hours] of Object.entries({ young: 23, old: 25 })) {
    const entry = { collection: "'exams/gone'", id: `'${id}'`, saved_at: `now() - interval '${hours} hours'` };
    await insert(1, { ...entry, is_draft: 'true' });
    await insert(1, { ...entry, is_draft: 'false' });
    await insert(1, { ...entry, is_draft: 'false', published_at: 'now()' });
  }
  await registry.database.query("update entry_version set saved_at = now() - interval '25 hours' where id = 'kept'");
  await prune(registry.context, 1);
  assert.deepEqual(
    [await number("id = 'young'"), await number("id = 'old'"), await number("id = 'kept' and is_draft")],
    [3, 1, 1],
  );
});

test('saves of small drafts do not read the large values that they replaced, and pruning reads them in steps', async () => {
  const entries = Array.from({ length: 60 }, (_, i) => ({ id: `small-${i}`, revision: null, value: notice('Small') }));
  for (const { id } of entries) await insert(50, { collection: "'exams/notices'", id: `'${id}'`, is_draft: 'false' });
  await registry.database.query(`update entry_version set value = jsonb_build_object('title', 'Old', 'text',
    (select string_agg(md5(number::text || n), '') from generate_series(1, 2000) n)) where id like 'small-%'`);
  assert.equal((await drafts.request('PUT', '/entries', { entries })).status, 200);
  const again = entries.map(({ id, value }) => ({ id, revision: revisionOf(value), value: notice('Smaller') }));
  const longestTurn = watchLongestTurn();
  assert.equal((await drafts.request('PUT', '/entries', { entries: again })).status, 200);
  const longest = longestTurn();
  assert.ok(longest < 100, `${longest} ms`);
  await registry.database.query(`insert into part_version (name, hash, content, created_at) values
    ('/documents/exams/notices/old.pdf', 'old', '{"isUnpublished": true, "size": 1, "section": "exams"}', now() - interval '2 days')`);
  const longestOfPruning = watchLongestTurn();
  await prune(registry.context, 30);
  const pruning = longestOfPruning();
  assert.ok(pruning < 250, `${pruning} ms`);
});
