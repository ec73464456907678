import type { Sql } from '../../database/database.ts';

/** A page of the section could not be rendered with the entries of a moment. */
export interface Failure {
  section: string;
  /** See `indianTime`. */
  moment: string;
  /** The live release at that time. */
  release: string;
  error: string;
  at: Date;
}

/** By section. */
export async function readFailures(sql: Sql): Promise<Map<string, Failure>> {
  const rows = await sql.query<Omit<Failure, 'at'> & { at: string }>(
    'select section, moment, release, error, at from schedule_failure order by section',
  );
  return new Map(rows.map((row) => [row.section, { ...row, at: new Date(row.at) }]));
}

export async function storeFailure(sql: Sql, { section, moment, release, error, at }: Failure): Promise<void> {
  await sql.query(
    `insert into schedule_failure (section, moment, release, error, at) values ($1, $2, $3::bigint, $4, $5)
     on conflict (section) do update
     set moment = excluded.moment, release = excluded.release, error = excluded.error, at = excluded.at`,
    [section, moment, release, error, at],
  );
}

export const forgetFailure = (sql: Sql, section: string) =>
  sql.query('delete from schedule_failure where section = $1', [section]);
