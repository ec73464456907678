import type { Sql } from '../../database/database.ts';

/** Begins a transaction that deletes what no release needs. Publishing waits until it ends. */
export async function beginPruning(sql: Sql): Promise<void> {
  await sql.query('lock table channel, part_version, build in share row exclusive mode');
  // With less memory, PostgreSQL compares each page and file with all that are needed, one by one.
  await sql.query(`set local work_mem = '64MB'`);
}
