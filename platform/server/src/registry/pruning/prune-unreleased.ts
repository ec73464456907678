import type { Database } from '../../database/database.ts';
import { beginPruning } from './begin-pruning.ts';
import { deleteUnneededFiles } from './delete-unneeded-files.ts';

/** Deletes what interrupted or refused publishes have left. A publish that reuses such pages keeps them for another day. */
export async function pruneUnreleasedPages(database: Database, minAgeHours = 24): Promise<number> {
  const old = `unreleased_since < now() - interval '${Math.trunc(minAgeHours)} hours'`;
  const [found] = await database.query(`select 1 from rendered_page where ${old} limit 1`);
  if (!found) return 0;
  return database.transaction(async (sql) => {
    await beginPruning(sql);
    const pages = await sql.query<{ sha384: string }>(`delete from rendered_page where ${old} returning sha384`);
    await deleteUnneededFiles(
      sql,
      pages.map(({ sha384 }) => sha384),
    );
    return pages.length;
  });
}
