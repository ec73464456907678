import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import pg from 'pg';
import { hashSecret } from '../registry/access/secrets.ts';
import { authenticate } from '../registry/access/tokens.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/* An upgrade while another server still runs on the same PostgreSQL. */

const skip = hasPostgres() ? false : 'PostgreSQL is not installed';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-migrations-'));
let postgres: TestPostgres;
let database: Database;
/** A connection of a server that publishes. */
let publisher: pg.Client;

before(async () => {
  if (skip) return;
  postgres = await startPostgres();
  const connectionString = postgres.createDatabase();
  database = await openDatabase({ dataDir: '', databaseUrl: connectionString });
  publisher = new pg.Client({ connectionString });
  await publisher.connect();
});
after(async () => {
  await publisher?.end();
  await database?.close();
  await postgres?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a migration sees what a publish that is in progress writes', { skip }, async () => {
  fs.writeFileSync(path.join(folder, '900-copy.sql'), 'create table note_copy as select note from release;\n');
  await publisher.query('begin');
  await publisher.query('lock table channel in share row exclusive mode');
  const migrating = migrate(database, folder);
  while ((await publisher.query('select 1 from pg_locks where not granted')).rows.length === 0) await wait(20);
  await publisher.query("insert into release (note, author, input_hash) values ('published', 'a team', '')");
  await publisher.query('commit');
  await migrating;
  assert.deepEqual(await database.query('select note from note_copy'), [{ note: 'published' }]);
});

/** @returns a database that had only these migrations when `insert` ran, after the upgrade. */
async function upgrade(migrations: readonly string[], insert: string, values: unknown[] = []): Promise<Database> {
  const old = fs.mkdtempSync(path.join(folder, 'old-'));
  for (const name of migrations)
    fs.copyFileSync(path.join(import.meta.dirname, 'migrations', name), path.join(old, name));
  const connectionString = postgres.createDatabase();
  const client = new pg.Client({ connectionString });
  await client.connect();
  const sql = { query: async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows };
  await migrate({ ...database, transaction: (work) => work(sql as Database) }, old);
  await client.query(insert, values);
  await client.end();
  return openDatabase({ dataDir: '', databaseUrl: connectionString });
}

test('tokens of version 1.0 work after the upgrade', { skip }, async () => {
  const insert = "insert into token (hash, label, rights) values ($1, 'exams team', '{}')";
  const upgraded = await upgrade(['001-schema.sql'], insert, [hashSecret('viit_old')]);
  assert.equal((await authenticate(upgraded, 'Bearer viit_old', '127.0.0.1')).label, 'exams team');
  await upgraded.close();
});

test('repositories that were trusted with capitals are trusted after the upgrade, with their branches', {
  skip,
}, async () => {
  const upgraded = await upgrade(
    ['001-schema.sql', '002-review-and-presence.sql', '002-sign-in.sql'],
    `insert into token (repository, label, rights) values ('Institute/Exams@Release', 'a', '{}'), ('Institute/Cells', 'b', '{}')`,
  );
  assert.deepEqual(await upgraded.query('select repository from token order by label'), [
    { repository: 'institute/exams@Release' },
    { repository: 'institute/cells' },
  ]);
  await upgraded.close();
});

test('a database of a version before 1.0 is refused with advice', { skip }, async () => {
  const previous = await openDatabase({ dataDir: '', databaseUrl: postgres.createDatabase() });
  await previous.query("update migration set name = '000-registry-and-content.sql' where name = '001-schema.sql'");
  await assert.rejects(migrate(previous), /a version before 1\.0.*Use an empty one/);
  await previous.close();
});
