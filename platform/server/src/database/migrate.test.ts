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

test('tokens of version 1.0 work after the upgrade', { skip }, async () => {
  const first = '001-schema.sql';
  const old = path.join(folder, 'old');
  fs.mkdirSync(old);
  fs.copyFileSync(path.join(import.meta.dirname, 'migrations', first), path.join(old, first));
  const connectionString = postgres.createDatabase();
  const client = new pg.Client({ connectionString });
  await client.connect();
  const sql = { query: async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows };
  await migrate({ ...database, transaction: (work) => work(sql as Database) }, old);
  await client.query("insert into token (hash, label, rights) values ($1, 'exams team', '{}')", [
    hashSecret('viit_old'),
  ]);
  await client.end();
  const upgraded = await openDatabase({ dataDir: '', databaseUrl: connectionString });
  assert.equal((await authenticate(upgraded, 'Bearer viit_old', '127.0.0.1')).label, 'exams team');
  await upgraded.close();
});

test('a database of a version before 1.0 is refused with advice', { skip }, async () => {
  const previous = await openDatabase({ dataDir: '', databaseUrl: postgres.createDatabase() });
  await previous.query("update migration set name = '000-registry-and-content.sql' where name = '001-schema.sql'");
  await assert.rejects(migrate(previous), /a version before 1\.0.*Use an empty one/);
  await previous.close();
});
