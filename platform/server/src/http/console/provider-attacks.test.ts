import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { JWTPayload } from 'jose';
import { type Forgery, startTestProvider, type TestProvider } from '../../registry/people/testing/test-provider.ts';
import { outcome, sessionOf, signInClient } from './testing/sign-in-test.ts';
import { openTestConsole, type TestConsole } from './testing/test-console.ts';

/* Attacks on signing in with a provider, which is like Google and limited to the hosted domain viit.example. */

let provider: TestProvider;
let site: TestConsole;
let client: ReturnType<typeof signInClient>;
const origin = 'https://console.viit.example';

before(async () => {
  provider = await startTestProvider({ hd: 'viit.example' });
  site = await openTestConsole({ publicOrigin: origin, signIn: { provider: provider.settings } });
  client = signInClient(site);
  await invite('Anitha', 'anitha@viit.example');
});
after(async () => {
  await site.close();
  await provider.close();
});
beforeEach(() => {
  provider.forge = {};
});

const invite = (name: string, email: string, rights = { 'exams/*': 'edit' }) =>
  site.registry.request('POST', 'persons', { name, email, rights });

const own = { hd: 'viit.example' };
/** Begins in the console, and signs in at the provider. */
async function atProvider(claims: JWTPayload = own) {
  const { flow, url } = await client.begun({ with: 'provider' });
  return { flow, url, query: provider.signIn(url, claims) };
}
const complete = ({ flow, query }: { flow: string; query: URLSearchParams }) =>
  client.complete({ flow, query: query.toString() });

test('an invited person signs in with the account of that address, and has the rights of the invitation', async () => {
  const headers = sessionOf(await complete(await atProvider()));
  const { body } = await site.send('GET', '/api/me', { headers });
  assert.deepEqual([body.label, body.rights, body.email], ['Anitha', { 'exams/*': 'edit' }, 'anitha@viit.example']);
  assert.match(String(body.id), /^person:\d+$/);
  assert.deepEqual(outcome(await site.send('GET', '/api/persons', { headers })), [403, 'not-permitted']);
});

test('PKCE is S256, and the provider returns to the console only', async () => {
  const { url } = await client.begun({ with: 'provider' });
  const { searchParams } = new URL(url);
  assert.equal(searchParams.get('code_challenge_method'), 'S256');
  assert.equal(searchParams.get('redirect_uri'), `${origin}/signed-in`);
  assert.ok([...(searchParams.get('state') ?? '')].length >= 40 && [...(searchParams.get('nonce') ?? '')].length >= 40);
});

test('a provider without a sign-out is asked to offer the accounts of the institute', async () => {
  const { searchParams } = new URL((await client.begun({ with: 'provider' })).url);
  assert.deepEqual([searchParams.get('prompt'), searchParams.get('hd')], ['select_account', 'viit.example']);
});

