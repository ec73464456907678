import { z } from 'zod';
import type { Database, Sql } from '../database/database.ts';

/** Row count and order-independent hash of each table. */
export const tableDigestsSchema = z.record(z.string(), z.object({ rows: z.number(), md5: z.string() }));
export type TableDigests = z.infer<typeof tableDigestsSchema>;

export async function digestAndClose(database: Database, work = digestTables): Promise<TableDigests> {
  try {
    return await database.transaction(work);
  } finally {
    await database.close();
  }
}

/** @param sql a transaction, so that all tables are from the same moment. */
export async function digestTables(sql: Sql): Promise<TableDigests> {
  // Rows are hashed as text, which depends on these settings.
  await sql.query("set local timezone to 'UTC'");
  await sql.query("set local bytea_output to 'hex'");
  const tables = await sql.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  const digests: TableDigests = {};
  for (const { name } of tables) {
    const [digest] = await sql.query<TableDigests[string]>(
      `select count(*)::int as rows, md5(coalesce(string_agg(row, '' order by row collate "C"), '')) as md5
       from (select md5(t::text) as row from "${name}" t) as hashed`,
    );
    if (digest) digests[name] = digest;
  }
  return digests;
}

export const compareDigests = (saved: TableDigests, restored: TableDigests): string[] =>
  [...new Set([...Object.keys(saved), ...Object.keys(restored)])].flatMap((name) => {
    const [before, after] = [saved[name], restored[name]];
    if (before?.md5 === after?.md5 && before?.rows === after?.rows) return [];
    if (!before || !after) return [`the table ${name} is ${after ? 'new' : 'missing'}`];
    if (before.rows !== after.rows) return [`${name} has ${after.rows} rows instead of ${before.rows}`];
    return [`${name} has ${after.rows} rows, and not all of them are the same`];
  });
