import type { Timeline } from '@viit/contract/registry-api';
import type { Sql } from '../database/database.ts';
import { figuresOf, kindsOfShell, readCounts } from './read-counts.ts';

/** Errors outside of every section are left out. */
const where = `hour > now() - $2::int * interval '1 day' and section !~ '^[(]'
  and ($1::text is null or section = $1 or $1 = 'shell' and kind in (${kindsOfShell}))`;

/** The beginning of the period in which an hour is, as an ISO time. */
const key = `to_char(date_bin($3::int * interval '1 hour', hour, timestamptz '2020-01-01 00:00Z') at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Long enough periods for enough views in each, and few enough to draw. */
const hoursFor = (days: number): number => (days <= 3 ? 1 : days <= 14 ? 6 : 24);

/** How errors and vitals on the live site developed. @param section only this one. */
export async function readTimeline(
  sql: Sql,
  { section, days }: { section?: string | undefined; days: number },
): Promise<Timeline> {
  const hours = hoursFor(days);
  const counts = await readCounts(sql, { key, where, values: [section ?? null, days, hours] });
  const points = [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([at, counted]) => ({ at, ...figuresOf(counted) }));
  return { hours, points };
}
