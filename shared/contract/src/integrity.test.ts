import { hashFromIntegrity, integrityFromHash, policyHash, sha384 } from './integrity.ts';

test('hashes are those that browsers compute', () => {
  // SHA-384 and SHA-256 of the empty text.
  expect(sha384('')).toBe('OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb');
  expect(sha384(Buffer.from('a'))).toBe(sha384('a'));
  expect(policyHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('an integrity attribute holds the stored hash', () => {
  expect(integrityFromHash('abc')).toBe('sha384-abc');
  expect(hashFromIntegrity(integrityFromHash('abc'))).toBe('abc');
});
