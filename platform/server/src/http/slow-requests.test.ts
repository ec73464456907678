import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { after, before, test } from 'node:test';
import { uploadLimits } from '../registry/builds/uploads.ts';
import { createServer } from './create-server.ts';
import { testContext } from './testing/test-context.ts';
import { unreadBodies } from './unread-bodies.ts';

/* Clients that send slowly, so that their connections stay. */

const server = createServer(testContext(undefined));
const { server: http } = server;
const { ms } = unreadBodies;

before(() => server.listen({ port: 0, host: '127.0.0.1' }));
after(async () => {
  await server.close();
  unreadBodies.ms = ms;
});

for (const request of ['GET /exams', 'POST /exams', 'GET /healthz']) {
  test(`after its response, ${request} with a body that never ends loses its connection`, {
    timeout: 20_000,
  }, async () => {
    unreadBodies.ms = 50;
    const socket = net.connect((http.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`${request} HTTP/1.1\r\nhost: a\r\ncontent-length: 50\r\n\r\nhello`);
    assert.match(Buffer.concat(await socket.toArray()).toString(), /^HTTP\/1\.1 [2-5]\d\d /);
  });
}

test('a request has a time within which it arrives, longer than that of an upload', () => {
  assert.ok(http.headersTimeout > 0 && http.headersTimeout <= 60_000);
  assert.ok(http.requestTimeout > uploadLimits.totalMs, `${http.requestTimeout} ms`);
});

test('a request that does not arrive in time gets 408', async () => {
  const socket = new PassThrough();
  http.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  assert.match(Buffer.concat(await socket.toArray()).toString(), /^HTTP\/1\.1 408 Request Timeout\r\n/);
});
