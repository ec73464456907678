import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, test } from 'node:test';
import type { Health, ProblemReport } from '@viit/contract/registry-api';
import { reportOf, viewOf } from '../../reports/testing/sample-reports.ts';
import { openReportTest, type ReportTest } from './testing/report-test.ts';

/* Reports that no browser of a visitor sends. Anyone can send them. */

let reports: ReportTest;

before(async () => {
  reports = await openReportTest();
});
after(() => reports.close());

test('unknown releases, sections, versions and pages are dropped and counted', async () => {
  await reports.empty();
  const dropped = await reports.metric('viit_reports_dropped_total{reason="unknown"}');
  const real = viewOf({ version: '1.1.0' });
  const unknown = [
    reportOf({ ...real, section: 'library' }),
    reportOf({ ...real, version: '9.9.9' }),
    reportOf({ ...real, page: '/exams/results' }),
    { ...reportOf(real), release: '99999' },
    { ...reportOf(real), shell: '7.0.0' },
  ];
  for (const report of unknown) assert.equal((await reports.post(report)).status, 204);
  const stack = 'Error\n at a (https://viit.example/_builds/library/0123456789ab/a.js:1:1)';
  await reports.post(
    reportOf({ ...real, isCounted: true, problems: [{ kind: 'error', message: 'm', stack, count: 1 }] }),
  );
  assert.equal(await reports.stored(), '[[],[],[]]');
  assert.equal((await reports.metric('viit_reports_dropped_total{reason="unknown"}')) - dropped, unknown.length + 1);
});

test('what no report has is refused: another field, another type, a query in the page', async () => {
  const view = viewOf({ version: '1.1.0' });
  const bodies = [
    'not json',
    '{}',
    { ...reportOf(view), visitor: 'b7e2' },
    reportOf({ ...view, page: '/exams?name=asha' }),
    reportOf({ ...view, vitals: { LCP: 'slow' } } as never),
    { ...reportOf(view), views: Array(21).fill(view) },
  ];
  for (const body of bodies) assert.equal((await reports.post(body)).status, 400, JSON.stringify(body));
  assert.equal((await reports.post(`"${'x'.repeat(20_000)}"`)).status, 413);
});

test('beyond the limit reports are refused before their body is read, and pages are served', async () => {
  const refused = await reports.metric('viit_reports_dropped_total{reason="rate"}');
  const report = reportOf(viewOf({ version: '1.1.0' }));
  // One client; a proxy of this machine forwards its address.
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => reports.post(report, { 'x-forwarded-for': '198.51.100.7' })),
  );
  const refusals = responses.filter(({ status }) => status === 429);
  const tooMany = refusals.length;
  assert.ok(tooMany >= 20 && responses.some(({ status }) => status === 204), `${tooMany} of ${responses.length}`);
  assert.equal((await reports.metric('viit_reports_dropped_total{reason="rate"}')) - refused, tooMany);
  assert.equal(refusals[0]?.headers.get('x-content-type-options'), 'nosniff');
  assert.match(await reports.registry.read('/exams'), /1\.1\.0/);
  assert.equal((await reports.post(report, { 'x-forwarded-for': '198.51.100.8' })).status, 204);
});

test('a client that sends large reports is refused before it has sent as many as others may', async () => {
  const refused = await reports.metric('viit_reports_dropped_total{reason="bytes"}');
  const large = `/exams\n${'a'.repeat(15_000)}`;
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await reports.post(large, { 'x-forwarded-for': '198.51.100.9' })).status);
  assert.deepEqual(statuses, [204, 204, 204, 204, 429, 429]);
  assert.equal((await reports.metric('viit_reports_dropped_total{reason="bytes"}')) - refused, 2);
});

test('texts that no database stores lose nothing of other reports', async () => {
  await reports.empty();
  const messages = ['half of a pair \ud83d', 'nothing \0', `${'a'.repeat(299)}😀`, 'fine'];
  const problems = messages.map((message) => ({ kind: 'boundary', message, section: 'exams', count: 1 }) as const);
  await reports.post(reportOf(viewOf({ version: '1.1.0', problems })));
  await reports.post(reportOf(viewOf({ version: '1.1.0' })));
  const found = await reports.read<ProblemReport[]>('/reports/problems?section=exams');
  assert.deepEqual(found.map(({ message }) => message.trim()).sort(), [
    'a'.repeat(299),
    'fine',
    'half of a pair',
    'nothing',
  ]);
  assert.equal((await reports.read<Health>('/reports/health?section=exams')).sections[0]?.now.views, 2);
});

test('a source map that names no source leaves the list of errors readable', async () => {
  await reports.empty();
  const broken = { version: 3, sources: [], names: [], mappings: 'AAAA' };
  const serverFiles = { 'maps/remoteEntry.js.map': JSON.stringify(broken) };
  const pages = ['/exams', '/exams/core-team'];
  assert.equal((await reports.registry.publish({ name: 'exams', version: '1.3.0', pages, serverFiles })).status, 200);
  const stack = `TypeError: x\n    at go (https://viit.example${await reports.entryOf('exams')}:1:20)`;
  await reports.post(
    reportOf(viewOf({ version: '1.3.0', problems: [{ kind: 'error', message: 'x', stack, count: 1 }] })),
  );
  const [found] = await reports.read<ProblemReport[]>('/reports/problems?section=exams');
  assert.deepEqual([found?.message, found?.location], ['x', null]);
  assert.match(found?.samples[0]?.stack[0] ?? '', /^go \(\/_builds\/exams\/[0-9a-f]{12}\/remoteEntry\.js:1:20\)$/);
});

test('another spelling of the address has the same limit', async () => {
  const { port } = new URL(reports.registry.address);
  const body = JSON.stringify(reportOf(viewOf({ version: '1.1.0' })));
  const spellings = ['/%5freports', '/_reports?x=1', 'http://h/_reports'];
  for (const [i, path] of spellings.entries()) {
    const headers = { 'x-forwarded-for': `198.51.100.${20 + i}`, 'content-type': 'text/plain' };
    const send = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const request = http.request({ port, host: '127.0.0.1', path, method: 'POST', headers });
        request.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
        request.end(body);
      });
    const statuses = await Promise.all(Array.from({ length: 20 }, send));
    // An address that is not served at all needs no limit.
    assert.ok(statuses.includes(429) || !statuses.includes(204), `${path}: ${statuses}`);
  }
});
