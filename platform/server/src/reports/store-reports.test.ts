import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { reportLimits } from './limits.ts';
import { type CountRow, limitStoredReports, type ProblemRow, storeReports } from './store-reports.ts';

/* Several servers add to the same counts, in PostgreSQL. The embedded database is covered by report-route.test.ts. */

const skip = !hasPostgres() && 'PostgreSQL is not installed';
let postgres: TestPostgres;
let servers: Database[] = [];

before(async () => {
  if (skip) return;
  postgres = await startPostgres();
  const databaseUrl = postgres.createDatabase();
  servers = [await openDatabase({ dataDir: '', databaseUrl }), await openDatabase({ dataDir: '', databaseUrl })];
});
after(async () => {
  for (const server of servers) await server.close();
  await postgres?.stop();
});

const hour = '2026-11-22T10:00:00Z';
const key = { preview: '', release: '7', shell: '1.0.0', section: 'exams', version: '1.0.0' };
const counts = (histogram: Record<string, number>): CountRow[] => [
  { ...key, hour, page: '/exams', kind: 'view', count: 2, histogram: null },
  { ...key, hour, page: '/exams/core-team', kind: 'view', count: 1, histogram: null },
  { ...key, hour, page: '/exams', kind: 'LCP', count: 2, histogram },
];
const problem: ProblemRow = {
  ...{ fingerprint: 'f', preview: '', section: 'exams', version: '1.0.0', page: '/exams', kind: 'error' },
  ...{ message: 'broken', count: 3, at: hour },
  samples: Array(7).fill({
    release: '7',
    shell: '1.0.0',
    navigation: 'soft',
    connection: '4g',
    browser: 'chrome',
    frames: [],
  }),
};

test('servers that store at the same time lose nothing and wait for each other', { skip }, async () => {
  const rounds = Array.from({ length: 10 }, (_, i) => i);
  await Promise.all(
    servers.flatMap((server) =>
      rounds.map((i) =>
        storeReports(server, i % 2 ? counts({ 80: 1, 81: 1 }) : counts({ 80: 2 }).reverse(), [problem]),
      ),
    ),
  );
  const [first] = servers;
  assert.ok(first);
  const rows = await first.query('select page, kind, count::int, histogram from report_count order by kind, page');
  assert.deepEqual(rows, [
    { page: '/exams', kind: 'LCP', count: 40, histogram: { 80: 30, 81: 10 } },
    { page: '/exams', kind: 'view', count: 40, histogram: null },
    { page: '/exams/core-team', kind: 'view', count: 20, histogram: null },
  ]);
  const [stored] = await first.query<{ count: number; samples: number }>(
    'select count::int, (select count(*)::int from report_sample) as samples from report_problem',
  );
  assert.deepEqual(stored, { count: 60, samples: reportLimits.samplesPerProblem });
});

test('above the limit of rows the oldest hours are deleted', { skip }, async () => {
  const [first] = servers;
  assert.ok(first);
  const later = counts({ 80: 1 }).map((row) => ({ ...row, hour: '2026-11-22T11:00:00Z' }));
  await storeReports(first, later, []);
  const { countRows } = reportLimits;
  reportLimits.countRows = 4;
  await limitStoredReports(first);
  reportLimits.countRows = countRows;
  const hours = await first.query<{ hour: string }>('select distinct hour from report_count');
  assert.deepEqual(
    hours.map((row) => row.hour),
    ['2026-11-22T11:00:00.000Z'],
  );
});
