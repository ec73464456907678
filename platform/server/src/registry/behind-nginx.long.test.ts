import assert from 'node:assert/strict';
import fs from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hasNginx } from '@viit/test/nginx';
import { hasPostgres } from '@viit/test/postgres';
import { type SiteNginx, startSiteNginx } from './testing/site-nginx.ts';
import type { ServerProcess } from './testing/start-server-process.ts';
import { connectToRegistry, type TestClient } from './testing/test-client.ts';
import { openTestServers, type TestServers, waitUntilShown } from './testing/test-servers.ts';
import { withReaders } from './testing/with-readers.ts';

/* Three servers on one PostgreSQL behind nginx, with the configuration of docs/nginx.conf. */

const skip = hasNginx() && hasPostgres() ? false : 'nginx or PostgreSQL is not installed';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-behind-nginx-'));
let servers: TestServers;
let nginx: SiteNginx;
/** The site as visitors and teams reach it. */
let site: TestClient;

const serverAt = (index: number): ServerProcess => {
  const server = servers.servers[index];
  assert.ok(server);
  return server;
};

before(async () => {
  if (skip) return;
  servers = await openTestServers(3, { DRAIN_MS: '5000' });
  nginx = await startSiteNginx(servers.servers.map(({ address }) => address));
  site = connectToRegistry({ folder, token: serverAt(2).token, address: nginx.address });
});
after(async () => {
  await nginx?.stop();
  await servers?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(nginx.address + address, { headers, redirect: 'manual' });

const entryOf = async (section: string, headers: Record<string, string> = {}): Promise<string> => {
  const table = (await (await get('/_registry.json', headers)).json()) as {
    sections: Record<string, { entry: string }>;
  };
  return table.sections[section]?.entry ?? '';
};

test('a request without TLS is redirected to TLS, and responses with TLS set HSTS', { skip }, async () => {
  const plain = await fetch(`http://127.0.0.1:${nginx.ports.plain}/exams?a=b`, { redirect: 'manual' });
  assert.deepEqual([plain.status, plain.headers.get('location')], [308, `https://127.0.0.1/exams?a=b`]);
  const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve, reject) => {
    const options = { port: nginx.ports.tls, host: '127.0.0.1', path: '/exams', rejectUnauthorized: false };
    https.get(options, (response) => resolve(response.resume().headers)).on('error', reject);
  });
  assert.match(String(headers['strict-transport-security']), /^max-age=\d{8}/);
});

test('a build that is published through nginx is shown by every server', { skip }, async () => {
  const published = await site.publish({ name: 'exams', version: '2.0.0' });
  assert.equal(published.status, 200, published.body.error);
  // nginx picks any server, and servers poll independently.
  await Promise.all(servers.servers.map((server) => waitUntilShown(server, '/exams', /2\.0\.0/)));
  for (let n = 0; n < 6; n++) assert.match(await site.read('/exams'), /2\.0\.0/);
});

test('a preview is shown only with its cookie, and nginx caches nothing of it', { skip }, async () => {
  const published = await site.publish({ name: 'exams', version: '3.0.0' }, { channel: 'try-it' });
  const opened = await get(String(published.body.link));
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const seen = await get('/exams', { cookie });
  assert.match(await seen.text(), /3\.0\.0.*Preview/s);
  assert.equal(seen.headers.get('cache-control'), 'private, no-store');
  const entry = await entryOf('exams', { cookie });
  assert.equal((await get(entry, { cookie })).status, 200);
  assert.equal((await get(entry)).status, 404, 'its files are not cached');
  assert.match(await site.read('/exams'), /2\.0\.0/);
});

test('a visitor whose browser sends too many cookies gets a message, and the browser deletes them', {
  skip,
}, async () => {
  const cookie = Array.from({ length: 12 }, (_, i) => `c${i}=${'x'.repeat(4000)}`).join('; ');
  const response = await get('/exams', { cookie });
  assert.deepEqual([response.status, response.headers.get('clear-site-data')], [431, '"cookies"']);
  assert.match(await response.text(), /more cookies than this site accepts/);
});

test('requests with too large a body take no server from visitors', { skip }, async () => {
  const body = 'x'.repeat(2_000_000);
  const headers = { 'content-type': 'application/json' };
  const send = (address: string) =>
    fetch(nginx.address + address, { method: 'POST', body, headers }).catch(() => undefined);
  const responses = await Promise.all(
    ['/exams', '/_reports', '/_registry/logins'].flatMap((address) => Array.from({ length: 6 }, () => send(address))),
  );
  assert.deepEqual(new Set(responses.map((response) => response?.status ?? 413)), new Set([413]));
  assert.equal((await get('/exams')).status, 200);
  assert.doesNotMatch(nginx.errors(), /temporarily disabled|while sending request to upstream/);
});

const readers = () => ({
  address: nginx.address,
  clients: process.env.FULL ? 30 : 6,
  pages: ['/exams', '/cells', '/api/announcement/list', '/_registry.json'],
  isCorrect: (text: string, page: string) => (page === '/exams' ? /2\.\d\.0/.test(text) : text.length > 1),
});

test('while a server is drained under load no request fails, and its /readyz reports that it is ending', {
  skip,
}, async () => {
  const drained = serverAt(0);
  const load = await withReaders(readers(), async () => {
    await wait(500);
    const ended = drained.end('SIGTERM');
    let ready = await fetch(`${drained.address}/readyz`);
    // The signal may not have arrived.
    while (ready.status === 200) ready = await wait(20).then(() => fetch(`${drained.address}/readyz`));
    assert.deepEqual([ready.status, ((await ready.json()) as { status: string }).status], [503, 'ending']);
    assert.equal(ready.headers.get('connection'), 'close');
    await ended;
    await wait(500);
  });
  assert.deepEqual(load.failures, []);
  assert.ok(load.count > 30, `${load.count} responses`);
});

test('when a server is killed under load no request fails, and another one accepts a publish', {
  skip,
}, async () => {
  const load = await withReaders(readers(), async () => {
    await wait(500);
    await serverAt(1).end('SIGKILL');
    const published = await site.publish({ name: 'exams', version: '2.1.0' });
    assert.equal(published.status, 200, published.body.error);
    await wait(500);
  });
  assert.deepEqual(load.failures, []);
  assert.ok(load.count > 30, `${load.count} responses`);
  assert.match(await site.read('/exams'), /2\.1\.0/);
});

test('files of builds are served from the cache while every server is down', { skip }, async () => {
  const entry = await entryOf('cells');
  const text = await site.read(entry);
  for (const accepted of ['identity', 'gzip', 'gzip, br']) await site.read(entry, { 'accept-encoding': accepted });
  await serverAt(2).end('SIGKILL');
  // The site ignores queries of files, and most encodings. If the cache did not, anyone could fill it with copies.
  for (const [address, accepted] of [
    ...[entry, `${entry}?a=b`, `${entry}?`].map((one) => [one, 'gzip'] as const),
    ...['gzip, x-other', 'br, gzip', 'x-other', ''].map((one) => [entry, one] as const),
  ]) {
    const response = await get(address, { 'accept-encoding': accepted });
    assert.deepEqual([response.status, await response.text()], [200, text], address);
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  }
});
