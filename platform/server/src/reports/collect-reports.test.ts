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
  problems: [{ ...key, kind: 'error', fingerprint, message, sample }],
  unknown: 0,
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

/** An error of a section, which the report has some times. */
function errorOf(section: string, fingerprint: string, times = 1): CountedReport {
  const report = problemOf(fingerprint, fingerprint);
  const problems = report.problems.map((problem) => ({ ...problem, section }));
  return { ...report, problems: Array(times).fill(problems).flat() };
}

const storedOf = async (section: string) =>
  (
    await registry.database.query<{ fingerprint: string }>(
      'select fingerprint from report_problem where section = $1 order by 1',
      [section],
    )
  ).map(({ fingerprint }) => fingerprint);

test('however many errors of one section are unknown, those of another are stored', async () => {
  const collector = createReportCollector(registry.database, quiet, fail);
  for (let i = 0; i < 500; i++) collector.add(errorOf('library', `unknown-${i}`));
  collector.add(errorOf('cells', 'real'));
  await collector.flush();
  assert.deepEqual(await storedOf('cells'), ['real']);
});

test('an error that is reported once is stored where a version has too many that were reported often', async () => {
  const collector = createReportCollector(registry.database, quiet, fail);
  const report = async (fingerprint: string, times: number) => {
    for (let i = 0; i < times; i++) collector.add(errorOf('news', fingerprint));
    await collector.flush();
  };
  for (let i = 0; i < reportLimits.problemsPerKind; i++) await report(`often-${i}`, 2);
  await report('rarest', 1);
  await report('once', 1);
  const stored = await storedOf('news');
  assert.ok(stored.includes('once'));
  assert.equal(stored.length, reportLimits.problemsPerKind);
  assert.ok(!stored.includes('often-0'), 'of equally frequent ones, the one that was seen longest ago is deleted');
  // Problems that are reported repeatedly stay, with any number of unknown ones.
  for (let i = 0; i < reportLimits.problemsPerKind; i++) await report(`unknown-${i}`, 1);
  assert.ok((await storedOf('news')).includes('often-49'));
});

test('an error counts once in a report, even if the report claims a higher number', async () => {
  const collector = createReportCollector(registry.database, quiet, fail);
  collector.add(errorOf('claims', 'claimed', 200));
  for (let i = 0; i < 3; i++) collector.add(errorOf('claims', 'honest'));
  await collector.flush();
  const rows = await registry.database.query(
    "select fingerprint, count::int from report_problem where section = 'claims' order by 1",
  );
  assert.deepEqual(rows, [
    { fingerprint: 'claimed', count: 1 },
    { fingerprint: 'honest', count: 3 },
  ]);
});
