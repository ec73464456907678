import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import { createPasskey, type PasskeyForgery } from '../../registry/people/testing/test-authenticator.ts';
import { openPeopleTest, origin } from './testing/people-test.ts';
import { type Options, outcome, sessionOf } from './testing/sign-in-test.ts';
import type { TestConsole } from './testing/test-console.ts';

/* Attacks on invitations and passkeys. */

let people: Awaited<ReturnType<typeof openPeopleTest>>;
let site: TestConsole;
let log = '';

before(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  people = await openPeopleTest(logTo);
  site = people.site;
});
after(() => site.close());

test('an invited person sets up a passkey, signs in with it, and edits only what is theirs', async () => {
  const { passkey } = await people.person({ 'exams/*': 'edit' });
  const { flow, options } = await people.begun({ with: 'passkey' });
  const headers = sessionOf(await people.complete({ flow, response: passkey.sign(options) }));
  const { body } = await site.send('GET', '/api/me', { headers });
  const passkeys = body.passkeys as { name: string; usedAt: string | null }[];
  assert.deepEqual(
    [body.label, passkeys.map(({ name, usedAt }) => [name, typeof usedAt])],
    [...['Anitha', [['laptop', 'string']]]],
  );
  assert.deepEqual(outcome(await site.send('GET', '/api/collections/cells/news', { headers })), [403, 'not-permitted']);
  assert.deepEqual(outcome(await site.send('GET', '/api/audit', { headers })), [403, 'not-permitted']);
});

const registrations: [attack: string, forgery: PasskeyForgery][] = [
  ['of another origin', { origin: 'https://evil.example' }],
  ['of the site, where code of sections runs', { origin: 'https://viit.example' }],
  ['of the console without TLS', { origin: 'http://console.viit.example' }],
  ['of another port', { origin: 'https://console.viit.example:8443' }],
  ['for the whole domain', { rpId: 'viit.example' }],
  ['for another name', { rpId: 'evil.example' }],
  ['without verification of the user', { isVerified: false }],
  ['without presence of the user', { isPresent: false }],
  ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['to no challenge', { challenge: '' }],
  ['that is a sign-in', { type: 'webauthn.get' }],
];
test('an invitation is not used up by a passkey that is refused', async (t) => {
  const { secret } = await people.invite();
  for (const [attack, forgery] of registrations) {
    await t.test(`a passkey ${attack}`, async () => {
      const { flow, options } = await people.begun({ invitation: secret });
      const response = await people.complete({ flow, response: createPasskey(origin).register(options, forgery) });
      assert.deepEqual(outcome(response), [403, 'sign-in-refused'], response.text);
    });
  }
  const { flow, options } = await people.begun({ invitation: secret });
  sessionOf(await people.complete({ flow, response: createPasskey(origin).register(options) }));
});

