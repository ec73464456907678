import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type ConsoleResponse,
  openTestConsole,
  type SessionHeaders,
  type TestConsole,
} from './testing/test-console.ts';

let site: TestConsole;
/** A session of the operator. */
let session: SessionHeaders;

before(async () => {
  site = await openTestConsole();
  await site.registry.publish({ name: 'shell' });
  await site.registry.publish({ name: 'exams' });
  session = await site.signIn(site.registry.token);
});
after(() => site.close());

const outcome = ({ status, body }: ConsoleResponse) => [status, body.code];

test('signed in, the registry answers with the rights of the token', async () => {
  const headers = await site.signIn(await site.registry.tokenFor('exams'));
  const own = await site.send('GET', '/session', { headers });
  assert.deepEqual(own.body, {
    ...{ rights: { exams: 'publish' }, label: 'exams team', site: site.registry.address },
    isPerson: false,
    id: (await site.send('GET', '/api/me', { headers })).body.id,
  });
  const status = await site.send('GET', '/api/status', { headers });
  assert.equal(status.status, 200);
  assert.deepEqual(
    (status.body.sections as { name: string }[]).map(({ name }) => name),
    ['exams', 'shell'],
  );
  assert.deepEqual(outcome(await site.send('GET', '/api/audit', { headers })), [403, 'not-permitted']);
});

