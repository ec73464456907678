import type { Figures, Timeline } from '@viit/contract/registry-api';
import { problemKinds, vitalNames } from '@viit/contract/reports';
import { getOrSet } from '@viit/core/get-or-set';
import type { Sql, SqlValue } from '../database/database.ts';
import { p75 } from './histogram.ts';

/** For a vital, the count of one bucket. */
export interface ReportedCount {
  kind: string;
  bucket: string | null;
  count: number;
}

/** Kinds that the shell reports on every page. */
export const kindsOfShell = ['view', ...vitalNames].map((name) => `'${name}'`).join(', ');

/** Counts of the live site. @param key SQL to group by. @param where SQL condition. */
export async function readCounts(
  sql: Sql,
  { key, where, values }: { key: string; where: string; values: readonly SqlValue[] },
): Promise<Map<string, ReportedCount[]>> {
  const rows = await sql.query<ReportedCount & { key: string }>(
    `select ${key} as key, kind, bucket, sum(coalesce(n::bigint, count))::float8 as count
     from report_count left join jsonb_each_text(histogram) as buckets(bucket, n) on true
     where preview = '' and ${where} group by 1, kind, bucket`,
    values,
  );
  const counts = new Map<string, ReportedCount[]>();
  for (const row of rows) getOrSet(counts, row.key, () => []).push(row);
  return counts;
}

/** Vitals are 75th percentiles. */
export function figuresOf(counts: readonly ReportedCount[]): Figures {
  const totalOf = (...kinds: string[]) =>
    counts.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0);
  const [views, failedViews, errors] = [totalOf('view'), totalOf('failed-view'), totalOf(...problemKinds)];
  const figures: Figures = { views, failedViews, errors, vitals: {} };
  for (const vital of vitalNames) {
    const histogram = new Map<number, number>();
    for (const { kind, bucket, count } of counts) {
      if (kind === vital) histogram.set(Number(bucket), (histogram.get(Number(bucket)) ?? 0) + count);
    }
    const value = p75(vital, histogram);
    if (value !== undefined) figures.vitals[vital] = { count: totalOf(vital), p75: value };
  }
  return figures;
}

const where = `hour > now() - $2::int * interval '1 day' and section !~ '^[(]'
  and ($1::text is null or section = $1 or $1 = 'shell' and kind in (${kindsOfShell}))`;

const key = "date_bin($3::int * interval '1 hour', hour, timestamptz '2020-01-01 00:00Z')";

/** Enough views in each period, and few enough periods to draw. */
const hoursFor = (days: number): number => (days <= 3 ? 1 : days <= 14 ? 6 : 24);

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
