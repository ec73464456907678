import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';
import { createReportCollector } from './collect-reports.ts';
import type { CountedReport } from './count-report.ts';
import { reportLimits } from './limits.ts';

let registry: TestRegistry;
before(async () => {
  registry = await openTestRegistry();
});
after(() => registry.close());

const key = { preview: '', release: '7', shell: '1.0.0', section: 'exams', version: '1.0.0', page: '/exams' };
const sample = { release: '7', shell: '1.0.0', navigation: 'soft', connection: '4g', browser: 'chrome', frames: [] };
const problemOf = (fingerprint: string, message: string): CountedReport => ({
  counts: [{ ...key, kind: fingerprint, count: 1 }],
  problems: [{ ...key, kind: 'error', fingerprint, message, count: 1, sample }],
  invented: 0,
});

test('a row that cannot be stored loses only itself, and is counted', async () => {
  const dropped: [string, number][] = [];
  const errors: unknown[] = [];
  const counter = {
    countReports: () => {},
    countDroppedReports: (reason: string, count: number) => dropped.push([reason, count]),
  };
  const collector = createReportCollector(registry.database, counter, (error) => errors.push(error));
  for (let i = 0; i < 9; i++) collector.add(problemOf(`p${i}`, i === 4 ? 'broken \0' : 'fine'));
  await collector.flush();
  const stored = await registry.database.query<{ fingerprint: string }>(
    'select fingerprint from report_problem order by 1',
  );
  assert.deepEqual(
    stored.map(({ fingerprint }) => fingerprint),
    ['p0', 'p1', 'p2', 'p3', 'p5', 'p6', 'p7', 'p8'],
  );
  const counts = await registry.database.query('select 1 from report_count');
  assert.deepEqual([counts.length, dropped, errors.length], [9, [['not-stored', 1]], 1]);
});

const quiet = { countReports: () => {}, countDroppedReports: () => {} };
const fail = (error: unknown) => assert.fail(String(error));

/** An error of a section that was reported some times. */
function errorOf(section: string, fingerprint: string, count = 1): CountedReport {
  const report = problemOf(fingerprint, fingerprint);
  return { ...report, problems: report.problems.map((problem) => ({ ...problem, section, count })) };
}

const storedOf = async (section: string) =>
  (
    await registry.database.query<{ fingerprint: string }>(
      'select fingerprint from report_problem where section = $1 order by 1',
      [section],
    )
  ).map(({ fingerprint }) => fingerprint);

test('however many errors of one section are invented, those of another are stored', async () => {
  const collector = createReportCollector(registry.database, quiet, fail);
  for (let i = 0; i < 500; i++) collector.add(errorOf('library', `invented-${i}`));
  collector.add(errorOf('cells', 'real'));
  await collector.flush();
  assert.deepEqual(await storedOf('cells'), ['real']);
});

test('an error that is reported often replaces one that was reported once, where a version has too many', async () => {
  const collector = createReportCollector(registry.database, quiet, fail);
  for (let i = 0; i < reportLimits.problemsPerKind; i++) collector.add(errorOf('news', `invented-news-${i}`));
  await collector.flush();
  collector.add(errorOf('news', 'real-news', 20));
  await collector.flush();
  const stored = await storedOf('news');
  assert.ok(stored.includes('real-news'));
  assert.equal(stored.length, reportLimits.problemsPerKind);
});
