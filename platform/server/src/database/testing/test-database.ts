import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { workspaceRoot } from '@viit/build';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/*
 * Embedded databases for tests. PGlite takes over two seconds to make one; a copy of an empty one takes a quarter of one, and
 * its tables come by the same migrations.
 */

/** Opens a test's own embedded database. What a first start makes of an empty folder is seen in `database.test.ts`. */
export async function openTestDatabase(dataDir: string): Promise<Database> {
  const folder = path.join(dataDir, 'database');
  if (!fs.existsSync(folder)) fs.cpSync(await emptyDatabase(), folder, { recursive: true });
  return openDatabase({ dataDir, databaseUrl: undefined });
}

/** The folder of an empty database that all tests copy, made by the first of them; another version of PGlite has another one. */
async function emptyDatabase(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(fs.readFileSync(path.join(main, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const results = path.join(workspaceRoot, 'test-results');
  const folder = path.join(results, `empty-database-${version}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(results, { recursive: true });
  const own = fs.mkdtempSync(path.join(results, 'new-database-'));
  await (await PGlite.create({ dataDir: path.join(own, 'made') })).close();
  try {
    // At once: a test beside this one sees a whole one or none.
    fs.renameSync(path.join(own, 'made'), folder);
  } catch (error) {
    if (!fs.existsSync(folder)) throw error;
  } finally {
    fs.rmSync(own, { recursive: true, force: true });
  }
  return folder;
}
