import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startOidcProvider } from '../../registry/people/testing/oidc-provider.ts';
import { outcome, sessionOf, signInClient } from './testing/sign-in-test.ts';
import { openTestConsole, type TestConsole } from './testing/test-console.ts';

/* With a certified implementation of OpenID Connect on the other side. */

const origin = 'https://console.viit.example';
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let site: TestConsole;

before(async () => {
  provider = await startOidcProvider(origin);
  site = await openTestConsole({ publicOrigin: origin, signIn: { provider: provider.settings } });
});
after(async () => {
  await site.close();
  await provider.close();
});

const client = () => signInClient(site);

async function signIn(account: string) {
  const { flow, url } = await client().begun({ with: 'provider' });
  return client().complete({ flow, query: await provider.signIn(url, account) });
}

test('an invited person signs in, and somebody who is not invited does not', async () => {
  const person = { name: 'Anitha', email: 'anitha@viit.example', rights: { 'exams/*': 'edit' } };
  await site.registry.request('POST', 'persons', person);
  const headers = sessionOf(await signIn('anitha'));
  assert.equal((await site.send('GET', '/api/me', { headers })).body.label, 'Anitha');
  assert.deepEqual(outcome(await signIn('eve')), [403, 'person-not-invited']);
});

test('the provider refuses a sign-in whose PKCE was taken out, and a second use of a code', async () => {
  const { flow, url } = await client().begun({ with: 'provider' });
  const without = new URL(url);
  without.searchParams.delete('code_challenge');
  without.searchParams.delete('code_challenge_method');
  assert.match(await provider.signIn(without.href, 'anitha'), /error=invalid_request/);
  const query = await provider.signIn(url, 'anitha');
  sessionOf(await client().complete({ flow, query }));
  const again = await client().begun({ with: 'provider' });
  const state = new URL(again.url).searchParams.get('state') ?? '';
  const replayed = query.replace(/state=[^&]*/, `state=${state}`);
  assert.deepEqual(outcome(await client().complete({ flow: again.flow, query: replayed })), [403, 'sign-in-refused']);
});

test('keys are rotated, and the old one is removed, without an interruption', async () => {
  for (const keepsOld of [true, false]) {
    await provider.rotateKeys(keepsOld);
    sessionOf(await signIn('anitha'));
  }
});

test('signing out ends the session, and names where the session of the provider ends', async () => {
  const headers = sessionOf(await signIn('anitha'));
  const { body } = await site.send('DELETE', '/session', { headers });
  const response = await fetch(String(body.providerUrl));
  assert.deepEqual([response.status, body.providerUrl?.toString().startsWith(provider.settings.issuer)], [200, true]);
  assert.deepEqual(outcome(await site.send('GET', '/session', { headers })), [401, 'session-missing']);
});
