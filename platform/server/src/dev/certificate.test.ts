import assert from 'node:assert/strict';
import { test } from 'node:test';
import { certificateTrouble } from './certificate.ts';

/** What fetch throws where a connection fails in this way. */
const failed = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });
const told = (code: string) => certificateTrouble('https://www.viit.example', failed(code));

test('a certificate that is not trusted, has run out or names another site is told as what it is, with the way out', () => {
  for (const code of [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ]) {
    assert.match(told(code) ?? '', new RegExp(`https://www\\.viit\\.example .*${code}.*NODE_EXTRA_CA_CERTS=`));
  }
});

test('a server that is not there, or none at all, is another matter', () => {
  assert.equal(told('ECONNREFUSED'), undefined);
  assert.equal(certificateTrouble('https://www.viit.example', new Error('The operation was aborted')), undefined);
});
