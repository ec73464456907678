import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { linesType } from '@viit/contract/registry-api';
import { openTestRegistry, type TestRegistry } from '../registry/testing/test-registry.ts';
import { openTestConsole } from './console/testing/test-console.ts';
import { createServer } from './create-server.ts';
import { testContext } from './testing/test-context.ts';

/* Clients that reset their connection before the response, to leave no trace. */

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
});
after(() => registry.close());

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a request and resets the connection: at once, or after the response's first bytes. */
async function sendAndReset(address: string, path: string, { method = 'POST', body, headers }: Sent, after?: 'data') {
  const text = body === undefined ? '' : JSON.stringify(body);
  const { host, hostname, port } = new URL(address);
  const all = { host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers };
  const head = Object.entries(all).map((pair) => pair.join(': '));
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  // The server accepts the connection.
  await wait(50);
  const sent = new Promise((resolve) =>
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${text}`, resolve),
  );
  await (after ? once(socket, after) : sent);
  socket.resetAndDestroy();
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function until<T>(read: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (let attempt = 0; attempt < 250; attempt++) {
    const found = await read();
    if (found) return found;
    await wait(20);
  }
  throw new Error('Nothing was found within 5 s.');
}

interface Entry {
  action: string;
  target: string;
  address: string;
  status: number;
  code: string | null;
}
const audited = (action: string, target = '') =>
  until(async () => {
    const { body } = await registry.request('GET', 'audit?count=100');
    return (body as unknown as Entry[]).find((entry) => entry.action === action && entry.target.includes(target));
  });
const metric = async (name: string) =>
  (await registry.read('/_metrics')).split('\n').find((line) => line.startsWith(`${name} `));

test('a change is audited and counted although its client does not wait for the response', async () => {
  const body = { rights: { '*': 'edit' }, label: 'hidden' };
  await sendAndReset(registry.address, '/_registry/tokens', { body, headers: bearer(registry.token) });
  const { address, status, code } = await audited('createToken', 'hidden');
  assert.deepEqual([address, status, code], ['127.0.0.1', 200, null]);
  const name = 'viit_registry_operation_seconds_count{operation="createToken",result="done"}';
  assert.equal(await metric(name), `${name} 1`);
});

test('so is a refused attempt, with its address', async () => {
  const body = { rights: { '*': 'edit' }, label: 'a guess' };
  await sendAndReset(registry.address, '/_registry/tokens', { body, headers: bearer('viit_operator_guess') });
  const { address, status, code } = await until(async () => {
    const entry = await audited('createToken');
    return entry.code ? entry : undefined;
  });
  assert.deepEqual([address, status, code], ['127.0.0.1', 401, 'token-unknown']);
});

test('a publish is audited with its final status although its client left during the progress', async () => {
  const page = (text: string) => `{ id: 'page-0', load: async () => ({ default: () => ${text} }) }`;
  const late = "new Promise((_resolve, reject) => setTimeout(reject, 500, new Error('no such member')))";
  const build = { name: 'exams', bundle: `exports.default = [${page(late)}];` };
  await registry.publish(build, { channel: 'unused' });
  const [{ identity = '', version = '' } = {}] = (await registry.request('GET', 'builds/exams'))
    .body as unknown as Record<string, string>[];
  const headers = { ...bearer(registry.token), accept: linesType };
  const body = { name: 'exams', identity, version };
  await sendAndReset(registry.address, '/_registry/channels/live', { body, headers }, 'data');
  const { status, code } = await audited('publish', 'live exams');
  assert.deepEqual([status, code], [422, 'page-fails']);
});

test('a sign-in that is refused is logged although its client does not wait', async (context) => {
  const logTo = new PassThrough();
  const console = await openTestConsole({ log: { logTo, logLevel: 'warn' } });
  context.after(() => console.close());
  await sendAndReset(console.address, '/session', {
    body: { token: 'viit_operator_guess' },
    headers: { origin: console.address, 'sec-fetch-site': 'same-origin' },
  });
  const line = await until(() => logTo.read() as Buffer | undefined);
  assert.match(String(line), /"address":"127\.0\.0\.1","action":"signIn","code":"token-unknown"/);
});

test('a request is logged and counted with status 499 although its client does not wait', async (context) => {
  const logTo = new PassThrough();
  const findPreview = () => wait(200, undefined);
  const server = createServer(testContext(undefined, { logTo, logLevel: 'info', findPreview }));
  context.after(() => server.close());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  await sendAndReset(address, '/', { method: 'GET', headers: { cookie: `viit_preview=${'a'.repeat(32)}` } });
  const line = await until(() => logTo.read() as Buffer | undefined);
  assert.match(String(line), /"path":"\/","status":499.*"responded"/);
  const metrics = await (await fetch(`${address}/_metrics`)).text();
  assert.match(metrics, /viit_requests_total\{kind="page",status="4xx"\} 1/);
});