const signIns: [attack: string, forgery: PasskeyForgery][] = [
  ...registrations.filter(([, { type }]) => !type),
  ['that is a registration', { type: 'webauthn.create' }],
  ['whose signature is of nothing', { signature: Buffer.alloc(0) }],
  ['whose signature is a guess', { signature: Buffer.alloc(70, 1) }],
  ['that was copied: its counter goes back', { counter: 1 }],
  ['that nobody has', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
];
test('a passkey signs in whose counter is as large as it can be', async () => {
  const { passkey } = await people.person();
  for (const counter of [2 ** 32 - 2, 2 ** 32 - 1]) {
    const { flow, options } = await people.begun({ with: 'passkey' });
    sessionOf(await people.complete({ flow, response: passkey.sign(options, { counter }) }));
  }
});

test('a NUL in a passkey is refused as such', async () => {
  const { passkey } = await people.person();
  const { flow, options } = await people.begun({ with: 'passkey' });
  const response = passkey.sign(options);
  const refused = await people.complete({ flow, response: { ...response, id: `${response.id}\0` } });
  assert.deepEqual(outcome(refused), [400, 'request-invalid'], refused.text);
});

test('a passkey signs nobody in', async (t) => {
  const { passkey } = await people.person();
  for (const [attack, forgery] of signIns) {
    await t.test(attack, async () => {
      const { flow, options } = await people.begun({ with: 'passkey' });
      const response = await people.complete({ flow, response: passkey.sign(options, forgery) });
      assert.deepEqual(outcome(response), [403, 'sign-in-refused'], response.text);
    });
  }
});

test("a passkey's signature does not sign in the owner of another passkey", async () => {
  const [victim, attacker] = [await people.person(), await people.person()];
  const { flow, options } = await people.begun({ with: 'passkey' });
  const response = attacker.passkey.sign(options, { id: victim.passkey.id });
  assert.deepEqual(outcome(await people.complete({ flow, response })), [403, 'sign-in-refused']);
});

test('a response of a passkey is accepted once, and for the sign-in that asked for it', async () => {
  const { passkey } = await people.person();
  const [one, two] = [await people.begun({ with: 'passkey' }), await people.begun({ with: 'passkey' })];
  const response = passkey.sign(one.options);
  assert.deepEqual(outcome(await people.complete({ flow: two.flow, response })), [403, 'sign-in-refused']);
  sessionOf(await people.complete({ flow: one.flow, response }));
  assert.deepEqual(outcome(await people.complete({ flow: one.flow, response })), [401, 'sign-in-ended']);
});

test('what was begun in one way is not completed in another', async () => {
  const { secret, passkey, session } = await people.person();
  const { flow } = await people.begun({ with: 'passkey' });
  assert.deepEqual(outcome(await people.complete({ flow, query: 'code=a' })), [401, 'sign-in-ended']);
  // The secret of an invitation or of a second passkey is no sign-in.
  const invited = await people.invite();
  const response = passkey.sign({ challenge: invited.secret });
  for (const wrong of [invited.secret, secret]) {
    assert.deepEqual(outcome(await people.complete({ flow: wrong, response })), [401, 'sign-in-ended']);
  }
  const second = await site.send('POST', '/api/me/passkeys/options', { headers: session });
  const added = createPasskey(origin).register(second.body.options as Options);
  const completed = await people.complete({ flow: second.body.flow, response: added });
  assert.deepEqual(outcome(completed), [401, 'sign-in-ended']);
});

test('an invitation works once, for three days, until the person is reset or removed', async () => {
  const [used, expired, reset, removed] = [
    await people.person(),
    await people.invite(),
    await people.invite(),
    await people.invite(),
  ];
  const { body } = await site.registry.request('GET', 'persons');
  const listed = (body as unknown as { id: string; invitationExpiresAt: string }[]).find(({ id }) => id === expired.id);
  const days = (Date.parse(listed?.invitationExpiresAt ?? '') - Date.now()) / 86_400_000;
  assert.ok(days > 2.99 && days <= 3, String(days));
  const invitation = async ({ id }: { id: string }) => {
    const { body } = await site.registry.request('GET', 'persons');
    return (body as unknown as (typeof listed)[]).find((one) => one?.id === id)?.invitationExpiresAt;
  };
  await site.registry.database.query(
    "update one_time_secret set expires_at = now() - interval '1 second' where person = $1",
    [expired.id],
  );
  assert.deepEqual([await invitation(used), await invitation(expired)], [null, null]);
  const again = await site.registry.request('POST', `persons/${reset.id}/reset`);
  await site.registry.request('DELETE', `persons/${removed.id}`);
  const guesses = ['guess', 'x'.repeat(32), '%', '../session', "' or 1=1 --"].map((secret) => ({ secret }));
  for (const { secret } of [used, expired, reset, removed, ...guesses]) {
    assert.deepEqual(outcome(await people.begin({ invitation: secret })), [401, 'invitation-invalid'], secret);
  }
  const link = String(again.body.link);
  await people.begun({ invitation: link.slice(link.lastIndexOf('/') + 1) });
});

test('of two browsers that open one invitation, one gets in', async () => {
  const { secret } = await people.invite();
  const begun = [await people.begun({ invitation: secret }), await people.begun({ invitation: secret })];
  const responses = await Promise.all(
    begun.map(({ flow, options }) => people.complete({ flow, response: createPasskey(origin).register(options) })),
  );
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 401]);
});

test('without a provider nobody signs in with one', async () => {
  assert.deepEqual(outcome(await people.begin({ with: 'provider' })), [409, 'provider-off']);
});

test('invitations cannot be guessed without end', async () => {
  const send = () => site.send('POST', '/sign-in', { body: { invitation: 'guess' } });
  const responses = await Promise.all(Array.from({ length: 70 }, send));
  assert.ok(responses.some(({ body }) => body.code === 'sign-ins-too-many'));
});

