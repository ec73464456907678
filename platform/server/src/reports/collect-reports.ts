import { getOrSet } from '@viit/core/get-or-set';
import type { Database } from '../database/database.ts';
import type { CountedReport } from './count-report.ts';
import { reportLimits } from './limits.ts';
import { type CountRow, limitStoredReports, type ProblemRow, storeReports } from './store-reports.ts';

type DropReason = 'rate' | 'bytes' | 'time' | 'invalid' | 'unknown' | 'memory' | 'not-stored';

export interface ReportCounter {
  countReports(section: string, kind: string, count: number): void;
  countDroppedReports(reason: DropReason, count: number): void;
}

const limitMs = 3_600_000;

/** Stores counts every few seconds; requests never wait. @param onError called once until storing succeeds again. */
export function createReportCollector(database: Database, counter: ReportCounter, onError: (error: unknown) => void) {
  let counts = new Map<string, CountRow>();
  let problems = new Map<string, PendingProblems>();
  let flushing = Promise.resolve();
  let limitedAt = 0;
  let isFailing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Splits rows in halves to isolate rejected ones. @returns the sum of the lost counts. */
  const storeRows = async (rows: readonly (CountRow | ProblemRow)[]): Promise<number> => {
    const problemRows = rows.filter((row) => 'fingerprint' in row);
    const countRows = rows.filter((row) => 'hour' in row);
    try {
      await storeReports(database, countRows, problemRows);
      return 0;
    } catch (error) {
      if (rows.length > 1 && isAboutValues(error)) {
        const half = Math.ceil(rows.length / 2);
        return (await storeRows(rows.slice(0, half))) + (await storeRows(rows.slice(half)));
      }
      if (!isFailing) onError(error);
      isFailing = true;
      return rows.reduce((sum, { count }) => sum + count, 0);
    }
  };
  const store = async () => {
    timer = undefined;
    const rows = [...counts.values(), ...[...problems.values()].flatMap((group) => [...group.values()])];
    [counts, problems] = [new Map(), new Map()];
    if (rows.length === 0) return;
    const lost = await storeRows(rows);
    isFailing = lost > 0;
    if (isFailing) return counter.countDroppedReports('not-stored', lost);
    if (Date.now() - limitedAt < limitMs) return;
    limitedAt = Date.now();
    await limitStoredReports(database).catch(onError);
  };
  // One at a time, because the database may be slow.
  const flush = () => {
    clearTimeout(timer);
    flushing = flushing.then(store);
    return flushing;
  };
  return {
    add({ counts: added, problems: found, unknown }: CountedReport): void {
      if (unknown > 0) counter.countDroppedReports('unknown', unknown);
      for (const one of added) {
        if (addCount(counts, one)) counter.countReports(one.section, one.kind, one.count);
        else counter.countDroppedReports('memory', one.count);
      }
      const seen = new Set<string>();
      for (const one of found) {
        const dropped = addProblem(problems, one, !seen.has(one.fingerprint));
        seen.add(one.fingerprint);
        if (dropped > 0) counter.countDroppedReports('memory', dropped);
      }
      timer ??= setTimeout(() => void flush(), reportLimits.flushMs).unref();
    },
    /** If the database does not respond, the counts are dropped. */
    flush,
  };
}

/** The database rejected the row itself: data exceptions, violated constraints, exceeded limits. */
const isAboutValues = (error: unknown): boolean =>
  /^(?:22|23|54)/.test(String((error as { code?: unknown } | null)?.code));

function addCount(counts: Map<string, CountRow>, { bucket, count, ...key }: CountedReport['counts'][number]): boolean {
  const hour = `${new Date().toISOString().slice(0, 13)}:00:00Z`;
  const id = [hour, ...Object.values(key)].join('\0');
  const row = counts.get(id) ?? { ...key, hour, count: 0, histogram: bucket === undefined ? null : {} };
  if (counts.size >= reportLimits.pendingCounts && !counts.has(id)) return false;
  counts.set(id, row);
  row.count += count;
  if (row.histogram && bucket !== undefined) row.histogram[bucket] = (row.histogram[bucket] ?? 0) + count;
  return true;
}

type PendingProblems = Map<string, ProblemRow>;

/**
 * Replaces the rarest error if too many wait.
 * @param isFirst in its report: a report counts once, because it can claim any number.
 * @returns the count that was dropped for it.
 */
function addProblem(
  problems: Map<string, PendingProblems>,
  { sample, ...problem }: CountedReport['problems'][number],
  isFirst: boolean,
): number {
  const { preview, section, version, kind, fingerprint } = problem;
  const id = [preview, section, version, kind].join('\0');
  const group = getOrSet(problems, id, () => new Map());
  const row = group.get(fingerprint);
  const dropped = !row && group.size >= reportLimits.problemsPerKind ? deleteRarest(group) : 0;
  const to = row ?? { ...problem, count: 0, at: new Date().toISOString(), samples: [] };
  // Keeps the map ordered by last use.
  group.delete(fingerprint);
  group.set(fingerprint, to);
  if (isFirst || !row) to.count += 1;
  if (to.samples.length < reportLimits.samplesPerProblem) to.samples.push(sample);
  return dropped;
}

/** Of equally rare errors, deletes the least recently seen. */
function deleteRarest(group: PendingProblems): number {
  const rarest = [...group.values()].reduce((one, other) => (other.count < one.count ? other : one));
  group.delete(rarest.fingerprint);
  return rarest.count;
}
