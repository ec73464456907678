import assert from 'node:assert/strict';
import net, { type AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { createServer } from './create-server.ts';
import { testContext } from './testing/test-context.ts';

/* Requests that are sent without waiting for responses. */

const server = createServer(testContext(undefined));
let handled = 0;

before(async () => {
  server.addHook('onRequest', async () => void handled++);
  await server.listen({ port: 0, host: '127.0.0.1' });
});
after(() => server.close());

/** @returns the number of responses. */
async function send(count: number): Promise<number> {
  handled = 0;
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const request = 'GET /healthz HTTP/1.1\r\nhost: a\r\n';
  socket.write(`${`${request}\r\n`.repeat(count - 1)}${request}connection: close\r\n\r\n`);
  const received = await socket.toArray().catch(() => []);
  return Buffer.concat(received).toString().split('HTTP/1.1 200').length - 1;
}

test('a connection that sends a few requests at once gets all responses', async () => {
  assert.deepEqual([await send(30), handled], [30, 30]);
});

test('a connection that sends very many requests at once is closed before they are handled', async () => {
  assert.ok((await send(3000)) <= 32);
  assert.ok(handled <= 32, `${handled} requests`);
});

test('a connection that waits for responses has no limit of requests', async () => {
  const socket = net.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  for (let number = 0; number < 100; number++) {
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    const [data] = await new Promise<[Buffer]>((resolve) => socket.once('data', (chunk) => resolve([chunk])));
    assert.match(data.toString(), /^HTTP\/1\.1 200/);
  }
  socket.destroy();
});
