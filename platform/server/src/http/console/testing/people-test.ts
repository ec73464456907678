import assert from 'node:assert/strict';
import type { Writable } from 'node:stream';
import { createPasskey } from '../../../registry/people/testing/test-authenticator.ts';
import { outcome, sessionOf, signInClient } from './sign-in-test.ts';
import { openTestConsole, type SessionHeaders, type TestConsole } from './test-console.ts';

export const origin = 'https://console.viit.example';

/** A console whose people sign in with passkeys. */
export async function openPeopleTest(logTo?: Writable) {
  const site = await openTestConsole({ publicOrigin: origin, ...(logTo && { log: { logLevel: 'info', logTo } }) });
  return { site, ...signInClient(site), ...people(site) };
}

function people(site: TestConsole) {
  const client = signInClient(site);
  let count = 0;
  /** Invites somebody. @returns the number and the secret of the invitation. */
  const invite = async (rights: Record<string, string> = { 'exams/*': 'edit' }, name = 'Anitha') => {
    const email = `person${++count}@viit.example`;
    const { body, status } = await site.registry.request('POST', 'persons', { name, email, rights });
    assert.equal(status, 200, body.error);
    const link = new URL(String(body.link));
    assert.equal(link.origin, origin);
    return { id: String(body.id), secret: link.hash.replace('#/invitation/', '') };
  };
  return {
    invite,
    /** Somebody who has a passkey and is signed in. */
    async person(rights?: Record<string, string>, name?: string) {
      const { id, secret } = await invite(rights, name);
      const { flow, options } = await client.begun({ invitation: secret });
      const passkey = createPasskey(origin);
      const session = sessionOf(await client.complete({ flow, response: passkey.register(options), name: 'laptop' }));
      return { id, secret, passkey, session };
    },
    /** What a session gets. */
    me: async (headers: SessionHeaders | Record<string, string>) =>
      outcome(await site.send('GET', '/api/me', { headers })),
  };
}
