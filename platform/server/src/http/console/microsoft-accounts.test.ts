import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { JWTPayload } from 'jose';
import { startTestProvider, type TestProvider } from '../../registry/people/testing/test-provider.ts';
import { outcome, sessionOf, signInClient } from './testing/sign-in-test.ts';
import { openTestConsole, type TestConsole } from './testing/test-console.ts';

/* Microsoft Entra confirms no addresses: the name of an account counts, in one tenant. */

const tid = '8eaef023-2b34-4da1-9baa-8bc8c9d6a490';
let provider: TestProvider;
let site: TestConsole;
let client: ReturnType<typeof signInClient>;

before(async () => {
  provider = await startTestProvider({ tid });
  site = await openTestConsole({
    publicOrigin: 'https://console.viit.example',
    signIn: { provider: provider.settings },
  });
  client = signInClient(site);
  const person = { name: 'Kumar', email: 'kumar@viit.example', rights: {} };
  await site.registry.request('POST', 'persons', person);
});
after(async () => {
  await site.close();
  await provider.close();
});

const kumar = {
  tid,
  sub: 'kumar',
  preferred_username: 'Kumar@viit.example',
  email: undefined,
  email_verified: undefined,
};
async function signIn(claims: JWTPayload) {
  const { flow, url } = await client.begun({ with: 'provider' });
  return client.complete({ flow, query: provider.signIn(url, { ...kumar, ...claims }).toString() });
}

test('an account of another tenant, or with the address only, does not become an invited person', async () => {
  const other = '9188040d-6c67-4c5b-b112-36a304b66dad';
  for (const claims of [{ tid: other }, { tid: undefined }, { tid: [tid] }]) {
    assert.deepEqual(outcome(await signIn(claims)), [403, 'sign-in-refused']);
  }
  const confirmed = { email: 'kumar@viit.example', email_verified: true };
  for (const name of [undefined, 'eve@viit.example', 'kumar_viit.example#EXT#@viit.example']) {
    const claims = { ...confirmed, preferred_username: name };
    assert.deepEqual(outcome(await signIn(claims)), [403, 'person-not-invited']);
  }
});

test('the name ties the account once; then it may change, and another account may get it', async () => {
  sessionOf(await signIn({}));
  sessionOf(await signIn({ preferred_username: 'kumar.rao@viit.example' }));
  assert.deepEqual(outcome(await signIn({ sub: 'new', oid: 'new' })), [403, 'person-not-invited']);
});

test('after a reset another account of the address becomes the person, and the former one does not', async () => {
  const persons = async () =>
    (await site.registry.request('GET', 'persons')).body as unknown as { id: string; signedInAt: string | null }[];
  const [person] = await persons();
  assert.equal(typeof person?.signedInAt, 'string');
  assert.equal((await site.registry.request('POST', `persons/${person?.id}/reset`)).status, 200);
  assert.equal((await persons())[0]?.signedInAt, null);
  sessionOf(await signIn({ sub: 'new', oid: 'new' }));
  assert.equal(typeof (await persons())[0]?.signedInAt, 'string');
  assert.deepEqual(outcome(await signIn({})), [403, 'person-not-invited']);
});
