import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Health, ProblemReport } from '@viit/contract/registry-api';
import { reportOf, viewOf } from '../../reports/testing/sample-reports.ts';
import { openReportTest, type ReportTest } from './testing/report-test.ts';

let reports: ReportTest;

before(async () => {
  reports = await openReportTest();
});
after(() => reports.close());

test('views, errors and vitals are counted by release, section, version and page', async () => {
  await reports.empty();
  const problem = { kind: 'error', message: 'x is not a function', count: 2 } as const;
  for (const vital of [1000, 2000, 2100, 3000]) {
    const view = viewOf({ version: '1.1.0', vitals: { LCP: vital }, problems: vital > 2500 ? [problem] : [] });
    assert.equal((await reports.post(reportOf(view))).status, 204);
  }
  const { sections } = await reports.read<Health>('/reports/health?section=exams');
  const [exams] = sections;
  assert.equal(exams?.version, '1.1.0');
  assert.equal(exams?.versionBefore, '1.0.0');
  assert.deepEqual([exams?.now.views, exams?.now.failedViews, exams?.now.errors], [4, 0, 0]);
  assert.equal(exams?.pages[0]?.page, '/exams');
  const p75 = exams?.now.vitals.LCP?.p75 ?? 0;
  assert.ok(p75 > 2000 && p75 < 2250, `LCP ${p75}`);
  const shell = (await reports.read<Health>('/reports/health?section=shell')).sections[0];
  assert.deepEqual([shell?.now.views, shell?.now.vitals.LCP?.count], [4, 4]);
  assert.ok((await reports.metric('viit_reports_total{section="exams",kind="view"}')) >= 4);
});

test('an error of a section is counted for it, with the views that failed', async () => {
  await reports.empty();
  const stack = `TypeError: x\n    at go (https://viit.example${await reports.entryOf('exams')}:1:20)`;
  const problem = { kind: 'error', message: 'TypeError: x', stack, count: 3 } as const;
  await reports.post(reportOf(viewOf({ version: '1.1.0', problems: [problem] })));
  // The same view again: it failed once.
  await reports.post(reportOf(viewOf({ version: '1.1.0', problems: [problem], isCounted: true, hadErrors: true })));
  const exams = (await reports.read<Health>('/reports/health?section=exams')).sections[0];
  assert.deepEqual([exams?.now.views, exams?.now.failedViews, exams?.now.errors], [1, 1, 6]);
  const [found] = await reports.read<ProblemReport[]>('/reports/problems?section=exams');
  assert.deepEqual(
    [found?.section, found?.version, found?.page, found?.count, found?.samples.length],
    ['exams', '1.1.0', '/exams', 2, 2],
  );
});

/** The address of the live entry of a section. */

test('neither cookies nor addresses, queries or identifiers are stored', async () => {
  await reports.empty();
  const stack = `Error\n at go (https://viit.example${await reports.entryOf('exams')}?secret=1:1:20)\n at chrome-extension://secretsecretsecret/a.js:1:1`;
  const problem = {
    kind: 'error' as const,
    message: 'failed: https://viit.example/a?secret=1 for asha@viit.example',
    stack,
    count: 1,
  };
  const image = { kind: 'resource' as const, message: 'did not load', source: '/images/a.png?secret=2', count: 1 };
  await reports.post(reportOf(viewOf({ version: '1.1.0', problems: [problem, image] })), {
    cookie: 'viit-lost=secret',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Mozilla/5.0 (X11; secret) Chrome/140.0.1.2 Safari/537.36',
    referer: 'https://viit.example/exams?secret=3',
  });
  const rows = await reports.stored();
  assert.match(rows, /failed: https:\/\/viit\.example\/a for …/);
  assert.match(rows, /"browser":"chrome"/);
  assert.doesNotMatch(rows, /secret|203\.0\.113|asha|Mozilla/);
});

