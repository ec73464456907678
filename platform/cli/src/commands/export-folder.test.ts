import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../../../server/src/registry/testing/test-registry.ts';
import { runViit, startViit, viitProgram } from '../testing/run-viit.ts';

/* The folder of an export, replaced or interrupted. */

let registry: TestRegistry;
let out: string;

before(async () => {
  registry = await openTestRegistry();
  out = path.join(registry.folder, 'here/export');
  for (const build of [{ name: 'shell' }, { name: 'exams' }]) {
    const result = await registry.publish(build);
    assert.equal(result.status, 200, result.body.error);
  }
});
after(() => registry.close());

const env = (server = registry.address) => ({ VIIT_SERVER: server, VIIT_TOKEN: registry.token });
const viit = (...args: string[]) => runViit(['export', '--out', out, ...args], env());
const page = () => fs.readFileSync(path.join(out, 'site/exams.html'), 'utf8');
/** The folder beside the export that it links to. */
const beside = () => fs.readdirSync(path.dirname(out)).filter((name) => name !== path.basename(out));

/** A server that disconnects, or stops sending, after the first bytes of the files. */
async function interruptedServer(
  how: 'disconnect' | 'stall',
  onInterrupt: () => void = () => {},
): Promise<http.Server> {
  const server = http.createServer(async (request, response) => {
    const headers = { authorization: request.headers.authorization ?? '' };
    if (request.method === 'GET') {
      const original = await fetch(registry.address + request.url, { headers });
      response.setHeader('content-type', original.headers.get('content-type') ?? '').end(await original.text());
      return;
    }
    response.writeHead(200, { 'content-type': 'application/x-tar' });
    response.write(Buffer.alloc(100), () => {
      if (how === 'disconnect') request.socket.destroy();
      onInterrupt();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const addressOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('an export creates its folder, and the next one replaces it', async () => {
  const first = await viit();
  assert.equal(first.code, 0, first.err);
  assert.match(first.out, /^Exported: release \d+, \d+ files in .*\.\n$/);
  assert.match(first.err, /s {2}plan: \d+ files\n.*s {2}fetch and write: \d+ KB\n/s);
  await registry.publish({ name: 'exams', version: '1.1.0' });
  const second = await viit('--json');
  const result = JSON.parse(second.out) as Record<string, unknown>;
  assert.deepEqual(
    [second.code, second.err, result.release, result.out],
    [0, '', registry.live.current()?.release, out],
  );
  assert.match(page(), /1\.1\.0/);
  assert.equal(beside().length, 1, 'the earlier export is deleted');
});

test('the web server reads an export of a user whose files are private', async () => {
  const umask = process.umask(0o077);
  const { code, err } = await startViit(['export', '--out', out], env()).finally(() => process.umask(umask));
  assert.equal(code, 0, err);
  const modes = new Set<string>();
  for (const entry of fs.readdirSync(fs.realpathSync(out), { recursive: true, withFileTypes: true })) {
    const mode = fs.statSync(path.join(entry.parentPath, entry.name)).mode & 0o777;
    modes.add(`${entry.isDirectory() ? 'folder' : 'file'} ${mode.toString(8)}`);
  }
  assert.deepEqual([...modes].sort(), ['file 644', 'folder 755']);
});

test('a folder that contains something else is refused and left alone', async () => {
  const other = path.join(registry.folder, 'mine');
  fs.mkdirSync(other);
  fs.writeFileSync(path.join(other, 'letter.txt'), 'dear');
  const result = await runViit(['export', '--out', other, '--json'], env());
  assert.deepEqual([result.code, JSON.parse(result.out).code], [2, 'folder-in-use']);
  assert.deepEqual(fs.readdirSync(other), ['letter.txt']);
});

test('an empty folder and a copied export are replaced', async () => {
  const copied = path.join(registry.folder, 'there/copied');
  fs.mkdirSync(copied, { recursive: true });
  assert.equal((await runViit(['export', '--out', copied], env())).code, 0);
  const target = fs.readlinkSync(copied);
  fs.rmSync(copied);
  fs.renameSync(path.join(path.dirname(copied), target), copied);
  assert.equal((await runViit(['export', '--out', copied], env())).code, 0);
  assert.ok(fs.lstatSync(copied).isSymbolicLink());
  assert.equal(fs.readdirSync(path.dirname(copied)).length, 2);
});

test('when the server disconnects, the earlier export stays complete', async () => {
  const server = await interruptedServer('disconnect');
  const result = await runViit(['export', '--out', out, '--json'], env(addressOf(server)));
  server.close();
  assert.deepEqual([result.code, JSON.parse(result.out).code], [1, 'export-incomplete']);
  assert.match(page(), /1\.1\.0/);
  assert.equal(beside().length, 1);
});

test('an unfinished export is left alone while it runs; once it is killed, the next one cleans up', async (t) => {
  let onStall = () => {};
  const stalled = new Promise<void>((resolve) => {
    onStall = resolve;
  });
  const server = await interruptedServer('stall', onStall);
  const child = spawn(process.execPath, [viitProgram, 'export', '--out', out], {
    env: { ...process.env, ...env(addressOf(server)) },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  t.after(() => {
    child.kill('SIGKILL');
    server.closeAllConnections();
    server.close();
  });
  await stalled;
  assert.equal((await viit()).code, 0);
  assert.equal(beside().length, 2, 'the other export runs');
  child.kill('SIGKILL');
  await ended;
  assert.match(page(), /1\.1\.0/);
  assert.equal(beside().length, 2, 'an unfinished folder remains');
  assert.equal((await viit()).code, 0);
  assert.equal(beside().length, 1);
});

test('an earlier release is exported by its number, but not one that was never live', async () => {
  const { switches } = (await registry.request('GET', 'status')).body as {
    switches: { release: string; note: string }[];
  };
  const earlier = switches.filter(({ note }) => note === 'published exams').at(-1)?.release ?? '';
  assert.equal((await viit('--release', earlier)).code, 0);
  assert.match(page(), /1\.0\.0/);
  const preview = await registry.publish({ name: 'exams', version: '9.0.0' }, { channel: 'secret' });
  const refused = await viit('--release', String(preview.body.release), '--json');
  assert.deepEqual([refused.code, JSON.parse(refused.out).code], [3, 'never-live']);
  const unknown = await runViit(['export', '--out', out, '--json'], { ...env(), VIIT_TOKEN: 'wrong' });
  assert.deepEqual([unknown.code, JSON.parse(unknown.out).code], [3, 'token-unknown']);
  assert.match(JSON.parse(unknown.out).error, /The site is http:\/\/127\.0\.0\.1:\d+; name another/);
});