function changePayload(token: string, claims: JWTPayload): string {
  const [header, payload = '', signature] = token.split('.');
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

const now = () => Math.floor(Date.now() / 1000);

const forgeries: [attack: string, forgery: Forgery, claims?: JWTPayload][] = [
  ['is not signed (algorithm none)', { signedBy: 'nobody' }],
  ["is signed with the client's secret (HS256)", { signedBy: 'secret' }],
  ['is signed with the public key as a secret (HS256)', { signedBy: 'public-key' }],
  ['is signed by an unknown key with the name of a valid one', { signedBy: 'stolen-kid' }],
  ['is signed by a key that was rotated out', { signedBy: 'retired-key' }],
  ['has no signature', { token: (token) => token.replace(/[^.]+$/, '') }],
  ['was changed after it was signed', { token: (token) => changePayload(token, { sub: 'someone-else' }) }],
  ['is of another issuer', { claims: { iss: 'https://accounts.example' } }],
  ['is of another realm', { claims: { iss: 'http://127.0.0.1/realms/other' } }],
  ['names its issuer without the scheme, as old ones of Google did', { claims: { iss: 'accounts.google.com' } }],
  ['is for another client', { claims: { aud: 'other-client' } }],
  ['is for this and another client, which requested it', { claims: { aud: ['viit-console', 'other'], azp: 'other' } }],
  ['is for nobody', { without: ['aud'] }],
  ['has the nonce of another sign-in', { claims: { nonce: 'another' } }],
  ['has no nonce', { without: ['nonce'] }],
  ['has expired, more than the clocks may differ', { claims: { iat: now() - 400, exp: now() - 90 } }],
  ['never expires', { without: ['exp'] }],
  ['is not valid yet', { claims: { nbf: now() + 120 } }],
  ['has no time', { without: ['iat'] }],
  ['names no account', { without: ['sub'] }],
  ['is of another hosted domain', {}, { hd: 'evil.example' }],
  ['is of no hosted domain', {}, { hd: undefined }],
  ['is of a hosted domain in other letter case', {}, { hd: 'VIIT.example' }],
  ['is of several hosted domains', {}, { hd: ['viit.example'] }],
];
for (const [attack, forgery, claims = {}] of forgeries) {
  test(`an identity token that ${attack} is refused`, async () => {
    if (forgery.signedBy === 'retired-key') await provider.rotateKeys();
    const begun = await atProvider({ ...own, ...claims });
    provider.forge = forgery;
    const response = await complete(begun);
    assert.deepEqual(outcome(response), [403, 'sign-in-refused'], response.text);
    assert.equal(response.headers['set-cookie'], undefined);
  });
}

test('new keys of the provider are used at once, and clocks may differ by half a minute', async () => {
  const begun = await atProvider();
  await provider.rotateKeys();
  provider.forge = { claims: { iat: now() + 20, nbf: now() + 20, exp: now() - 20 } };
  sessionOf(await complete(begun));
});

const accounts: [attack: string, claims: JWTPayload][] = [
  ['whose address is not confirmed', { email_verified: false }],
  ['whose address is confirmed with a 1', { email_verified: 1 }],
  ['that names the address as its user name only', { email: undefined, preferred_username: 'kumar@viit.example' }],
  ['whose address has a Cyrillic letter', { email: 'kum\u0430r@viit.example' }],
  ['whose address has a Kelvin sign, which is a k in lower case', { email: '\u212aumar@viit.example' }],
  ['whose address only begins like an invited one', { email: 'kumar@viit.example.evil.example' }],
  ['with two addresses', { email: 'kumar@viit.example,eve@viit.example' }],
  ['with a list of addresses', { email: ['kumar@viit.example'] }],
  ['that nobody invited', { email: 'eve@viit.example' }],
  ['with the address of a person who has signed in with another account', { email: 'anitha@viit.example' }],
];
test('another account does not become an invited person', async (t) => {
  await invite('Kumar', 'kumar@viit.example');
  sessionOf(await complete(await atProvider()));
  for (const [attack, claims] of accounts) {
    await t.test(`an account ${attack}`, async () => {
      const begun = await atProvider({ ...own, sub: 'eve', email: 'kumar@viit.example', ...claims });
      assert.deepEqual(outcome(await complete(begun)), [403, 'person-not-invited']);
    });
  }
  const kumars = { ...own, sub: 'kumar', email: 'Kumar@VIIT.example', email_verified: 'true' };
  sessionOf(await complete(await atProvider(kumars)));
});

test('an account stays the same person after its address was given to somebody else', async () => {
  const renamed = sessionOf(await complete(await atProvider({ ...own, email: 'anitha.rao@viit.example' })));
  const { body } = await site.send('GET', '/api/me', { headers: renamed });
  assert.equal(body.label, 'Anitha');
});

test('a response of the provider is accepted once, in the tab that began, as the provider sent it', async () => {
  const begun = await atProvider();
  const mine = await atProvider();
  const changed = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(mine.query);
    change(query);
    return query.toString();
  };
  const attempts: [attack: string, query: string, code: string][] = [
    ['without a state', changed((q) => q.delete('state')), 'sign-in-refused'],
    ['with another state', changed((q) => q.set('state', 'guess')), 'sign-in-refused'],
    ['without the issuer', changed((q) => q.delete('iss')), 'sign-in-refused'],
    ['of another provider', changed((q) => q.set('iss', 'https://evil.example')), 'sign-in-refused'],
    ['with two codes', changed((q) => q.append('code', 'x')), 'sign-in-refused'],
    ['with a code that the provider never issued', changed((q) => q.set('code', 'guess')), 'sign-in-refused'],
    ['with an error', 'error=access_denied', 'sign-in-refused'],
    ['with nothing', '', 'sign-in-refused'],
    ["with the code of another browser's sign-in", begun.query.toString(), 'sign-in-refused'],
  ];
  for (const [attack, query, code] of attempts) {
    // Each attempt uses its flow up.
    const { flow, url } = await client.begun({ with: 'provider' });
    const state = new URL(url).searchParams.get('state') ?? '';
    const sent = query.includes(`state=${mine.query.get('state')}`)
      ? query.replace(/state=[^&]*/, `state=${state}`)
      : query;
    assert.deepEqual(outcome(await client.complete({ flow, query: sent })), [403, code], attack);
    assert.deepEqual(outcome(await client.complete({ flow, query: sent })), [401, 'sign-in-ended'], `${attack}, again`);
  }
});

