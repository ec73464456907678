import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasNginx } from '@viit/test/nginx';
import { freePort } from '@viit/test/ports';
import { hasPostgres, startPostgres, type TestPostgres, type TestReplica } from '@viit/test/postgres';
import { largePages, type PublishLine, publishStored, sendLargeSection } from './testing/large-section.ts';
import { type SiteNginx, startSiteNginx } from './testing/site-nginx.ts';
import { type SiteServer, startSiteServer } from './testing/start-site-server.ts';
import { connectToRegistry, type TestClient } from './testing/test-client.ts';
import { waitUntilShown } from './testing/test-servers.ts';
import { type ReadResults, withReaders } from './testing/with-readers.ts';

/*
 * Three servers on one PostgreSQL behind nginx, started and replaced with the commands of docs/operating.md, while visitors read.
 * `npm run test:full` has 5 000 pages; PAGES sets another number.
 */

const skip =
  process.env.FULL && hasNginx() && hasPostgres() ? false : 'FULL=1: replaces the database of three servers under load';
const count = Number(process.env.PAGES ?? 5000);
const pageSize = 20_000;
/** Pages in progress when the database stops: a batch that is stored, and one for each rendering process. */
const underWay = 100;
/** How long nginx sends nothing to a server that refused a connection (`fail_timeout` of docs/nginx.conf). */
const failTimeoutMs = 5000;
const token = 'the-operator-token-of-this-test';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-failover-'));
let primary: TestPostgres;
let replica: TestReplica;
let databaseUrl: string;
let nginx: SiteNginx;
let ports: number[];
const servers: SiteServer[] = [];

before(async () => {
  if (skip) return;
  primary = await startPostgres();
  databaseUrl = primary.createDatabase();
  ports = await Promise.all([freePort(), freePort(), freePort()]);
  for (const index of ports.keys()) servers.push(await start(index, databaseUrl));
  nginx = await startSiteNginx(servers.map(({ origin }) => origin));
  replica = await primary.startReplica();
  for (const name of ['shell', 'exams', 'cells']) {
    const published = await clientOf(0).publish({ name });
    assert.equal(published.status, 200, published.body.error);
  }
  assert.equal((await publish(0, '2.0.0')).result?.rendered, count);
  await untilAllShow('2.0.0');
});
after(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await replica?.stop();
  await primary?.stop();
  fs.rmSync(root, { recursive: true, force: true });
});

/** Each server has its own port and data folder, which stay when it is restarted. */
const start = (index: number, DATABASE_URL: string): Promise<SiteServer> =>
  startSiteServer({
    ...{ DATABASE_URL, DATA_DIR: path.join(root, `server-${index}`), PORT: String(ports[index]) },
    ...{ OPERATOR_TOKEN: token, CONSOLE_PORT: 'off' },
  });

const originOf = (index: number) => `http://127.0.0.1:${ports[index]}`;

const clientOf = (index: number): TestClient =>
  connectToRegistry({ folder: path.join(root, `client-${index}`), address: originOf(index), token });

/** Publishes the section with many pages. @returns the last line. */
async function publish(
  index: number,
  version: string,
  onProgress: (done: number) => unknown = () => {},
): Promise<PublishLine> {
  let last: PublishLine = {};
  const build = await sendLargeSection(clientOf(index), root, { version, count, pageSize });
  await publishStored({ address: originOf(index), token }, build, async (line) => {
    last = line;
    if (line.progress) await onProgress(line.progress.done);
  });
  return last;
}

const untilAllShow = (version: string) =>
  Promise.all(
    [...ports.keys()].map((index) =>
      waitUntilShown(clientOf(index), `/exams/${count - 1}`, new RegExp(version.replaceAll('.', '\\.'))),
    ),
  );

/** Reads every page from a server, many at a time. */
async function readAll(index: number, text: RegExp): Promise<void> {
  const client = clientOf(index);
  const left = largePages(count);
  const reader = async () => {
    for (let page = left.pop(); page; page = left.pop()) assert.match(await client.read(page), text, page);
  };
  await Promise.all(Array.from({ length: 50 }, reader));
}

const readyz = async (index: number) => {
  const response = await fetch(`${originOf(index)}/readyz`);
  return { code: response.status, ...((await response.json()) as { release: string; database: string }) };
};

/** Restarts each server, one after the other: it drains, ends, starts, is ready, and nginx uses it again. */
async function restartAll(address: string): Promise<void> {
  for (const [index, server] of servers.entries()) {
    assert.equal(await server.end('SIGTERM'), 0);
    servers[index] = await start(index, address);
    const { code, database } = await readyz(index);
    assert.deepEqual([code, database], [200, 'up']);
    await wait(failTimeoutMs);
  }
}

const pages = [...largePages(count), '/cells', '/_registry.json', '/api/announcement/list'];

/** Does some work while visitors read every page. */
const whileRead = (work: () => Promise<void>): Promise<ReadResults> =>
  withReaders(
    {
      ...{ address: nginx.address, clients: 10, pages },
      isCorrect: (text, page) => (page.startsWith('/exams') ? text.includes(`${page} `) : text.length > 1),
    },
    work,
  );

test('while all servers are restarted one by one, no request fails', { skip, timeout: 3_600_000 }, async (t) => {
  const load = await whileRead(() => restartAll(databaseUrl));
  t.diagnostic(`${load.count} requests`);
  assert.deepEqual(load.failures, []);
  assert.ok(load.count > 100);
});

test('while PostgreSQL is replaced by its replica, no request fails, and a publish that it interrupts continues', {
  skip,
  timeout: 3_600_000,
}, async (t) => {
  const address = replica.addressOf(databaseUrl);
  let stored = 0;
  const load = await whileRead(async () => {
    const interrupted = await publish(0, '3.0.0', async (done) => {
      stored = done;
      if (done > count / 3) await primary.halt();
    });
    assert.equal(interrupted.error?.code, 'database-unavailable', JSON.stringify(interrupted));
    assert.ok(stored < count, `${stored} pages were stored`);
    // Every server serves every page without a database, also those that nobody has read yet.
    for (const index of ports.keys()) {
      const { code, database } = await readyz(index);
      assert.deepEqual([code, database], [200, 'down']);
      await readAll(index, /2\.0\.0/);
    }
    replica.promote();
    await restartAll(address);
    const { result } = await publish(1, '3.0.0');
    assert.equal(result?.pages, count + 1);
    const again = (result?.rendered ?? 0) - (count - stored);
    assert.ok(again <= 0 && again >= -underWay, `${result?.rendered} pages rendered, ${stored} had been stored`);
    await untilAllShow('3.0.0');
  });
  t.diagnostic(`${load.count} requests; the publish was interrupted after ${stored} of ${count} pages`);
  assert.deepEqual(load.failures, []);
  const releases = await Promise.all([...ports.keys()].map(async (index) => (await readyz(index)).release));
  assert.equal(new Set(releases).size, 1);
});
