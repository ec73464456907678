import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeConnectionError } from './connection-error.ts';

const told = (error: Error) => describeConnectionError('site', 'https://www.viit.example', error, 'Start one.');
/** What fetch throws where a connection fails in this way. */
const failed = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });

test('a certificate that is not trusted, has run out or names another site is told as what it is, with the way out', () => {
  for (const code of [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ]) {
    assert.match(told(failed(code)), new RegExp(`^https://www\\.viit\\.example .*${code}.*NODE_EXTRA_CA_CERTS=`));
  }
});

test('where nothing answers, the reason stands before the way out', () => {
  assert.equal(told(failed('ECONNREFUSED')), 'No site answers at https://www.viit.example (ECONNREFUSED). Start one.');
  assert.match(told(new Error('The operation was aborted')), /\(The operation was aborted\)\. Start one\.$/);
});
