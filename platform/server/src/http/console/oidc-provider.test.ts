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
  provider = await startOidcProvider(`${origin}/signed-in`);
  site = await openTestConsole({ publicOrigin: origin, signIn: { provider: provider.settings } });
});
after(async () => {
  await site.close();
  await provider.close();
});

test('an invited person signs in, and somebody who is not invited does not', async () => {
  const person = { name: 'Anitha', email: 'anitha@viit.example', rights: { 'exams/*': 'edit' } };
  await site.registry.request('POST', 'persons', person);
  const client = signInClient(site);
  const signIn = async (account: string) => {
    const { flow, url } = await client.begun({ with: 'provider' });
    return client.complete({ flow, query: await provider.signIn(url, account) });
  };
  const headers = sessionOf(await signIn('anitha'));
  assert.equal((await site.send('GET', '/api/me', { headers })).body.label, 'Anitha');
  assert.deepEqual(outcome(await signIn('eve')), [403, 'person-not-invited']);
  sessionOf(await signIn('anitha'));
});