test('violations of the policy are counted without document address and referrer', async () => {
  await reports.empty();
  const violation = {
    'document-uri': 'https://viit.example/exams?secret=1',
    referrer: 'https://other.example/?secret=2',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?secret=3',
    'original-policy': 'secret',
  };
  const type = { 'content-type': 'application/csp-report' };
  assert.equal((await reports.post({ 'csp-report': violation }, type)).status, 204);
  const body = {
    documentURL: 'https://viit.example/exams?secret=1',
    referrer: 'https://other.example/?secret=2',
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    sourceFile: `https://viit.example${await reports.entryOf('exams')}`,
    lineNumber: 1,
    columnNumber: 5,
  };
  await reports.post([{ type: 'csp-violation', age: 1, url: 'https://viit.example/exams?secret=1', body }], {
    'content-type': 'application/reports+json',
  });
  const rows = await reports.stored();
  assert.doesNotMatch(rows, /secret|other\.example/);
  const problems = await reports.read<ProblemReport[]>('/reports/problems');
  assert.deepEqual(problems.map(({ section, page, kind }) => [section, page, kind]).sort(), [
    ['(unknown)', '/exams', 'csp'],
    ['exams', '/exams', 'trusted-types'],
  ]);
});

test('what the bootstrap script has kept names the page and the file', async () => {
  await reports.empty();
  const entry = await reports.entryOf('exams');
  await reports.post(`/exams/core-team\nhttps://viit.example${entry},,,,\nhttps://viit.example${entry},3,14,boom`);
  const problems = await reports.read<ProblemReport[]>('/reports/problems?section=exams');
  assert.deepEqual(problems.map(({ version, page, kind }) => [version, page, kind]).sort(), [
    ['1.1.0', '/exams/core-team', 'error'],
    ['1.1.0', '/exams/core-team', 'resource'],
  ]);
});

test('under Global Privacy Control, and from other sites, nothing is stored', async () => {
  await reports.empty();
  const report = reportOf(viewOf({ version: '1.1.0' }));
  assert.equal((await reports.post(report, { 'sec-gpc': '1' })).status, 204);
  assert.equal((await reports.post(report, { 'sec-fetch-site': 'cross-site' })).status, 204);
  assert.equal(await reports.stored(), '[[],[],[]]');
});

test('errors are listed by browser, the most frequent first, as many as are asked for', async () => {
  await reports.empty();
  const agents = {
    edge: 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    samsung: 'Mozilla/5.0 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    opera: 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0',
    firefox: 'Mozilla/5.0 FxiOS/140.0 Mobile Safari/605.1.15',
    safari: 'Mozilla/5.0 Version/26.0 Safari/605.1.15',
    other: 'Lynx/2.9',
  };
  const post = (message: string, agent: string) => {
    const problem = { kind: 'boundary' as const, message, section: 'exams', count: 1 };
    return reports.post(reportOf(viewOf({ version: '1.1.0', problems: [problem] })), { 'user-agent': agent });
  };
  await post('rare', agents.other);
  for (const agent of Object.values(agents)) await post('frequent', agent);
  const [first, ...others] = await reports.read<ProblemReport[]>('/reports/problems');
  assert.deepEqual([first?.message, others.map(({ message }) => message)], ['frequent', ['rare']]);
  assert.deepEqual(
    first?.samples.map(({ browser }) => browser),
    Object.keys(agents),
  );
  assert.equal((await reports.read<ProblemReport[]>('/reports/problems?count=1')).length, 1);
  await reports.registry.database.query("update report_problem set last_at = last_at - interval '2 days'");
  assert.deepEqual(await reports.read('/reports/problems?days=1'), []);
});

test('reports from a preview are stored apart, and only those who may open it read them', async () => {
  await reports.empty();
  const { body } = await reports.registry.publish({ name: 'exams', version: '2.0.0' }, { channel: 'autumn' });
  const cookie = `viit_preview=${String(body.link).split('/').at(-1)}`;
  const problem = { kind: 'boundary' as const, message: 'broken', section: 'exams', count: 1 };
  assert.equal(
    (await reports.post(reportOf(viewOf({ version: '2.0.0', problems: [problem] })), { cookie })).status,
    204,
  );
  // Visitors of the live site do not have this version.
  await reports.post(reportOf(viewOf({ version: '2.0.0' })));
  assert.deepEqual(await reports.read('/reports/problems'), []);
  const token = await reports.registry.tokenFor('cells');
  const { body: refused } = await reports.registry.request('GET', 'reports/problems?preview=autumn', undefined, token);
  assert.equal(refused.code, 'preview-not-owned');
  const [found] = await reports.read<ProblemReport[]>('/reports/problems?preview=autumn');
  assert.deepEqual([found?.section, found?.version, found?.message], ['exams', '2.0.0', 'broken']);
  const exams = (await reports.read<Health>('/reports/health?section=exams')).sections[0];
  assert.equal(exams?.now.views, 0);
});

