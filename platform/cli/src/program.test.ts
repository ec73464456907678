import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { type CommandTest, openCommandTest } from './testing/command-test.ts';
import { startViit } from './testing/run-viit.ts';

let registry: CommandTest;

before(async () => {
  registry = await openCommandTest();
});
after(() => registry.close());

test('an unreachable server exits with 4', async () => {
  const { code, out } = await startViit(['status', '--json'], { VIIT_SERVER: 'http://127.0.0.1:9' });
  assert.deepEqual([code, JSON.parse(out).code], [4, 'server-unreachable']);
});

test('an invalid command exits with 2', async () => {
  for (const args of [['publish'], ['publish', 'nothing-here'], ['status', '--server', 'somewhere'], ['unknown']]) {
    assert.equal((await registry.viit(args)).code, 2, args.join(' '));
  }
});

test('an option that must be a number is refused with an example', async () => {
  for (const args of [
    ['status', '--count', 'many'],
    ['prune', '--keep', '0'],
    ['token', 'create', 'exams', '--days', 'soon'],
  ]) {
    const { code, err } = await registry.viit(args);
    assert.equal(code, 2, args.join(' '));
    assert.match(err, /whole number such as 30/);
  }
});

test('a page of the site as --server is refused with the right address', async () => {
  const { code, err } = await registry.viit(['status'], { VIIT_SERVER: `${registry.address}/exams` });
  assert.equal(code, 1);
  assert.match(err, /redirects to \/.*without a path, such as http:\/\/127\.0\.0\.1:\d+\./);
});

test('a request that the registry refuses for the moment is sent again after the time that it names', async () => {
  let count = 0;
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    if (++count < 3) response.writeHead(429, { 'retry-after': '1' }).end('{"code":"uploads-too-many","error":"Wait."}');
    else response.end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const VIIT_SERVER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code } = await registry.viitJson(['history', 'exams', '--sent'], { VIIT_SERVER });
  server.close();
  assert.deepEqual([code, count], [0, 3]);
});

test('responses that do not match the contract are refused', async () => {
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"release":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const VIIT_SERVER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, value } = await registry.viitJson(['status'], { VIIT_SERVER });
  server.close();
  assert.deepEqual([code, value.code], [1, 'registry-invalid']);
});

test('help groups the commands by who uses them', async () => {
  const { out } = await registry.viit(['--help']);
  const [team = '', testers = '', visitors = '', content = '', operators = ''] = out
    .split(/^\S.*:\n(?= {2}[a-z])/m)
    .slice(1);
  for (const [group, command] of [
    [team, 'publish'],
    [testers, 'diff'],
    [visitors, 'reports'],
    [content, 'content'],
    [operators, 'prune'],
  ] as const) {
    assert.match(group, new RegExp(`^  ${command} `, 'm'));
  }
});

test('help shows a first change, the exit codes, and what each command does', async () => {
  const help = await registry.viit(['--help']);
  assert.equal(help.code, 0);
  for (const text of ['preview exams --as', 'rollback exams', 'Exit codes', 'docs/publishing.md']) {
    assert.ok(help.out.includes(text), text);
  }
  assert.doesNotMatch(help.out, /^ {2}end /m);
  assert.match((await registry.viit(['publish', '--help'])).out, /all of the new pages together/);
  assert.match((await registry.viit(['preview', '--help'])).out, /delete <name>/);
});

test('a failure of the registry exits with 1, not as a refusal, and names the request', async () => {
  const body = JSON.stringify({ code: 'registry-failed', error: 'It failed.', requestId: 'r-1' });
  const server = http.createServer((_request, response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const VIIT_SERVER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, err } = await registry.viit(['status'], { VIIT_SERVER });
  server.close();
  assert.deepEqual([code, err], [1, 'It failed.\nRequest r-1\n']);
});
