import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/*
 * Embedded databases for tests. PGlite takes over two seconds to create one, and the migrations another half; copying one that
 * is ready takes a quarter of a second.
 */

/** Opens an embedded database for one test. `open-database.test.ts` covers the first start in an empty folder. */
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
