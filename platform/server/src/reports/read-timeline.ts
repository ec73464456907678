import type { Timeline } from '@viit/contract/registry-api';
import { vitalNames } from '@viit/contract/reports';
import type { Sql } from '../database/database.ts';
import { type BucketRow, type CountRow, figuresOf, observe } from './health/observe.ts';

/** Views and vitals of the shell are those of all pages around which it was; errors outside of every section are left out. */
const ofSection = `preview = '' and hour > now() - $2::int * interval '1 day' and section !~ '^[(]'
  and ($1::text is null or section = $1 or $1 = 'shell' and kind in ('view', ${vitalNames.map((name) => `'${name}'`).join(', ')}))`;

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
  const values = [section ?? null, days, hours];
  const counts = await sql.query<CountRow>(
    `select ${key} as key, kind, sum(count)::bigint as count from report_count
     where ${ofSection} and histogram is null group by 1, kind`,
    values,
  );
  const buckets = await sql.query<BucketRow>(
    `select ${key} as key, kind, bucket, sum(n::bigint)::bigint as count
     from report_count, jsonb_each_text(histogram) as buckets(bucket, n) where ${ofSection} group by 1, kind, bucket`,
    values,
  );
  const points = [...observe(counts, buckets)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([at, observed]) => ({ at, ...figuresOf(observed) }));
  return { hours, points };
}