test("a stolen code is useless in an attacker's own sign-in, whose verifier is another", async () => {
  const victim = await atProvider();
  const attacker = await client.begun({ with: 'provider' });
  const query = new URLSearchParams(victim.query);
  query.set('state', new URL(attacker.url).searchParams.get('state') ?? '');
  assert.deepEqual(outcome(await complete({ flow: attacker.flow, query })), [403, 'sign-in-refused']);
});

test('a completed sign-in cannot be replayed, not even by two requests at the same time', async () => {
  const begun = await atProvider();
  const responses = await Promise.all([1, 2, 3, 4].map(() => complete(begun)));
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 401, 401, 401]);
  assert.deepEqual(outcome(await complete(begun)), [401, 'sign-in-ended']);
});

test("a victim's tab does not complete a sign-in that an attacker began elsewhere", async () => {
  const { query } = await atProvider();
  for (const flow of ['guess', new URLSearchParams(query).get('state') ?? '', 'x'.repeat(32)]) {
    assert.deepEqual(outcome(await complete({ flow, query })), [401, 'sign-in-ended']);
  }
});

test('a sign-in must be completed within ten minutes', async () => {
  const begun = await atProvider();
  await site.registry.database.query("update one_time_secret set expires_at = now() - interval '1 second'");
  assert.deepEqual(outcome(await complete(begun)), [401, 'sign-in-ended']);
});

test('nothing that is sent decides where the browser goes', async () => {
  for (const body of [
    { with: 'provider', redirect_uri: 'https://evil.example' },
    { with: 'provider', returnTo: '//evil.example' },
    { with: 'https://evil.example' },
  ]) {
    assert.deepEqual(outcome(await client.begin(body)), [400, 'request-invalid']);
  }
  for (const query of [
    'next=https://evil.example',
    'code=a&state=b&redirect=//evil.example',
    'url=javascript:alert(1)',
  ]) {
    const opened = await site.send('GET', `/signed-in?${query}`);
    assert.equal(opened.status, 200);
    assert.equal(opened.headers.location, undefined);
    assert.ok(!opened.text.includes('evil') && !opened.text.includes('alert'));
  }
  const forged = await site.send('POST', '/sign-in', { host: 'evil.example', body: { with: 'provider' } });
  assert.deepEqual(outcome(forged), [403, 'console-origin']);
  const proxied = await client.begin({ with: 'provider' }, { 'x-forwarded-host': 'evil.example' });
  assert.ok(!proxied.text.includes('evil.example'));
});

test('other pages neither begin nor complete a sign-in, nor end a session', async () => {
  const begun = await atProvider();
  const headers = sessionOf(await complete(await atProvider()));
  for (const from of ['https://www.viit.example', 'https://evil.example', 'null', undefined]) {
    const foreign = { origin: from };
    const query = begun.query.toString();
    assert.deepEqual(outcome(await client.begin({ with: 'provider' }, foreign)), [403, 'console-origin']);
    assert.deepEqual(outcome(await client.complete({ flow: begun.flow, query }, foreign)), [403, 'console-origin']);
    const signOut = await site.send('DELETE', '/session', { headers: { ...headers, ...foreign } });
    assert.deepEqual(outcome(signOut), [403, 'console-origin']);
  }
  assert.equal((await site.send('GET', '/session', { headers })).status, 200);
  sessionOf(await complete(begun));
});

test('a form of another page is not even parsed', async () => {
  const headers = { 'content-type': 'text/plain' };
  const response = await site.send('POST', '/session', { headers, body: { token: site.registry.token } });
  assert.deepEqual(outcome(response), [400, 'request-invalid']);
});

test('without a provider, and with one, the other way to sign in is closed', async () => {
  const provided = await client.begin({ with: 'passkey' });
  assert.deepEqual(outcome(provided), [409, 'passkeys-off']);
  const headers = sessionOf(await complete(await atProvider()));
  const added = await site.send('POST', '/api/me/passkeys/options', { headers });
  assert.deepEqual(outcome(added), [409, 'passkeys-off']);
});

test('a provider that does not respond is named, and tokens keep working', async () => {
  const { issuer } = provider.settings;
  provider.settings.issuer = 'http://127.0.0.1:9';
  const response = await client.begin({ with: 'provider' });
  provider.settings.issuer = issuer;
  assert.deepEqual(outcome(response), [503, 'provider-unavailable']);
  assert.ok(sessionOf(await client.complete({ token: site.registry.token })));
});

test('signing out ends the session here', async () => {
  const headers = sessionOf(await complete(await atProvider()));
  assert.equal((await site.send('DELETE', '/session', { headers })).body.providerUrl, null);
  assert.deepEqual(outcome(await site.send('GET', '/session', { headers })), [401, 'session-missing']);
});
