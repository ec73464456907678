import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeConnectionError } from './connection-error.ts';

const describe = (error: Error) => describeConnectionError('site', 'https://www.viit.example', error, 'Start one.');
/** What fetch throws if a connection fails with this code. */
const fetchError = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });

test('a certificate that is not trusted, has expired or names another site gets advice of its own', () => {
  for (const code of [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ]) {
    assert.match(
      describe(fetchError(code)),
      new RegExp(`^https://www\\.viit\\.example .*${code}.*NODE_EXTRA_CA_CERTS=`),
    );
  }
});

test('an address that does not respond is described with the reason and the advice', () => {
  assert.equal(
    describe(fetchError('ECONNREFUSED')),
    'No site responds at https://www.viit.example (ECONNREFUSED). Start one.',
  );
  assert.match(describe(new Error('The operation was aborted')), /\(The operation was aborted\)\. Start one\.$/);
});
