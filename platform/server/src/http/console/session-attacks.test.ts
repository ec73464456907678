import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createPasskey } from '../../registry/people/testing/test-authenticator.ts';
import { openPeopleTest, origin } from './testing/people-test.ts';
import { type Options, outcome, sessionOf } from './testing/sign-in-test.ts';
import type { TestConsole } from './testing/test-console.ts';

/* Attacks on sessions and rights of people. */

const endedSession = [401, 'session-missing'];
let people: Awaited<ReturnType<typeof openPeopleTest>>;
let site: TestConsole;

before(async () => {
  people = await openPeopleTest();
  site = people.site;
});
after(() => site.close());

test("a machine's token has no passkeys, and signs no command in", async () => {
  const headers = sessionOf(await people.complete({ token: site.registry.token }));
  const body = { challenge: 'a'.repeat(43) };
  for (const address of ['/api/me/passkeys/options', '/api/me/logins']) {
    assert.deepEqual(outcome(await site.send('POST', address, { headers, body })), [403, 'not-a-person']);
  }
});

test('a session that was planted in the browser does not become the one of who signs in', async () => {
  const attacker = await people.person();
  const victim = await people.person();
  const { flow, options } = await people.begun({ with: 'passkey' });
  const planted = { cookie: attacker.session.cookie, 'x-viit-console': attacker.session['x-viit-console'] };
  const completed = await people.complete({ flow, response: victim.passkey.sign(options) }, planted);
  const session = sessionOf(completed);
  assert.notEqual(session.cookie, attacker.session.cookie);
  assert.deepEqual(await people.me({ ...session, cookie: attacker.session.cookie }), endedSession);
  const { body } = await site.send('GET', '/api/me', { headers: planted });
  assert.equal(body.id, `person:${attacker.id}`);
});

test('halves of the sessions of two browsers do not fit together, in any order', async () => {
  const [one, two] = [(await people.person()).session, (await people.person()).session];
  const [half = '', key] = [one.cookie.split('=')[1], one['x-viit-console']];
  const name = one.cookie.split('=')[0];
  for (const headers of [
    { ...one, 'x-viit-console': two['x-viit-console'] },
    { ...two, 'x-viit-console': key },
    { cookie: `${name}=${key}`, 'x-viit-console': half },
    { cookie: `${name}=${half}${key}`, 'x-viit-console': '' },
    { cookie: `${name}=${half.toUpperCase()}`, 'x-viit-console': key },
    { cookie: `viit_console=${half}`, 'x-viit-console': key },
    { cookie: `${name}=${half}` },
    { 'x-viit-console': key },
    { authorization: `Bearer viit_session_${half}${key}` },
  ]) {
    assert.deepEqual(await people.me(headers as Record<string, string>), endedSession, JSON.stringify(headers));
  }
  assert.deepEqual(await people.me(one), [200, undefined]);
});

test('a session ends after 12 hours, and is not extended by signing in with itself', async () => {
  const { session } = await people.person();
  const token = `viit_session_${session.cookie.split('=')[1]}${session['x-viit-console']}`;
  assert.equal((await site.registry.request('GET', 'me', undefined, token)).status, 200);
  assert.deepEqual(outcome(await people.complete({ token })), [401, 'token-unknown']);
  const { body } = await site.send('GET', '/api/me', { headers: session });
  const hours = (Date.parse(String(body.expiresAt)) - Date.now()) / 3_600_000;
  assert.ok(hours > 11.9 && hours <= 12, String(hours));
  await site.registry.database.query(
    "update token set expires_at = now() - interval '1 second' where person is not null",
  );
  assert.deepEqual(await people.me(session), endedSession);
});

test('changed rights count from the next request on', async () => {
  const { id, session } = await people.person({ '*': 'manage' });
  const list = async () => outcome(await site.send('GET', '/api/persons', { headers: session }));
  assert.deepEqual(await list(), [200, undefined]);
  await site.registry.request('PUT', `persons/${id}/rights`, { rights: { exams: 'edit' } });
  assert.deepEqual(await list(), [403, 'not-permitted']);
});

