import assert from 'node:assert/strict';
import type { ConsoleResponse, SessionHeaders, TestConsole } from './test-console.ts';

export type Options = { challenge: string };

/** What pages of the console do to sign in, each time from another address: attempts are limited by address. */
export function signInClient(site: TestConsole) {
  let client = 0;
  const post = (path: string, body: object, headers = {}) =>
    site.send('POST', path, {
      body,
      headers: { 'x-forwarded-for': `2001:db8:0:${(++client).toString(16)}::1`, ...headers },
    });
  return {
    begin: (body: object, headers?: object) => post('/sign-in', body, headers),
    complete: (body: object, headers?: object) => post('/session', body, headers),
    /** Begins to sign in. @returns the flow, and the provider's address or the options of a passkey. */
    async begun(body: object): Promise<{ flow: string; url: string; options: Options }> {
      const { status, body: begun } = await post('/sign-in', body);
      assert.equal(status, 200, JSON.stringify(begun));
      return begun as { flow: string; url: string; options: Options };
    },
  };
}

/** @returns the headers of further requests. */
export function sessionOf({ status, headers, body }: ConsoleResponse): SessionHeaders {
  assert.equal(status, 200, JSON.stringify(body));
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '', 'x-viit-console': String(body.key) };
}

export const outcome = ({ status, body }: ConsoleResponse) => [status, body.code];
