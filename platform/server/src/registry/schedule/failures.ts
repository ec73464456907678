import type { Sql } from '../../database/database.ts';

/** A page could not be rendered with a collection's entries of a moment. */
export interface Failure {
  part: string;
  /** See `indianTime`. */
  moment: string;
  /** The live release at that time. */
  release: string;
  error: string;
  at: Date;
}

/** By collection. */
export async function readFailures(sql: Sql): Promise<Map<string, Failure>> {
  const rows = await sql.query<Omit<Failure, 'at'> & { at: string }>(
    'select part, moment, release, error, at from schedule_failure order by part',
  );
  return new Map(rows.map((row) => [row.part, { ...row, at: new Date(row.at) }]));
}

export async function storeFailure(sql: Sql, { part, moment, release, error, at }: Failure): Promise<void> {
  await sql.query(
    `insert into schedule_failure (part, moment, release, error, at) values ($1, $2, $3::bigint, $4, $5)
     on conflict (part) do update
     set moment = excluded.moment, release = excluded.release, error = excluded.error, at = excluded.at`,
    [part, moment, release, error, at],
  );
}

export const forgetFailure = (sql: Sql, part: string) =>
  sql.query('delete from schedule_failure where part = $1', [part]);
