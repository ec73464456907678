import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { kindOf } from './count-responses.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish({ name: 'exams' });
});
after(() => registry.close());

/** Reads metrics as a scraper does. @returns the values by name and labels. */
async function scrape(headers: Record<string, string> = {}): Promise<Map<string, number>> {
  const response = await fetch(`${registry.address}/_metrics`, { headers });
  assert.equal(response.status, 200);
  assert.match(String(response.headers.get('content-type')), /^application\/openmetrics-text/);
  const text = await response.text();
  assert.ok(text.endsWith('# EOF\n') && text.split('# EOF').length === 2, 'one end of the format');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^(\w+(?:\{[^}]*\})?) (\S+)$/.exec(line) ?? assert.fail(`not a sample: ${line}`);
      return [name, Number(value)];
    }),
  );
}

test('responses are counted by kind and status class, with their bytes and seconds', async () => {
  const before = await scrape();
  const page = await registry.read('/exams', { 'accept-encoding': 'identity' });
  await registry.read('/no-such-page');
  const later = await scrape();
  const gain = (name: string) => (later.get(name) ?? 0) - (before.get(name) ?? 0);
  assert.equal(gain('viit_requests_total{kind="page",status="2xx"}'), 1);
  assert.equal(gain('viit_requests_total{kind="page",status="3xx"}'), 1);
  assert.equal(gain('viit_response_seconds_count{kind="page"}'), 2);
  assert.ok(gain('viit_response_bytes_total{kind="page"}') >= Buffer.byteLength(page));
});

test('another spelling of an address is counted as the same kind', async () => {
  const name = 'viit_requests_total{kind="api",status="4xx"}';
  const before = (await scrape()).get(name) ?? 0;
  await fetch(`${registry.address}/%61pi/nothing`);
  assert.equal((await scrape()).get(name), before + 1);
});

test('releases, rendered pages, operations and refusals are counted', async () => {
  await registry.publish({ name: 'exams', version: '1.9.0' });
  await registry.publish({ name: 'exams', version: '2.0.0' }, { token: 'viit_exams_guess' });
  const samples = await scrape();
  assert.ok((samples.get('viit_releases_total') ?? 0) >= 3);
  assert.ok((samples.get('viit_rendered_pages_total') ?? 0) >= 2);
  assert.ok((samples.get('viit_registry_operation_seconds_count{operation="publish",result="done"}') ?? 0) >= 3);
  assert.equal(samples.get('viit_refusals_total{code="token-unknown"}'), 1);
});

test('the metrics include the served release, its age, the database and the process', async () => {
  const samples = await scrape();
  assert.equal(samples.get('viit_served_release'), Number(registry.live.current()?.release));
  assert.equal(samples.get('viit_release_behind'), 0);
  assert.equal(samples.get('viit_database_up'), 1);
  assert.ok((samples.get('viit_live_release_age_seconds') ?? -1) >= 0);
  assert.ok((samples.get('process_resident_memory_bytes') ?? 0) > 10_000_000);
  assert.ok(samples.has('nodejs_eventloop_lag_seconds'));
});

test('through a proxy the metrics need a token', async () => {
  const status = async (token?: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${registry.address}/_metrics`, { headers });
    return [response.status, response.ok ? undefined : ((await response.json()) as { code: string }).code];
  };
  assert.deepEqual(await status(), [401, 'token-missing']);
  assert.deepEqual(await status(await registry.tokenFor('metrics')), [200, undefined]);
  assert.deepEqual(await status(registry.token), [200, undefined]);
});

test('a token without rights changes nothing', async () => {
  const { body } = await registry.publish(
    { name: 'exams', version: '3.0.0' },
    { token: await registry.tokenFor('metrics') },
  );
  assert.equal(body.code, 'not-permitted');
});

test('an address is a page, a file, or what its prefix says', () => {
  const kinds = [
    '/',
    '/exams',
    '/documents/a.pdf',
    '/_builds/exams/1/a.js',
    '/api/news/list',
    '/_registry/status',
    '/_packages/@viit%2fui',
  ];
  assert.deepEqual(kinds.map(kindOf), ['page', 'page', 'file', 'build', 'api', 'registry', 'file']);
});
