import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { hasNginx, startNginx, type TestNginx } from '@viit/test/nginx';
import { hasPostgres, startPostgres, type TestPostgres } from '@viit/test/postgres';
import { createPasskey } from '../../registry/people/testing/test-authenticator.ts';
import { startTestProvider, type TestProvider } from '../../registry/people/testing/test-provider.ts';
import { eventTimes } from './event-route.ts';
import { type Options, outcome, sessionOf, signInClient } from './testing/sign-in-test.ts';
import { openTestConsole, type SessionHeaders, type TestConsole } from './testing/test-console.ts';

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

const person = (name: string) => ({
  name,
  email: `${name}@viit.example`.toLowerCase(),
  rights: { 'exams/*': 'edit' },
});
const me = async (headers: SessionHeaders) => outcome(await send('GET', '/api/me', { headers }));

async function invited(name: string) {
  const { body } = await first().registry.request('POST', 'persons', person(name));
  const { flow, options } = await client.begun({ invitation: String(body.link).split('/').at(-1) });
  const passkey = createPasskey(origin);
  return {
    id: String(body.id),
    passkey,
    session: sessionOf(await client.complete({ flow, response: passkey.register(options) })),
  };
}

test('what one server began another one completes, and every server knows the session', { skip }, async () => {
  const { id, session } = await invited('Anitha');
  for (const server of servers) {
    assert.equal((await server.send('GET', '/api/me', { headers: session })).body.id, `person:${id}`);
  }
});

/** Takes the servers in turn. */
const at = (index: number): TestConsole => servers[index % servers.length] as TestConsole;

/** Passkeys that the session has begun to add. @returns how each is completed. */
async function beginPasskeys(headers: Record<string, string>, count: number) {
  const begun = [];
  for (let index = 0; index < count; index++) {
    const { body } = await at(index).send('POST', '/api/me/passkeys/options', { headers });
    const passkey = createPasskey(origin);
    const added = { flow: body.flow, name: 'phone', response: passkey.register(body.options as Options) };
    const complete = () => at(index).send('POST', '/api/me/passkeys', { headers, body: added });
    begun.push({ id: passkey.id, complete });
  }
  return begun;
}

test('a thief who adds passkeys and signs in while the operator resets the person is out afterwards', {
  skip,
}, async () => {
  const { id, passkey, session } = await invited('Leela');
  const begun = await beginPasskeys(session, 9);
  const flows = await Promise.all([1, 2, 3, 4].map(() => client.begun({ with: 'passkey' })));
  await Promise.all([
    ...begun.map(({ complete }) => complete()),
    ...flows.map(({ flow, options }, index) =>
      signInClient(at(index)).complete({ flow, response: passkey.sign(options) }),
    ),
    first().registry.request('POST', `persons/${id}/reset`),
  ]);
  for (const table of ['passkey', 'token']) {
    const left = await first().registry.database.query(`select id from ${table} where person::text = $1`, [id]);
    assert.deepEqual(left, [], table);
  }
});

test('of two passkeys that are removed at the same time, one stays', { skip }, async () => {
  for (const name of ['Meera', 'Savita', 'Suresh']) {
    const { passkey, session } = await invited(name);
    const [second] = await beginPasskeys(session, 1);
    await second?.complete();
    const ids = [passkey.id, second?.id];
    const removed = await Promise.all(
      ids.map((key, index) => at(index).send('DELETE', `/api/me/passkeys/${key}`, { headers: session })),
    );
    assert.deepEqual(removed.map(({ status }) => status).sort(), [200, 409]);
  }
});

