import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '@viit/build';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import pg from 'pg';
import { readEntries } from '../registry/releases/releases.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/* An upgrade while a server of the former version still runs on the same PostgreSQL: what its statements do. */

const skip = hasPostgres() ? false : 'PostgreSQL is not installed';
const dump = path.join(workspaceRoot, 'platform/test/fixtures/data-ad4419f/dump.sql');
let postgres: TestPostgres;
let databaseUrl: string;
/** A connection of the server of the former version. */
let former: pg.Client;
let database: Database;

before(async () => {
  if (skip) return;
  postgres = await startPostgres();
  databaseUrl = postgres.createDatabase();
  const restore = await connect();
  // It sets the connection's search path to none.
  await restore.query(fs.readFileSync(dump, 'utf8'));
  await restore.end();
  former = await connect();
});
after(async () => {
  await former?.end();
  await database?.close();
  await postgres?.stop();
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

/** The statements with which the former version publishes the live release once more. `between` runs in the middle. */
async function publish(between = async () => {}): Promise<string> {
  await former.query('begin');
  await former.query('lock table channel in share row exclusive mode');
  const { rows } = await former.query<{ id: string }>(
    "insert into release (parent, note, author) select release, 'again', 'a team' from channel where name = 'live' returning id",
  );
  const id = rows[0]?.id ?? '';
  await between();
  await former.query(
    `insert into release_part (release, name, identity, pages)
     select $1::bigint, name, identity, pages from release_part where release = 2`,
    [id],
  );
  await former.query("update channel set release = $1 where name = 'live'", [id]);
  await former.query("insert into move (channel, release, author, note) values ('live', $1, 'a team', 'again')", [id]);
  await former.query('commit');
  return id;
}

/** Waits until a connection waits for a lock that another one has. */
async function untilBlocked(): Promise<void> {
  for (;;) {
    const { rows } = await former.query('select 1 from pg_locks where not granted');
    if (rows.length > 0) return;
    await wait(20);
  }
}

test('a release that the former version is writing when the upgrade begins is complete afterwards', {
  skip,
}, async () => {
  let opening: Promise<Database> | undefined;
  const id = await publish(async () => {
    opening = openDatabase({ dataDir: '', databaseUrl });
    await untilBlocked();
  });
  assert.ok(opening);
  database = await opening;
  const entries = await readEntries(database, id);
  assert.deepEqual(
    entries.map(({ name }) => name),
    ['exams', 'home', 'shell'],
  );
  assert.deepEqual(entries, await readEntries(database, '2'));
});

test('the former version publishes, reads and prunes after the upgrade', { skip }, async () => {
  const lists = async () => (await database.query('select 1 from page_list')).length;
  const before = await lists();
  const id = await publish();
  assert.deepEqual(await readEntries(database, id), await readEntries(database, '2'));
  assert.equal(await lists(), before, 'the same lists are not stored again');
  const { rows } = await former.query(
    'select name, identity, pages, documents as supplied from release_part where release = $1 order by name',
    [id],
  );
  assert.deepEqual(rows, await readEntries(database, id));
  await former.query("delete from channel where name = 'spring'");
  const deleted = await former.query('delete from release where id = 3 returning id');
  assert.equal(deleted.rowCount, 1);
  assert.deepEqual(await readEntries(database, '3'), []);
});
