import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../../../server/src/registry/testing/test-registry.ts';
import { bin, runViit } from '../run-viit.ts';

/* Where an export goes: what it takes the place of, and what is left when it is cut short. */

let desk: TestRegistry;
let out: string;

before(async () => {
  desk = await openTestRegistry();
  out = path.join(desk.folder, 'here/export');
  for (const build of [{ name: 'shell' }, { name: 'exams' }]) {
    const made = await desk.publish(build);
    assert.equal(made.status, 200, made.body.error);
  }
});
after(() => desk.close());

const env = (server = desk.address) => ({ VIIT_SERVER: server, VIIT_TOKEN: desk.token });
const viit = (...words: string[]) => runViit(['export', '--out', out, ...words], env());
const page = () => fs.readFileSync(path.join(out, 'site/exams.html'), 'utf8');
/** What stands beside the export: the folder that it is a link to. */
const beside = () => fs.readdirSync(path.dirname(out)).filter((name) => name !== path.basename(out));

/** A server that breaks off, or says nothing more, after the first bytes of the files. */
async function cutting(how: 'end' | 'hang', onCut: () => void = () => {}): Promise<http.Server> {
  const server = http.createServer(async (request, reply) => {
    const headers = { authorization: request.headers.authorization ?? '' };
    if (request.method === 'GET') {
      const said = await fetch(desk.address + request.url, { headers });
      reply.setHeader('content-type', said.headers.get('content-type') ?? '').end(await said.text());
      return;
    }
    reply.writeHead(200, { 'content-type': 'application/x-tar' });
    reply.write(Buffer.alloc(100), () => {
      if (how === 'end') request.socket.destroy();
      onCut();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const addressOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('an export makes its folder, and the next one takes its place', async () => {
  const first = await viit();
  assert.equal(first.code, 0, first.err);
  assert.match(first.out, /^Exported: release \d+, \d+ files in .*\.\n$/);
  assert.match(first.err, /s {2}plan: \d+ files\n.*s {2}fetch and write: \d+ KB\n/s);
  await desk.publish({ name: 'exams', version: '1.1.0' });
  const second = await viit('--json');
  const made = JSON.parse(second.out) as Record<string, unknown>;
  assert.deepEqual([second.code, second.err, made.release, made.out], [0, '', desk.live.current()?.release, out]);
  assert.match(page(), /1\.1\.0/);
  assert.equal(beside().length, 1, 'the former one is gone');
});

test('a folder with something else in it is refused and left alone', async () => {
  const other = path.join(desk.folder, 'mine');
  fs.mkdirSync(other);
  fs.writeFileSync(path.join(other, 'letter.txt'), 'dear');
  const ended = await runViit(['export', '--out', other], env());
  assert.equal(ended.code, 2);
  assert.match(ended.err, /mine holds something that is no former export.*Name another folder/);
  assert.deepEqual(fs.readdirSync(other), ['letter.txt']);
});

test('an empty folder, and an export that was copied here, are taken', async () => {
  const copied = path.join(desk.folder, 'there/copied');
  fs.mkdirSync(copied, { recursive: true });
  assert.equal((await runViit(['export', '--out', copied], env())).code, 0);
  const kept = fs.readlinkSync(copied);
  fs.rmSync(copied);
  fs.renameSync(path.join(path.dirname(copied), kept), copied);
  assert.equal((await runViit(['export', '--out', copied], env())).code, 0);
  assert.ok(fs.lstatSync(copied).isSymbolicLink());
  assert.equal(fs.readdirSync(path.dirname(copied)).length, 2);
});

test('a server that ends in the middle leaves the former export whole', async () => {
  const server = await cutting('end');
  const ended = await runViit(['export', '--out', out], env(addressOf(server)));
  server.close();
  assert.equal(ended.code, 1, ended.err);
  assert.match(ended.err, /The server ended in the middle.*The former export stays; export again/);
  assert.match(page(), /1\.1\.0/);
  assert.equal(beside().length, 1);
});

test('killed in the middle, the former export is whole, and the next one tidies up', async () => {
  const server = await cutting('hang', () => child.kill('SIGKILL'));
  const child = spawn(process.execPath, [bin, 'export', '--out', out], {
    env: { ...process.env, ...env(addressOf(server)) },
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.once('exit', resolve));
  server.closeAllConnections();
  server.close();
  assert.match(page(), /1\.1\.0/);
  assert.equal(beside().length, 2, 'something was begun');
  assert.equal((await viit()).code, 0);
  assert.equal(beside().length, 1);
});

test('a former release is exported by its number, one that never was live is not', async () => {
  const { moves } = (await desk.ask('GET', 'status')).body as { moves: { release: string; note: string }[] };
  const former = moves.filter(({ note }) => note === 'published exams').at(-1)?.release ?? '';
  assert.equal((await viit('--release', former)).code, 0);
  assert.match(page(), /1\.0\.0/);
  const preview = await desk.publish({ name: 'exams', version: '9.0.0' }, { channel: 'secret' });
  const refused = await viit('--release', String(preview.body.release));
  assert.equal(refused.code, 3);
  assert.match(refused.err, /was never live.*viit status/);
  const stranger = await runViit(['export', '--out', out], { ...env(), VIIT_TOKEN: 'wrong' });
  assert.equal(stranger.code, 3);
});
