import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import { startProcess, type TestProcess } from './test-process.ts';

/* Two servers on one PostgreSQL. */

const skip = hasPostgres() ? false : "PostgreSQL's programs are not on this machine";
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-machines-'));
let postgres: TestPostgres | undefined;
let servers: TestProcess[] = [];

before(async () => {
  if (skip) return;
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.freshDatabase() };
  servers = await Promise.all([startProcess(root, env), startProcess(root, env)]);
  for (const name of ['shell', 'exams', 'cells']) await servers[0]?.publish({ name });
});
after(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await postgres?.stop();
  fs.rmSync(root, { recursive: true, force: true });
});

const pair = (): [TestProcess, TestProcess] => {
  const [one, two] = servers;
  assert.ok(one && two);
  return [one, two];
};

/** Asks a server again and again until its page says so. @returns after how many ms. */
async function untilShown(server: TestProcess, address: string, words: RegExp): Promise<number> {
  const begin = performance.now();
  while (!words.test(await server.read(address))) {
    if (performance.now() - begin > 10_000) throw new Error(`${address} never showed ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - begin;
}

test('both switch within a second of the publish, whichever took it', { skip }, async () => {
  const [one, two] = pair();
  for (const [taker, other, version] of [
    [one, two, '2.0.0'],
    [two, one, '2.1.0'],
  ] as const) {
    const made = await taker.publish({ name: 'exams', version });
    assert.equal(made.status, 200, made.body.error);
    const ms = await untilShown(other, '/exams', new RegExp(version));
    assert.ok(ms < 1000, `the other switched after ${Math.round(ms)} ms`);
    assert.match(await taker.read('/exams'), new RegExp(version));
  }
});

test('ten publishers on two servers: nothing is lost', { skip }, async () => {
  const [one, two] = pair();
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

test('a server that is asked to end answers what is under way, and the other serves on', { skip }, async () => {
  const [one, two] = pair();
  const underWay = two.ask('POST', 'rollback', { section: 'exams' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await two.end('SIGTERM');
  const answer = await underWay;
  assert.equal(answer.status, 200, answer.body.error);
  assert.match(await one.read('/exams'), /3\.\d\.0/);
});
