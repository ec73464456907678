import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasPostgres } from '@viit/test/postgres';
import pg from 'pg';
import { pollIntervalMs } from '../site/live-site.ts';
import { openTestServers, type TestServers, waitUntilShown } from './testing/test-servers.ts';
import { withReaders } from './testing/with-readers.ts';

/* Two servers on one PostgreSQL. */

const skip = hasPostgres() ? false : 'PostgreSQL is not installed';
let servers: TestServers;

before(async () => {
  if (!skip) servers = await openTestServers(2);
});
after(() => servers?.close());

test('both servers show a publish within a second, whichever received it', { skip }, async () => {
  assert.ok(pollIntervalMs <= 500);
  const [one, two] = servers.pair();
  for (const [receiver, other, version] of [
    [one, two, '2.0.0'],
    [two, one, '2.1.0'],
  ] as const) {
    const published = await receiver.publish({ name: 'exams', version });
    assert.equal(published.status, 200, published.body.error);
    const { ms, slowest } = await waitUntilShown(other, '/exams', new RegExp(version));
    // Twice the interval is a second; a slow machine is allowed more.
    const allowed = 2 * pollIntervalMs + 5 * slowest;
    assert.ok(ms < allowed, `the other switched after ${Math.round(ms)} ms of ${Math.round(allowed)}`);
    assert.match(await receiver.read('/exams'), new RegExp(version));
  }
});

test('ten publishes on two servers at the same time are all live', { skip }, async () => {
  const [one, two] = servers.pair();
  const jobs = Array.from({ length: 5 }, (_, n) => [
    one.publish({ name: 'exams', version: `3.${n}.0` }),
    two.publish({ name: 'cells', version: `3.${n}.0` }),
  ]).flat();
  const responses = await Promise.all(jobs);
  assert.deepEqual(
    responses.map((response) => response.body.error ?? response.status),
    responses.map(() => 200),
  );
  const releases = new Set(responses.map((response) => response.body.release));
  assert.equal(releases.size, 10);
  for (const server of [one, two]) {
    await waitUntilShown(server, '/exams', /3\.\d\.0/);
    await waitUntilShown(server, '/cells', /3\.\d\.0/);
  }
});

test('while PostgreSQL restarts under load, reading still works, publishing is refused with the reason, and both recover', {
  skip,
}, async () => {
  const [one, two] = servers.pair();
  const readers = { clients: 10, pages: ['/exams', '/cells'], isCorrect: (text: string) => /[34]\.\d\.0/.test(text) };
  const both = (work: () => Promise<void>) =>
    withReaders({ ...readers, address: one.address }, async () => {
      const load = await withReaders({ ...readers, address: two.address }, work);
      assert.deepEqual(load.failures, []);
    });
  const load = await both(async () => {
    const interrupted = one.publish({ name: 'exams', version: '4.0.0' });
    await servers.postgres.halt();
    // It was finished before, or is refused; nothing in between.
    const { status, body } = await interrupted;
    assert.ok(status === 200 || status === 503, body.error);
    for (const server of [one, two]) {
      const refused = await server.publish({ name: 'exams', version: '4.1.0' });
      assert.equal(refused.status, 503, refused.body.error);
      assert.equal(refused.body.code, 'database-unavailable');
      const ready = await fetch(`${server.address}/readyz`);
      assert.deepEqual([ready.status, ((await ready.json()) as { database: string }).database], [200, 'down']);
    }
    await servers.postgres.resume();
    const published = await two.publish({ name: 'exams', version: '4.1.0' });
    assert.equal(published.status, 200, published.body.error);
    await Promise.all([one, two].map((server) => waitUntilShown(server, '/exams', /4\.1\.0/)));
  });
  assert.deepEqual(load.failures, []);
  assert.ok(load.count > 10);
});

test('a server that is shut down completes the requests that it has received, while another one keeps serving', {
  skip,
}, async () => {
  const [one, two] = servers.pair();
  await two.publish({ name: 'exams', version: '5.0.0' });
  // Holds the rollback until the server is shutting down.
  const publisher = new pg.Client({ connectionString: servers.databaseUrl });
  await publisher.connect();
  await publisher.query('begin');
  await publisher.query('lock table channel in share row exclusive mode');
  const pending = two.request('POST', 'rollback', { part: 'exams' });
  while ((await publisher.query('select 1 from pg_locks where not granted')).rows.length === 0) await wait(20);
  const ended = two.end('SIGTERM');
  const isReady = () =>
    fetch(`${two.address}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (await isReady()) await wait(20);
  await publisher.end();
  const response = await pending;
  assert.equal(response.status, 200, response.body.error);
  // It must not wait for connections that clients keep open, which takes 72 s.
  const hasExited = await Promise.race([ended.then(() => true), wait(30_000, false, { ref: false })]);
  assert.ok(hasExited, 'it exits after the last response');
  assert.match(await one.read('/exams'), /\d\.\d\.0/);
});