test('a second passkey is added by its person only, and the last one stays', async () => {
  const [own, other] = [await people.person(), await people.person()];
  const begin = async () => (await site.send('POST', '/api/me/passkeys/options', { headers: own.session })).body;
  const second = createPasskey(origin);
  const send = (headers: Record<string, string>, { flow, options }: Record<string, unknown>, forged = {}) =>
    site.send('POST', '/api/me/passkeys', {
      headers,
      body: { flow, name: 'phone', response: second.register(options as Options, forged) },
    });
  assert.deepEqual(outcome(await send(other.session, await begin())), [401, 'sign-in-ended']);
  assert.deepEqual(outcome(await send({}, await begin())), [401, 'session-missing']);
  assert.deepEqual(outcome(await send(own.session, await begin(), { isVerified: false })), [403, 'sign-in-refused']);
  assert.equal((await send(own.session, await begin())).status, 200);
  assert.deepEqual(outcome(await send(other.session, await begin())), [401, 'sign-in-ended']);
  const existing = (await begin()).options as { excludeCredentials: { id: string }[] };
  assert.deepEqual(
    existing.excludeCredentials.map(({ id }) => id),
    [own.passkey.id, second.id],
    'a device has one',
  );
  const persons = (await site.registry.request('GET', 'persons')).body as unknown as { id: string; email: string }[];
  assert.deepEqual(
    persons.filter(({ id }) => id === own.id).map((one) => ({ ...one, invitedAt: '', signedInAt: '' })),
    [
      {
        ...{ id: own.id, name: 'Anitha', email: persons.find(({ id }) => id === own.id)?.email, passkeys: 2 },
        ...{ rights: { 'exams/*': 'edit' }, invitedAt: '', signedInAt: '', invitationExpiresAt: null },
      },
    ],
  );
  const listed = (await site.send('GET', '/api/me', { headers: own.session })).body.passkeys as { name: string }[];
  assert.deepEqual(
    listed.map(({ name }) => name),
    ['laptop', 'phone'],
  );
  const remove = (headers: Record<string, string>, id: string) =>
    site.send('DELETE', `/api/me/passkeys/${id}`, { headers });
  assert.deepEqual(outcome(await remove(other.session, second.id)), [409, 'passkey-not-removed']);
  assert.equal((await remove(own.session, own.passkey.id)).status, 200);
  assert.deepEqual(outcome(await remove(own.session, second.id)), [409, 'passkey-not-removed']);
  const { flow, options } = await people.begun({ with: 'passkey' });
  const response = own.passkey.sign(options);
  assert.deepEqual(outcome(await people.complete({ flow, response })), [403, 'sign-in-refused'], 'the removed one');
});

test('an address is invited once, in any letter case', async () => {
  const person = { name: 'Ravi', email: 'ravi@viit.example', rights: {} };
  assert.equal((await site.registry.request('POST', 'persons', person)).status, 200);
  const again = await site.registry.request('POST', 'persons', { ...person, email: 'RAVI@viit.example' });
  assert.deepEqual([again.status, again.body.code], [409, 'person-exists']);
  for (const email of [
    'ravi',
    'r\u0430vi@viit.example',
    'ravi@viit.example\n',
    'ravi@viit.example, eve@viit.example',
    '',
  ]) {
    const refused = await site.registry.request('POST', 'persons', { ...person, email });
    assert.equal(refused.body.code, 'request-invalid', JSON.stringify(email));
  }
});

test('the audit names persons; neither it nor the log has a secret, and the log names them by number', async () => {
  const { id, secret, session, passkey } = await people.person({ exams: 'edit' }, 'Lakshmi Narasimhan');
  const begun = await people.begun({ with: 'passkey' });
  const response = passkey.sign(begun.options);
  await people.complete({ flow: begun.flow, response });
  const denied = await site.send('POST', '/api/rollback', { headers: session, body: { part: 'exams' } });
  assert.equal(denied.body.code, 'not-permitted');
  await people.complete({ flow: begun.flow, response });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const audit = await site.registry.request('GET', 'audit?count=200');
  const mine = (audit.body as unknown as { actor: { id: string; label: string } | null; action: string }[]).filter(
    ({ actor }) => actor?.id === `person:${id}`,
  );
  assert.deepEqual([...new Set(mine.map(({ action }) => action))].sort(), ['rollBack', 'signIn']);
  assert.ok(mine.every(({ actor }) => actor?.label === 'Lakshmi Narasimhan'));
  assert.ok(log.includes(`"actor":"person:${id}"`), 'the refusal is in the log');
  const half = session.cookie.split('=')[1] ?? '';
  const secrets = [secret, half, session['x-viit-console'], begun.flow, begun.options.challenge, passkey.id];
  for (const text of [...secrets, site.registry.token, response.response.toString(), 'Lakshmi']) {
    assert.ok(!log.includes(text), `the log has ${text}`);
  }
  for (const text of secrets) assert.ok(!JSON.stringify(audit.body).includes(text), `the audit has ${text}`);
});
