import type { Database, Sql } from '../database/database.ts';
import type { CountKey, Problem, Sample } from './count-report.ts';
import { reportLimits } from './limits.ts';

export interface CountRow extends CountKey {
  hour: string;
  count: number;
  histogram: Record<string, number> | null;
}

export interface ProblemRow extends Omit<Problem, 'sample'> {
  /** Number of reports. */
  count: number;
  at: string;
  samples: Sample[];
}

/** Rows are sorted by key to avoid deadlocks between servers. */
export async function storeReports(
  database: Database,
  counts: readonly CountRow[],
  problems: readonly ProblemRow[],
): Promise<void> {
  await database.transaction(async (sql) => {
    if (counts.length > 0) await sql.query(addCounts, [JSON.stringify(counts)]);
    if (problems.length === 0) return;
    await sql.query(addProblems, [JSON.stringify(problems)]);
    await sql.query(limitProblems, [
      JSON.stringify(problems),
      reportLimits.problemsPerKind,
      reportLimits.recentProblems,
    ]);
    const samples = problems.flatMap(({ fingerprint, samples: some }) =>
      some.map((sample, index) => ({ fingerprint, index, sample })),
    );
    await sql.query(addSamples, [JSON.stringify(samples), reportLimits.samplesPerProblem]);
  });
}

const addCounts = `
insert into report_count (hour, preview, release, shell, section, version, page, kind, count, histogram)
select hour, preview, release, shell, section, version, page, kind, count, histogram
from jsonb_to_recordset($1::jsonb) as r(hour timestamptz, preview text, release bigint, shell text, section text,
  version text, page text, kind text, count bigint, histogram jsonb)
order by hour, preview, release, shell, section, version, page, kind
on conflict (hour, preview, release, shell, section, version, page, kind) do update set
  count = report_count.count + excluded.count,
  histogram = case when excluded.histogram is null or jsonb_typeof(excluded.histogram) = 'null' then report_count.histogram else (
    select jsonb_object_agg(bucket, n) from (
      select bucket, sum(n::bigint) as n from (
        select * from jsonb_each_text(report_count.histogram) union all select * from jsonb_each_text(excluded.histogram)
      ) as buckets(bucket, n) group by bucket) as sums) end`;

const addProblems = `
insert into report_problem (fingerprint, preview, section, version, page, kind, message, first_at, last_at, count)
select fingerprint, preview, section, version, page, kind, message, at, at, count
from jsonb_to_recordset($1::jsonb) as r(fingerprint text, preview text, section text, version text, page text, kind text,
  message text, at timestamptz, count bigint)
order by fingerprint
on conflict (fingerprint) do update set
  count = report_problem.count + excluded.count, last_at = greatest(report_problem.last_at, excluded.last_at)`;

/** Keeps the most frequent errors and the most recent others. Skips locked rows to avoid deadlocks. */
const limitProblems = `
delete from report_problem where fingerprint in (
  select fingerprint from report_problem where fingerprint in (
    select fingerprint from (
      select fingerprint, row_number() over (
        partition by preview, section, version, kind
        order by by_count > $2::int - $3::int, last_at desc, fingerprint) as rank
      from (
        select *, row_number() over (
          partition by preview, section, version, kind order by count desc, last_at desc, fingerprint) as by_count
        from report_problem where (preview, section, version, kind) in (
          select preview, section, version, kind
          from jsonb_to_recordset($1::jsonb) as r(preview text, section text, version text, kind text))
      ) as counted
    ) as ranked where rank > $2::int)
  for update skip locked)`;

const addSamples = `
insert into report_sample (fingerprint, number, sample)
select fingerprint, number, sample from (
  select r.fingerprint, r.sample,
    r.index + coalesce((select max(s.number) + 1 from report_sample s where s.fingerprint = r.fingerprint), 0) as number
  from jsonb_to_recordset($1::jsonb) as r(fingerprint text, index int, sample jsonb)
  where exists (select 1 from report_problem p where p.fingerprint = r.fingerprint)) as numbered
where number < $2 order by fingerprint, number
on conflict do nothing`;

export async function limitStoredReports(sql: Sql): Promise<void> {
  await sql.query(
    'delete from report_count where hour <= (select hour from report_count order by hour desc offset $1 limit 1)',
    [reportLimits.countRows],
  );
  await sql.query(
    `delete from report_problem where fingerprint in
     (select fingerprint from report_problem order by last_at desc, fingerprint offset $1)`,
    [reportLimits.problemRows],
  );
}

/** @returns the number of deleted rows. */
export async function pruneReports(sql: Sql): Promise<number> {
  const old = `now() - interval '${reportLimits.days} days'`;
  const counts = await sql.query(`delete from report_count where hour < ${old} returning 1`);
  const problems = await sql.query(`delete from report_problem where last_at < ${old} returning 1`);
  return counts.length + problems.length;
}
