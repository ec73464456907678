import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasPostgres } from '@viit/test/postgres';
import { pollIntervalMs } from '../site/live-site.ts';
import { openTestServers, type TestServers, untilShown } from './testing/test-servers.ts';
import { underLoad } from './testing/under-load.ts';

/* Two servers on one PostgreSQL. */

const skip = hasPostgres() ? false : "PostgreSQL's programs are not on this machine";
let machines: TestServers;

before(async () => {
  if (!skip) machines = await openTestServers(2);
});
after(() => machines?.close());

test('both switch within a second of the publish, whichever took it', { skip }, async () => {
  assert.ok(pollIntervalMs <= 500);
  const [one, two] = machines.pair();
  for (const [taker, other, version] of [
    [one, two, '2.0.0'],
    [two, one, '2.1.0'],
  ] as const) {
    const made = await taker.publish({ name: 'exams', version });
    assert.equal(made.status, 200, made.body.error);
    const { ms, slowest } = await untilShown(other, '/exams', new RegExp(version));
    // Twice the interval is a second; a machine that is slow to answer is given what it takes by itself.
    const allowed = 2 * pollIntervalMs + 5 * slowest;
    assert.ok(ms < allowed, `the other switched after ${Math.round(ms)} ms of ${Math.round(allowed)}`);
    assert.match(await taker.read('/exams'), new RegExp(version));
  }
});

test('ten publishers on two servers: nothing is lost', { skip }, async () => {
  const [one, two] = machines.pair();
  const jobs = Array.from({ length: 5 }, (_, n) => [
    one.publish({ name: 'exams', version: `3.${n}.0` }),
    two.publish({ name: 'cells', version: `3.${n}.0` }),
  ]).flat();
  const answers = await Promise.all(jobs);
  assert.deepEqual(
    answers.map((answer) => answer.body.error ?? answer.status),
    answers.map(() => 200),
  );
  const releases = new Set(answers.map((answer) => answer.body.release));
  assert.equal(releases.size, 10);
  for (const server of [one, two]) {
    await untilShown(server, '/exams', /3\.\d\.0/);
    await untilShown(server, '/cells', /3\.\d\.0/);
  }
});

test('PostgreSQL restarted under load: reading goes on, publishing says why it cannot, both recover', {
  skip,
}, async () => {
  const [one, two] = machines.pair();
  const readers = { clients: 10, pages: ['/exams', '/cells'], isRight: (text: string) => /[34]\.\d\.0/.test(text) };
  const both = (work: () => Promise<void>) =>
    underLoad({ ...readers, address: one.address }, async () => {
      const load = await underLoad({ ...readers, address: two.address }, work);
      assert.deepEqual(load.failures, []);
    });
  const load = await both(async () => {
    const cut = one.publish({ name: 'exams', version: '4.0.0' });
    await machines.postgres.halt();
    // The one under way was done before, or is refused; it is never half done.
    const { status, body } = await cut;
    assert.ok(status === 200 || status === 503, body.error);
    for (const server of [one, two]) {
      const refused = await server.publish({ name: 'exams', version: '4.1.0' });
      assert.equal(refused.status, 503, refused.body.error);
      assert.match(refused.body.error ?? '', /database does not answer.*viit status/);
      const ready = await fetch(`${server.address}/readyz`);
      assert.deepEqual([ready.status, ((await ready.json()) as { database: string }).database], [200, 'down']);
    }
    await machines.postgres.resume();
    const made = await two.publish({ name: 'exams', version: '4.1.0' });
    assert.equal(made.status, 200, made.body.error);
    await Promise.all([one, two].map((server) => untilShown(server, '/exams', /4\.1\.0/)));
  });
  assert.deepEqual(load.failures, []);
  assert.ok(load.count > 10);
});

test('a server that is asked to end answers what is under way, and the other serves on', { skip }, async () => {
  const [one, two] = machines.pair();
  await two.publish({ name: 'exams', version: '5.0.0' });
  const underWay = two.ask('POST', 'rollback', { section: 'exams' });
  await wait(50);
  const ended = two.end('SIGTERM');
  const answer = await underWay;
  assert.equal(answer.status, 200, answer.body.error);
  // A connection that a client keeps open would hold it for 72 s.
  const isGone = await Promise.race([ended.then(() => true), wait(30_000, false, { ref: false })]);
  assert.ok(isGone, 'it is gone once the last answer is sent');
  assert.match(await one.read('/exams'), /\d\.\d\.0/);
});
