import type { Figures } from '@viit/contract/registry-api';
import { problemKinds, vitalNames } from '@viit/contract/reports';
import type { Sql, SqlValue } from '../database/database.ts';
import { p75 } from './histogram.ts';

/** How often something was reported; for a vital, in one bucket of its histogram. */
export interface ReportedCount {
  kind: string;
  bucket: string | null;
  count: string | number;
}

/** The kinds of counts that the shell has of all pages around which it was, as a list in SQL. */
export const kindsOfShell = ['view', ...vitalNames].map((name) => `'${name}'`).join(', ');

/**
 * Reads what was reported on the live site.
 * @param key SQL for what the counts are grouped by, such as a page or a period.
 * @param where SQL for the rows that count.
 */
export async function readCounts(
  sql: Sql,
  { key, where, values }: { key: string; where: string; values: readonly SqlValue[] },
): Promise<Map<string, ReportedCount[]>> {
  const rows = await sql.query<ReportedCount & { key: string }>(
    `select ${key} as key, kind, bucket, sum(coalesce(n::bigint, count))::bigint as count
     from report_count left join jsonb_each_text(histogram) as buckets(bucket, n) on true
     where preview = '' and ${where} group by 1, kind, bucket`,
    values,
  );
  const counts = new Map<string, ReportedCount[]>();
  for (const row of rows) {
    const ofKey = counts.get(row.key) ?? [];
    counts.set(row.key, ofKey);
    ofKey.push(row);
  }
  return counts;
}

/** The figures that are shown: of each vital the 75th percentile. */
export function figuresOf(counts: readonly ReportedCount[]): Figures {
  const totalOf = (...kinds: string[]) =>
    counts.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + Number(count) : sum), 0);
  const [views, failedViews, errors] = [totalOf('view'), totalOf('failed-view'), totalOf(...problemKinds)];
  const figures: Figures = { views, failedViews, errors, vitals: {} };
  for (const vital of vitalNames) {
    const histogram = new Map<number, number>();
    for (const { kind, bucket, count } of counts) {
      if (kind === vital) histogram.set(Number(bucket), (histogram.get(Number(bucket)) ?? 0) + Number(count));
    }
    const value = p75(vital, histogram);
    if (value !== undefined) figures.vitals[vital] = { count: totalOf(vital), p75: value };
  }
  return figures;
}
