import { getOrSet } from '@viit/core/get-or-set';
import type { Database } from './database.ts';
import { lockKeys } from './lock-keys.ts';

/** Scripts in which search corrects typos. */
interface TypoTolerance {
  reach: 'all' | 'ascii' | 'none';
  advice?: string;
}

/** Telugu has trigrams only if the database knows its letters. */
const teluguWord = 'పరీక్షలు';

const prepared = new WeakMap<Database, Promise<TypoTolerance>>();

/** Not a migration: PostgreSQL may lack the extension pg_trgm or the right to create it. */
export const prepareTypoTolerance = (database: Database): Promise<TypoTolerance> =>
  getOrSet(prepared, database, () => prepare(database));

async function prepare(database: Database): Promise<TypoTolerance> {
  try {
    return await database.transaction<TypoTolerance>(async (sql) => {
      await sql.query(`select pg_advisory_xact_lock(${lockKeys.typoTolerance})`);
      await sql.query('create extension if not exists pg_trgm');
      await sql.query(
        database.kind === 'embedded'
          ? 'drop index if exists search_word_trigrams'
          : 'create index if not exists search_word_trigrams on search_word using gin (word gin_trgm_ops)',
      );
      const [row] = await sql.query<{ count: number }>('select cardinality(show_trgm($1)) as count', [teluguWord]);
      return row?.count ? { reach: 'all' } : { reach: 'ascii', advice: asciiAdvice };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { reach: 'none', advice: `pg_trgm cannot be used (${reason}). ${extensionAdvice}` };
  }
}

const asciiAdvice =
  "The database's LC_CTYPE is not a UTF-8 one, so typos are corrected in words of the letters a to z only. For other scripts, create the database with an LC_CTYPE such as C.UTF-8.";
const extensionAdvice =
  'Install PostgreSQL’s contrib package and run, as a superuser: create extension pg_trgm. Then restart the server.';
