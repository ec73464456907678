import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { workspaceRoot } from '@viit/build';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/*
 * Embedded databases for tests. PGlite takes over two seconds to create one; copying an empty one takes a quarter of a second,
 * and the same migrations create its tables.
 */

/** Opens an embedded database for one test. `open-database.test.ts` covers the first start in an empty folder. */
export async function openTestDatabase(dataDir: string): Promise<Database> {
  const folder = path.join(dataDir, 'database');
  if (!fs.existsSync(folder)) fs.cpSync(await emptyDatabase(), folder, { recursive: true });
  return openDatabase({ dataDir, databaseUrl: undefined });
}

/** The folder of an empty database that all tests copy. The first test creates it, for each version of PGlite. */
async function emptyDatabase(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(fs.readFileSync(path.join(main, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const results = path.join(workspaceRoot, 'test-results');
  const folder = path.join(results, `empty-database-${version}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(results, { recursive: true });
  const temporary = fs.mkdtempSync(path.join(results, 'new-database-'));
  await (await PGlite.create({ dataDir: path.join(temporary, 'database') })).close();
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
