import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { createRequestLimit, createUnreadLimit, endIfUnread, unreadResponses } from './limit-in-progress.ts';

test('a client that does not read a large response loses the connection, and one whose response takes long does not', async (t) => {
  const { ms } = unreadResponses;
  unreadResponses.ms = 1000;
  const limit = createRequestLimit(1);
  const server = Fastify();
  t.after(async () => {
    unreadResponses.ms = ms;
    await server.close();
  });
  server.addHook('onRequest', (_request, reply) => limit('its body', reply, async () => {}));
  server.get('/', (_request, reply) =>
    limit('a client', reply, async () => 'x'.repeat(20_000_000)).finally(() => endIfUnread(reply)),
  );
  server.get('/slow', (_request, reply) => limit('another', reply, () => delay(1500, 'slow')));
  server.setErrorHandler((_error, _request, reply) => reply.status(429).send());
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  assert.equal((await fetch(`${address}/slow`)).status, 200);

  const arrived = once(server.server, 'request');
  const reader = net.connect(Number(new URL(address).port), '127.0.0.1').pause();
  reader.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await arrived;
  const status = async () => {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  };
  assert.equal(await status(), 429);
  while ((await status()) !== 200) await delay(20);
  reader.destroy();
});

test('a large response is sent as bytes, with all its letters, and a small one as it is', async (t) => {
  const limit = createUnreadLimit();
  const server = Fastify();
  t.after(() => server.close());
  const sent: unknown[] = [];
  server.addHook('onSend', async (_request, reply, payload) => {
    const bytes = limit('a client', reply, payload);
    sent.push(typeof bytes);
    return bytes;
  });
  const large = { title: 'परीक्षा '.repeat(200_000) };
  server.get('/large', async () => large);
  server.get('/small', async () => ({ title: 'परीक्षा' }));
  assert.deepEqual((await server.inject('/large')).json(), large);
  assert.deepEqual((await server.inject('/small')).json(), { title: 'परीक्षा' });
  assert.deepEqual(sent, ['object', 'string']);
});