test('a lost laptop: signing out everywhere, or a reset by the operator, ends every session', async () => {
  const { id, passkey, session } = await people.person();
  const again = async () => {
    const { flow, options } = await people.begun({ with: 'passkey' });
    return people.complete({ flow, response: passkey.sign(options) });
  };
  const other = sessionOf(await again());
  const { body } = await site.send('DELETE', '/api/me/session?all=true', { headers: other });
  assert.equal(body.ended, 2);
  assert.deepEqual([await people.me(session), await people.me(other)], [endedSession, endedSession]);
  const third = sessionOf(await again());
  const tab = await people.begun({ with: 'passkey' });
  await site.registry.request('POST', `persons/${id}/reset`);
  assert.deepEqual(await people.me(third), endedSession);
  const late = await people.complete({ flow: tab.flow, response: passkey.sign(tab.options) });
  assert.deepEqual(outcome(late), [403, 'sign-in-refused'], 'a sign-in that was in progress');
});

/** The token of a command that the person has allowed. */
async function commandOf(headers: Record<string, string>): Promise<string> {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { body } = await site.send('POST', '/api/me/logins', { headers, body: { challenge } });
  return String((await site.registry.request('POST', 'logins', { code: body.code, verifier }, '')).body.token);
}

test("a copied token of a command neither renews itself nor changes the person's passkeys", async () => {
  const { session, passkey } = await people.person();
  const token = await commandOf(session);
  assert.equal((await site.registry.request('GET', 'me', undefined, token)).status, 200);
  const [, half = '', key = ''] = /^viit_session_(.{32})(.{32})$/.exec(token) ?? [];
  const headers = { cookie: `${session.cookie.split('=')[0]}=${half}`, 'x-viit-console': key };
  assert.deepEqual(await people.me(headers), [200, undefined], 'its halves are known to its owner');
  const begun = await site.send('POST', '/api/me/passkeys/options', { headers: session });
  const response = createPasskey(origin).register(begun.body.options as Options);
  const attempts = [
    ['POST', 'me/logins', 'console-needed', { challenge: 'a'.repeat(43) }],
    ['POST', 'me/passkeys/options', 'sign-in-old', undefined],
    ['POST', 'me/passkeys', 'sign-in-old', { flow: begun.body.flow, name: 'phone', response }],
    ['DELETE', `me/passkeys/${passkey.id}`, 'sign-in-old', undefined],
  ] as const;
  for (const [method, path, code, body] of attempts) {
    const { status, body: refused } = await site.registry.request(method, path, body, token);
    assert.deepEqual([status, refused.code], [403, code], path);
    const atConsole = await site.send(method, `/api/${path}`, { headers, ...(body && { body }) });
    assert.equal(atConsole.body.code, code, 'at the console');
  }
});

test('passkeys change within 15 minutes of the sign-in, so that a window that was left open adds none', async () => {
  const { id, session } = await people.person();
  await site.registry.database.query(
    "update token set created_at = now() - interval '16 minutes' where person::text = $1",
    [id],
  );
  const begun = await site.send('POST', '/api/me/passkeys/options', { headers: session });
  assert.deepEqual(outcome(begun), [403, 'sign-in-old']);
  assert.match(await commandOf(session), /^viit_session_/);
});

const hostileRights: [name: string, rights: Record<string, string>][] = [
  ['climbs out of a section', { 'exams/../cells': 'publish' }],
  ['begins above a section', { '../exams': 'edit' }],
  ['has capitals', { Exams: 'publish' }],
  ['has a Cyrillic letter', { 'ex\u0430ms': 'publish' }],
  ['has a full-width letter', { '\uff45xams': 'publish' }],
  ['has an invisible character', { 'exams\u200b': 'publish' }],
  ['is encoded', { 'exams%2f..%2fcells': 'publish' }],
  ['has a star in the middle', { 'ex*ms': 'publish' }],
  ['is the operator for a part', { exams: 'manage' }],
  ['has an unknown level', { exams: 'admin' }],
];
for (const [name, rights] of hostileRights) {
  test(`a person is given no right that ${name}`, async () => {
    const body = { name: 'Eve', email: 'eve@viit.example', rights };
    const invited = await site.registry.request('POST', 'persons', body);
    assert.deepEqual([invited.status, invited.body.code], [400, 'request-invalid']);
    const { id } = await people.person();
    const changed = await site.registry.request('PUT', `persons/${id}/rights`, { rights });
    assert.deepEqual([changed.status, changed.body.code], [400, 'request-invalid']);
  });
}

test('somebody who does not exist is not changed, reset or removed', async () => {
  const { request } = site.registry;
  for (const id of ['9999', 'x', '1 or 1=1', '%31']) {
    const path = `persons/${encodeURIComponent(id)}`;
    for (const { status, body } of [
      await request('PUT', `${path}/rights`, { rights: {} }),
      await request('POST', `${path}/reset`),
      await request('DELETE', path),
    ]) {
      assert.deepEqual([status, body.code], [404, 'person-not-found']);
    }
  }
});
