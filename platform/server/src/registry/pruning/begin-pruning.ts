import type { Sql } from '../../database/database.ts';

/** Publishing waits until the transaction ends. */
export async function beginPruning(sql: Sql): Promise<void> {
  await sql.query('lock table channel, part_version, build, picture in share row exclusive mode');
  // With less memory, PostgreSQL compares rows one by one.
  await sql.query(`set local work_mem = '64MB'`);
}
