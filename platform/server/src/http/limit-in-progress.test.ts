import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { createRequestLimit, unreadResponses } from './limit-in-progress.ts';

test('a client that does not read a large response loses the connection, and its next request is accepted', async (t) => {
  unreadResponses.ms = 200;
  const limit = createRequestLimit(1);
  const server = Fastify();
  t.after(() => server.close());
  server.get('/', (_request, reply) => limit('a client', reply, async () => 'x'.repeat(20_000_000)));
  server.setErrorHandler((_error, _request, reply) => reply.status(429).send());
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const reader = net.connect(Number(new URL(address).port), '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(reader, 'connect');
  const status = async () => (await fetch(address)).status;
  while ((await status()) !== 429) assert.ok(!reader.destroyed);
  while ((await status()) !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  reader.destroy();
});