test('the cookie is for this site only, no script can read it, and it does not contain the token', async () => {
  const { token } = site.registry;
  const { headers, body } = await site.send('POST', '/session', { body: { token } });
  const cookie = String(headers['set-cookie']);
  assert.match(cookie, /^viit_console=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  assert.ok(!(cookie + JSON.stringify(body)).includes(token));
  const half = /=([^;]+)/.exec(cookie)?.[1];
  assert.notEqual(half, body.key);
});

test('behind https, the cookie is bound to the host', async () => {
  const secure = await openTestConsole({ publicOrigin: 'https://console.viit.example' });
  const { headers } = await secure.send('POST', '/session', { body: { token: secure.registry.token } });
  assert.match(String(headers['set-cookie']), /^__Host-viit_console=.*; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  assert.match(String(headers['strict-transport-security']), /max-age/);
  const signedIn = await secure.signIn(secure.registry.token);
  assert.equal((await secure.send('GET', '/api/status', { headers: signedIn })).status, 200);
  const renamed = await secure.send('GET', '/', { host: 'localhost:3090', headers: { 'sec-fetch-site': undefined } });
  assert.deepEqual(outcome(renamed), [403, 'console-origin']);
  await secure.close();
});

test('neither half of a session is enough: the cookie without its key, the key without its cookie, those of two sessions', async () => {
  const one = session;
  const other = await site.signIn(site.registry.token);
  const halves = [
    { cookie: one.cookie },
    { 'x-viit-console': one['x-viit-console'] },
    { cookie: one.cookie, 'x-viit-console': other['x-viit-console'] },
    { cookie: one.cookie, 'x-viit-console': '' },
    { ...one, cookie: `${one.cookie.slice(0, -4)}AAAA` },
    {},
  ];
  for (const headers of halves) {
    const refused = await site.send('POST', '/api/rollback', { headers, body: { part: 'exams' } });
    assert.deepEqual(outcome(refused), [401, 'session-missing'], JSON.stringify(headers));
    assert.deepEqual(outcome(await site.send('GET', '/events', { headers })), [401, 'session-missing']);
  }
});

test('a token in the request itself is not a session', async () => {
  const headers = { authorization: `Bearer ${site.registry.token}` };
  assert.deepEqual(outcome(await site.send('GET', '/api/tokens', { headers })), [401, 'session-missing']);
});

test('a change needs the origin of the console: not that of the site, not none', async () => {
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3090', 'https://evil.example', 'null', undefined]) {
    const headers = { ...session, origin };
    const refused = await site.send('POST', '/api/rollback', { headers, body: { part: 'exams' } });
    assert.deepEqual(outcome(refused), [403, 'console-origin'], String(origin));
    assert.deepEqual(outcome(await site.send('DELETE', '/session', { headers })), [403, 'console-origin']);
    const { token } = site.registry;
    assert.deepEqual(outcome(await site.send('POST', '/session', { headers: { origin }, body: { token } })), [
      403,
      'console-origin',
    ]);
  }
});

test('pages of other origins read nothing either; opening the console by a link works, framing it does not', async () => {
  for (const from of ['same-site', 'cross-site']) {
    const fetched = { 'sec-fetch-site': from, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' };
    for (const address of ['/', '/console.js', '/session', '/api/status', '/events']) {
      const refused = await site.send('GET', address, { headers: { ...session, ...fetched } });
      assert.deepEqual(outcome(refused), [403, 'console-origin'], `${from} ${address}`);
    }
    const opened = { 'sec-fetch-site': from, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    assert.equal((await site.send('GET', '/', { headers: opened })).status, 200);
    const framed = { ...opened, 'sec-fetch-dest': 'iframe' };
    assert.equal((await site.send('GET', '/', { headers: framed })).status, 403);
  }
});

test('a name that leads to this machine is no name of the console', async () => {
  const headers = { 'sec-fetch-site': undefined };
  for (const host of ['evil.example', 'evil.example:3090', 'localhost.evil.example', 'viit.example']) {
    assert.deepEqual(outcome(await site.send('GET', '/', { host, headers })), [403, 'console-origin'], host);
  }
  for (const host of ['localhost:3090', '127.0.0.1:4000', '[::1]:3090', 'localhost']) {
    assert.equal((await site.send('GET', '/', { host, headers })).status, 200, host);
  }
});

test('every response keeps others out: no script but its own, no frames, no opener, nothing stored', async () => {
  for (const address of ['/', '/console.js', '/console.css', '/session', '/api/status', '/none', '/api/none']) {
    const { headers } = await site.send('GET', address, { headers: session });
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'self'"]) {
      assert.ok(policy.includes(part), `${address}: ${part}`);
    }
    assert.match(policy, /require-trusted-types-for 'script'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin', address);
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin', address);
    assert.equal(headers['x-frame-options'], 'DENY', address);
    // Passkeys work, and nothing else.
    assert.match(
      String(headers['permissions-policy']),
      /camera=\(\).*publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)$/,
    );
    assert.match(String(headers['cache-control']), /^no-(store|cache)$/, address);
    assert.equal(headers['access-control-allow-origin'], undefined);
  }
});

test('scripts of the console are sent compressed, and not again while they are the same', async () => {
  const packed = await site.send('GET', '/console.js', { headers: { 'accept-encoding': 'gzip, br' } });
  const { etag, vary } = packed.headers;
  assert.deepEqual([packed.status, packed.headers['content-encoding'], vary], [200, 'br', 'accept-encoding']);
  const plain = await site.send('GET', '/console.js', { headers: { 'accept-encoding': 'identity' } });
  assert.deepEqual([plain.headers['content-encoding'], plain.headers.etag], [undefined, etag]);
  const cached = await site.send('GET', '/console.js', { headers: { 'if-none-match': String(etag) } });
  assert.deepEqual([cached.status, cached.text], [304, '']);
});

test('the console serves nothing of the site, and the site nothing of the console', async () => {
  const { entry } = (
    JSON.parse(await site.registry.read('/_registry.json')) as { sections: { exams: { entry: string } } }
  ).sections.exams;
  assert.match(await site.registry.read(entry), /exams/);
  for (const address of [entry, '/exams', '/_registry.json', '/_preview/leave', '/_registry/status', '/_reports']) {
    assert.deepEqual(outcome(await site.send('GET', address)), [404, 'route-unknown'], address);
  }
  for (const address of ['/console.js', '/console.css', '/session', '/events']) {
    const { status, headers } = await fetch(site.registry.address + address, { redirect: 'manual' });
    assert.ok(status === 404 || (status === 302 && headers.get('location') === '/'), `${address} answers ${status}`);
  }
});

test('signing out deletes the cookie', async () => {
  const { headers } = await site.send('DELETE', '/session');
  assert.match(String(headers['set-cookie']), /^viit_console=; Max-Age=0; /);
});

test('a token that is revoked ends its session at once', async () => {
  const { body } = await site.registry.request('POST', 'tokens', { rights: { exams: 'publish' }, label: 'summer' });
  const headers = await site.signIn(String(body.token));
  assert.equal((await site.send('GET', '/session', { headers })).status, 200);
  await site.registry.request('DELETE', `tokens/${body.id}`);
  assert.deepEqual(outcome(await site.send('GET', '/session', { headers })), [401, 'session-missing']);
  assert.deepEqual(outcome(await site.send('GET', '/api/status', { headers })), [401, 'session-missing']);
});

test('what is done in the console is in the audit with the owner of the token', async () => {
  await site.registry.publish({ name: 'exams', version: '1.1.0' });
  const headers = await site.signIn(await site.registry.tokenFor('exams'));
  const { body } = await site.send('POST', '/api/rollback', { headers, body: { part: 'exams' } });
  assert.deepEqual(body.changes, [{ name: 'exams', from: '1.1.0', to: '1.0.0' }]);
  await assert.doesNotReject(async () => {
    for (let attempt = 0; attempt < 100; attempt++) {
      const audit = await site.registry.request('GET', 'audit?count=5');
      if (JSON.stringify(audit.body).includes('"rollBack"')) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('The rollback was not recorded within 2 s.');
  });
});

test('what a rollback would do is shown without doing it', async () => {
  await site.registry.publish({ name: 'exams', version: '1.2.0' });
  const headers = await site.signIn(await site.registry.tokenFor('exams'));
  const plan = await site.send('GET', '/api/rollback?part=exams', { headers });
  assert.equal(plan.body.from, '1.2.0');
  const { status } = await site.send('GET', `/api/comparison/short?to=${plan.body.release}`, { headers });
  assert.equal(status, 200);
  assert.deepEqual(outcome(await site.send('GET', '/api/rollback?part=shell', { headers })), [403, 'not-permitted']);
  const after = await site.send('GET', '/api/status', { headers });
  const [exams] = after.body.sections as { version: string }[];
  assert.equal(exams?.version, '1.2.0');
});

// The last test: it uses up the attempts of this address.
test('tokens cannot be tried without end', async () => {
  const attempts = Array.from({ length: 14 }, () =>
    site.send('POST', '/session', { body: { token: 'viit_exams_guess' } }),
  );
  const codes = (await Promise.all(attempts)).map(({ body }) => body.code);
  assert.ok(codes.filter((code) => code === 'sign-ins-too-many').length >= 3, codes.join());
});
