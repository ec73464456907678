import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '@viit/core/setup-error';
import type { Database } from './database.ts';
import { lockKeys } from './lock-keys.ts';

const first = '001-schema.sql';

/** Applies new migrations in one transaction. Publishing waits meanwhile. */
export async function migrate(
  database: Database,
  folder = path.join(import.meta.dirname, 'migrations'),
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query(`select pg_advisory_xact_lock(${lockKeys.migration})`);
    await sql.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = new Set((await sql.query<{ name: string }>('select name from migration')).map(({ name }) => name));
    if (applied.size > 0 && !applied.has(first)) {
      throw new SetupError(
        'The database was written by a version before 1.0, whose data is not read. Use an empty one: another DATA_DIR or DATABASE_URL.',
      );
    }
    const missing = fs
      .readdirSync(folder)
      .sort()
      .filter((name) => !applied.has(name));
    if (missing.length > 0 && applied.size > 0) await sql.query('lock table channel in share row exclusive mode');
    for (const name of missing) {
      for (const statement of statements(fs.readFileSync(path.join(folder, name), 'utf8'))) await sql.query(statement);
      await sql.query('insert into migration (name) values ($1)', [name]);
    }
  });
}

/** Both drivers accept one statement per call. In migrations, each ends with a semicolon at a line's end. */
const statements = (text: string) =>
  text
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
