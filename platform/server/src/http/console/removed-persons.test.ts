import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { after, before, test } from 'node:test';
import { hasNginx, startNginx, type TestNginx } from '@viit/test/nginx';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import { createPasskey } from '../../registry/people/testing/test-authenticator.ts';
import { startTestProvider, type TestProvider } from '../../registry/people/testing/test-provider.ts';
import { outcome, sessionOf, signInClient } from './testing/sign-in-test.ts';
import { openTestConsole, type TestConsole } from './testing/test-console.ts';

/* Three servers on one PostgreSQL, with the console on an origin of its own behind nginx. */

const skip = hasPostgres() && hasNginx() ? false : 'PostgreSQL or nginx is not installed';
const origin = 'https://console.viit.example';
const host = new URL(origin).host;
let postgres: TestPostgres;
let servers: TestConsole[] = [];
let nginx: TestNginx;
let client: ReturnType<typeof signInClient>;

before(async () => {
  if (skip) return;
  postgres = await startPostgres();
  servers = await openServers({});
  nginx = await startNginx(({ port }) => {
    const upstreams = servers.map(({ address }) => `server ${new URL(address).host};`).join(' ');
    const headers = `proxy_set_header Host ${host}; proxy_set_header X-Forwarded-For $remote_addr;`;
    return `upstream consoles { ${upstreams} }
      server { listen 127.0.0.1:${port}; location / { proxy_pass http://consoles; ${headers} } }`;
  });
  client = signInClient({ ...first(), send });
});
after(async () => {
  await nginx?.stop();
  await Promise.all(servers.map((server) => server.close()));
  await postgres?.stop();
});

const first = (): TestConsole => servers[0] as TestConsole;

async function openServers(signIn: { provider?: TestProvider['settings'] }): Promise<TestConsole[]> {
  const databaseUrl = postgres.createDatabase();
  const open = () => openTestConsole({ publicOrigin: origin, databaseUrl, signIn });
  const one = await open();
  return [one, ...(await Promise.all([open(), open()]))];
}

/** Through nginx, which takes the servers in turn. */
const send: TestConsole['send'] = async (method, path, { headers = {}, body } = {}) => {
  const { 'x-forwarded-for': _, ...sent } = headers;
  const response = await fetch(nginx.address + path, {
    ...{ method, body: body ? JSON.stringify(body) : null },
    headers: { origin, ...(body && { 'content-type': 'application/json' }), ...sent } as Record<string, string>,
  });
  const text = await response.text();
  const set = response.headers.get('set-cookie');
  return { status: response.status, headers: { ...(set && { 'set-cookie': [set] }) }, text, body: JSON.parse(text) };
};

async function invited(name: string) {
  const person = { name, email: `${name}@viit.example`.toLowerCase(), rights: { 'exams/*': 'edit' } };
  const { body } = await first().registry.request('POST', 'persons', person);
  const { flow, options } = await client.begun({ invitation: String(body.link).split('/').at(-1) });
  const passkey = createPasskey(origin);
  return {
    id: String(body.id),
    session: sessionOf(await client.complete({ flow, response: passkey.register(options) })),
  };
}

test('what one server began another one completes, and every server knows the session', { skip }, async () => {
  const { id, session } = await invited('Anitha');
  for (const server of servers) {
    assert.equal((await server.send('GET', '/api/me', { headers: session })).body.id, `person:${id}`);
  }
});

test('a person who is removed is out within a second on every server, also of an open page', {
  skip,
  timeout: 30_000,
}, async () => {
  const { id, session } = await invited('Kumar');
  const streams = await Promise.all(
    servers.map(async ({ address, send: sendTo }) => {
      const begin = performance.now();
      assert.equal((await sendTo('GET', '/session', { headers: session })).status, 200);
      const slowest = performance.now() - begin;
      return { slowest, ...(await openStream(address, session)) };
    }),
  );
  await first().registry.request('DELETE', `persons/${id}`);
  const removed = performance.now();
  for (const server of servers) {
    const address = '/api/collections/exams/news';
    assert.deepEqual(outcome(await server.send('GET', address, { headers: session })), [401, 'session-missing']);
    assert.deepEqual(outcome(await server.send('GET', '/events', { headers: session })), [401, 'session-missing']);
  }
  for (const { ended, slowest } of streams) {
    const ms = (await ended) - removed;
    // A slow machine is allowed more.
    assert.ok(ms < 1000 + 5 * slowest, `out after ${Math.round(ms)} ms`);
  }
});

/** Of one server, as a page of the console opens it. @returns when it ends. */
async function openStream(address: string, session: Record<string, string>): Promise<{ ended: Promise<number> }> {
  const request = http.get(`${address}/events`, { headers: { host, 'sec-fetch-site': 'same-origin', ...session } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  assert.equal(response.statusCode, 200);
  return { ended: once(response.resume(), 'end').then(() => performance.now()) };
}

test('with a provider, too, what one server began another one completes once', { skip }, async () => {
  const provider = await startTestProvider();
  const [one, two, three] = (await openServers({ provider: provider.settings })) as [
    TestConsole,
    TestConsole,
    TestConsole,
  ];
  try {
    const person = { name: 'Anitha', email: 'anitha@viit.example', rights: {} };
    await one.registry.request('POST', 'persons', person);
    const { flow, url } = await signInClient(one).begun({ with: 'provider' });
    const query = provider.signIn(url).toString();
    const responses = await Promise.all([two, three].map((server) => signInClient(server).complete({ flow, query })));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 401]);
  } finally {
    await Promise.all([one, two, three].map((server) => server.close()));
    await provider.close();
  }
});