test('a person who is removed is out within a second on every server, also of an open page', {
  skip,
  timeout: 60_000,
}, async () => {
  const { id, session } = await invited('Kumar');
  const streams = await Promise.all(
    servers.map(async ({ address, send: sendTo }) => {
      assert.equal((await sendTo('GET', '/session', { headers: session })).status, 200);
      return openStream(address, session);
    }),
  );
  await first().registry.request('DELETE', `persons/${id}`);
  for (const server of servers) {
    const address = '/api/collections/exams/news';
    assert.deepEqual(outcome(await server.send('GET', address, { headers: session })), [401, 'session-missing']);
    assert.deepEqual(outcome(await server.send('GET', '/events', { headers: session })), [401, 'session-missing']);
  }
  // The servers look for it more often than once a second. How long that takes is up to the machine.
  assert.ok(eventTimes.pollMs < 1000, `${eventTimes.pollMs} ms`);
  await Promise.all(streams.map(({ ended }) => ended));
});

test('of four browsers that open one invitation at the same time, on three servers, one gets in', {
  skip,
}, async () => {
  const { body } = await first().registry.request('POST', 'persons', person('Lakshmi'));
  const invitation = String(body.link).split('/').at(-1);
  const begun = await Promise.all([1, 2, 3, 4].map(() => client.begun({ invitation })));
  const responses = await Promise.all(
    begun.map(({ flow, options }) => client.complete({ flow, response: createPasskey(origin).register(options) })),
  );
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 401, 401, 401]);
});

test('a person who is removed or reset while signing in has neither session nor passkey afterwards', {
  skip,
}, async () => {
  const { database, request } = first().registry;
  for (let round = 0; round < 12; round++) {
    const { body } = await request('POST', 'persons', person(`Ravi${round}`));
    const { flow, options } = await client.begun({ invitation: String(body.link).split('/').at(-1) });
    const response = createPasskey(origin).register(options);
    const address = `persons/${body.id}`;
    // Each time a little later.
    const removing = setTimeout(round / 2).then(() =>
      round % 2 ? request('DELETE', address) : request('POST', `${address}/reset`),
    );
    const [completed, removed] = await Promise.all([client.complete({ flow, response }), removing]);
    assert.equal(removed.status, 200, removed.body.error);
    assert.ok([200, 401].includes(completed.status), completed.text);
    if (completed.status === 200) assert.deepEqual(await me(sessionOf(completed)), [401, 'session-missing']);
    assert.deepEqual(await database.query('select id from passkey where person = $1', [String(body.id)]), []);
  }
});

test('a token for a network is used from the address that nginx sees, and no header changes it', { skip }, async () => {
  const body = { rights: {}, label: 'campus', networks: ['127.0.0.2'] };
  const { token } = (await first().registry.request('POST', 'tokens', body)).body;
  const signIn = async (localAddress: string, headers = {}) => {
    const page = { origin, 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.2', ...headers };
    const request = http.request(`${nginx.address}/session`, { method: 'POST', localAddress, headers: page });
    request.end(JSON.stringify({ token }));
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    return (JSON.parse(await text(response)) as { code?: string }).code;
  };
  assert.equal(await signIn('127.0.0.2', { 'x-forwarded-for': '127.0.0.9' }), undefined);
  assert.equal(await signIn('127.0.0.1'), 'token-network');
  assert.equal(await signIn('127.0.0.1', { forwarded: 'for=127.0.0.2', 'x-real-ip': '127.0.0.2' }), 'token-network');
});

/** Of one server, as a page of the console opens it. */
async function openStream(address: string, session: Record<string, string>): Promise<{ ended: Promise<unknown> }> {
  const request = http.get(`${address}/events`, { headers: { host, 'sec-fetch-site': 'same-origin', ...session } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  assert.equal(response.statusCode, 200);
  return { ended: once(response.resume(), 'end') };
}

test('with a provider, too, what one server began another one completes once', { skip }, async () => {
  const provider = await startTestProvider();
  const [one, two, three] = (await openServers({ provider: provider.settings })) as [
    TestConsole,
    TestConsole,
    TestConsole,
  ];
  try {
    await one.registry.request('POST', 'persons', person('Anitha'));
    const { flow, url } = await signInClient(one).begun({ with: 'provider' });
    const query = provider.signIn(url).toString();
    const responses = await Promise.all([two, three].map((server) => signInClient(server).complete({ flow, query })));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 401]);
  } finally {
    await Promise.all([one, two, three].map((server) => server.close()));
    await provider.close();
  }
});
