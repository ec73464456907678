import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { after, before, test } from 'node:test';
import type { ConsoleChanges } from '@viit/contract/console';
import { eventTimes } from './event-route.ts';
import { openTestConsole, type TestConsole } from './testing/test-console.ts';

const defaults = { ...eventTimes };
let site: TestConsole;

before(async () => {
  Object.assign(eventTimes, { pollMs: 30, heartbeatMs: 60 });
  site = await openTestConsole();
  await site.registry.publish({ name: 'shell' });
});
after(async () => {
  await site.close();
  Object.assign(eventTimes, defaults);
});

/** Opens the stream of a session. */
async function listen(token: string) {
  const response = await fetch(`${site.address}/events`, { headers: await site.signIn(token) });
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  assert.equal(response.headers.get('x-accel-buffering'), 'no', 'nginx passes each event on at once');
  assert.equal(response.headers.get('connection'), 'close', 'the connection ends with the stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    /** The next event that is not a keep-alive. Undefined at the end of the stream. */
    async next(): Promise<ConsoleChanges | undefined> {
      for (;;) {
        const [found, json] = /data: (.*)\n\n/.exec(text) ?? [];
        if (found && json) {
          text = text.slice(text.indexOf(found) + found.length);
          return JSON.parse(json) as ConsoleChanges;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += decoder.decode(value, { stream: true });
      }
    },
    /** Whether the session has ended, after the stream. */
    isSessionOver: () => text.includes('event: end'),
    cancel: () => reader.cancel(),
  };
}

test('a stream begins with the current state and says when a release goes live or a preview is made', async () => {
  const events = await listen(site.registry.token);
  const first = await events.next();
  await site.registry.publish({ name: 'exams' });
  let next = await events.next();
  while (next && next.live === first?.live) next = await events.next();
  assert.notEqual(next?.live, first?.live);
  assert.equal(next?.previews, '');
  await site.registry.publish({ name: 'exams', version: '1.1.0' }, { channel: 'autumn' });
  while (next?.previews === '') next = await events.next();
  assert.match(next?.previews ?? '', /./);
  await events.cancel();
});

test('one person opens at most 20 streams', async () => {
  const headers = { ...(await site.signIn(await site.registry.tokenFor('exams'))) };
  const open = async () => {
    const request = http.get(`${site.address}/events`, { headers, agent: false });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return response;
  };
  const responses = await Promise.all(Array.from({ length: 21 }, open));
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  for (const response of responses) response.destroy();
  assert.equal(refused.length, 1);
});

test('a HEAD request opens no stream', async () => {
  const response = await fetch(`${site.address}/events`, {
    method: 'HEAD',
    headers: await site.signIn(site.registry.token),
  });
  assert.equal(response.status, 404);
});

test('colleagues get the place of a window only if it is a short name', async () => {
  const headers = { ...(await site.signIn(site.registry.token)) };
  for (const place of ['exams/notices/fees', `exams/${'a'.repeat(2000)}`]) {
    await fetch(`${site.address}/events?id=window-1&place=${place}`, { headers });
  }
  const people = await site.registry.database.query('select place from presence');
  assert.deepEqual(people, [{ place: 'exams/notices/fees' }]);
});

test('a stream ends when its token is revoked or expires, and says that the session is over', {
  timeout: 10_000,
}, async () => {
  const expire = (id: string) =>
    site.registry.database.query('update token set expires_at = now() where id = $1', [id]);
  for (const end of [expire, (id: string) => site.registry.request('DELETE', `tokens/${id}`)]) {
    const { body } = await site.registry.request('POST', 'tokens', { rights: { exams: 'publish' }, label: 'summer' });
    const events = await listen(String(body.token));
    await events.next();
    await end(String(body.id));
    while (await events.next());
    assert.ok(events.isSessionOver());
  }
});

test('open streams do not keep the server from stopping', { timeout: 10_000 }, async () => {
  const events = await listen(site.registry.token);
  await events.next();
  await site.server.close();
  while (await events.next());
  assert.ok(!events.isSessionOver());
});
