import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import type { Database, Sql, SqlValue } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/*
 * Embedded databases for tests. PGlite takes over two seconds to create one, and the migrations another half; copying one that
 * is ready takes a quarter of a second.
 */

/** Of tests that have ended, empty again. */
const idle: Database[] = [];

/** Opens an empty embedded database. The tests of a process get the same one, one after another, which saves most of an opening. */
export async function openSharedDatabase(): Promise<Database> {
  const database = idle.pop() ?? (await openTestDatabase(temporaryFolder()));
  let isClosed = false;
  const on = (sql: Sql): Sql => ({
    query: async <Row>(text: string, values?: readonly SqlValue[]) => {
      if (isClosed) throw new Error('The database is closed.');
      return sql.query<Row>(text, values);
    },
  });
  return {
    ...{ kind: database.kind, query: on(database).query },
    transaction: (work) => database.transaction((sql) => work(on(sql))),
    async close() {
      isClosed = true;
      const tables = await database.query<{ name: string }>(
        "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'",
      );
      await database.query(`truncate ${tables.map(({ name }) => name)} restart identity cascade`);
      idle.push(database);
    },
  };
}

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-shared-database-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens an embedded database in a folder. `open-database.test.ts` covers the first start in an empty folder. */
export async function openTestDatabase(dataDir: string): Promise<Database> {
  const folder = path.join(dataDir, 'database');
  if (!fs.existsSync(folder)) fs.cpSync(await emptyDatabase(), folder, { recursive: true });
  return openDatabase({ dataDir, databaseUrl: undefined });
}

/** The folder of an empty database that all tests copy. The first test creates it. */
async function emptyDatabase(): Promise<string> {
  const results = path.join(workspaceRoot, 'test-results');
  const folder = path.join(results, `empty-database-${identity()}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(results, { recursive: true });
  const temporary = fs.mkdtempSync(path.join(results, 'new-database-'));
  await (await openDatabase({ dataDir: temporary, databaseUrl: undefined })).close();
  try {
    // Atomic: a test that runs in parallel finds the complete folder or none.
    fs.renameSync(path.join(temporary, 'database'), folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error;
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
  return folder;
}

/** Changes with the version of PGlite and with the migrations. */
function identity(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(fs.readFileSync(path.join(main, '../../package.json')));
  const migrations = path.join(import.meta.dirname, '../migrations');
  for (const name of fs.readdirSync(migrations).sort())
    hash.update(`${name}\0`).update(fs.readFileSync(path.join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