test('the slowest elements of the live pages are those that visitors saw, not testers of a preview', async () => {
  await reports.empty();
  const { body } = await reports.registry.publish({ name: 'cells', version: '2.0.0' }, { channel: 'winter' });
  const cookie = `viit_preview=${String(body.link).split('/').at(-1)}`;
  const slow = (element: string) =>
    reportOf(viewOf({ version: '1.1.0', vitals: { LCP: 4000 }, elements: { LCP: element } }));
  for (const _ of [1, 2, 3]) await reports.post(slow('img.draft'), { cookie });
  await reports.post(slow('img.hero'));
  const [exams] = (await reports.read<Health>('/reports/health?section=exams')).sections;
  assert.deepEqual(exams?.pages[0]?.slow, { LCP: 'img.hero' });
});

test('a new preview with the name of a deleted one has no reports of it', async () => {
  await reports.registry.request('DELETE', 'previews/autumn');
  const token = await reports.registry.tokenFor('cells');
  const options = { channel: 'autumn', token };
  assert.equal((await reports.registry.publish({ name: 'cells', version: '2.0.0' }, options)).status, 200);
  const { status, body } = await reports.registry.request('GET', 'reports/problems?preview=autumn', undefined, token);
  assert.deepEqual([status, body], [200, []]);
});

test('of each error at most 20 examples are stored, and of each version at most 50 errors of a kind', async () => {
  await reports.empty();
  const view = (message: string) =>
    viewOf({ version: '1.1.0', problems: [{ kind: 'boundary', message, section: 'exams', count: 1 }] });
  for (let i = 0; i < 2; i++) await reports.post(reportOf(...Array(15).fill(view('the same'))));
  const letters = [...'abcdefghijklmno'];
  for (const one of letters.slice(0, 5)) {
    await reports.post(reportOf(...letters.map((other) => view(`another ${one}${other}`))));
    await reports.stored();
  }
  const [samples] = await reports.registry.database.query<{ count: number }>(
    "select count(*)::int as count from report_sample s join report_problem p using (fingerprint) where p.message = 'the same'",
  );
  assert.equal(samples?.count, 20);
  const [problems] = await reports.registry.database.query<{ count: number; all: number }>(
    'select count(*)::int as count, max(count)::int as all from report_problem',
  );
  // What arrives together is compared with the limit together.
  assert.ok((problems?.count ?? 0) <= 50 + letters.length && problems?.all === 2, JSON.stringify(problems));
});

test('while reports cannot be stored they are counted and dropped, and publishing goes on', async () => {
  await reports.stored();
  await reports.empty();
  const lost = await reports.metric('viit_reports_dropped_total{reason="not-stored"}');
  await reports.registry.database.query('alter table report_count rename to report_count_away');
  await reports.post(reportOf(viewOf({ version: '1.1.0' })));
  assert.equal(
    (await reports.registry.publish({ name: 'exams', version: '1.2.0', pages: ['/exams', '/exams/core-team'] })).status,
    200,
  );
  assert.match(await reports.registry.read('/exams'), /1\.2\.0/);
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.equal((await reports.metric('viit_reports_dropped_total{reason="not-stored"}')) - lost, 1);
  await reports.registry.database.query('alter table report_count_away rename to report_count');
  await reports.post(reportOf(viewOf({ version: '1.2.0' })));
  assert.equal((await reports.read<Health>('/reports/health?section=exams')).sections[0]?.now.views, 1);
});

test('pruning deletes reports after 90 days', async () => {
  await reports.empty();
  const problem = { kind: 'boundary' as const, message: 'broken', section: 'exams', count: 1 };
  await reports.post(reportOf(viewOf({ version: '1.2.0', hadErrors: true, problems: [problem] })));
  await reports.stored();
  await reports.registry.database.query("update report_count set hour = hour - interval '91 days'");
  await reports.registry.database.query("update report_problem set last_at = last_at - interval '91 days'");
  await reports.post(reportOf(viewOf({ version: '1.2.0' })));
  await reports.stored();
  const exams = (await reports.read<Health>('/reports/health?section=exams')).sections[0];
  assert.equal(exams?.now.views, 1, 'of the last 14 days');
  const headers = { authorization: `Bearer ${reports.registry.token}`, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: '{"keep":10}' };
  const pruned = (await (await fetch(`${reports.registry.address}/_registry/prune`, init)).json()) as {
    reports: number;
  };
  assert.equal(pruned.reports, 3, 'the view, the number of its errors, and the error');
  assert.match(await reports.stored(), /"kind":"view"/);
});
