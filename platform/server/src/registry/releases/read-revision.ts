import type { ConsoleChanges } from '@viit/contract/console';
import type { Sql } from '../../database/database.ts';
import { live } from './releases.ts';

/** Each text differs after a change. */
export async function readRevision(sql: Sql): Promise<ConsoleChanges> {
  const [row] = await sql.query<ConsoleChanges>(
    `select coalesce((select release::text from channel where name = $1), '') as live,
       (select coalesce(max(id), 0)::text from channel_switch) as switches,
       coalesce((select md5(string_agg(name || ' ' || release || ' ' || switched_at, ',' order by name))
         from channel where name <> $1), '') as previews,
       (select concat(count(*), ' ', max(saved_at)) from entry_version where is_draft)
         || (select concat(' ', count(*), ' ', max(saved_at)) from draft_order) as drafts,
       (select coalesce(max(id), 0)::text from audit) as audit,
       coalesce((select sum(count)::text from report_count where hour > now() - interval '2 hours'), '') as reports`,
    [live],
  );
  if (!row) throw new Error('A query without a table returned no row.');
  return row;
}
