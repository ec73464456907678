import { isSafeAddress, parseUrl } from './address.ts';

test.each([
  '/',
  '/policies?year=2026#top',
  '#news',
  'https://viit.example',
  'http://viit.example:8080/a b%E9',
  '/a\\b',
])('a link may lead to %p', (address) => expect(isSafeAddress(address)).toBe(true));

test.each([
  '',
  'policies',
  '//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/_preview/secret',
  '/%5Fpreview/secret',
  '/a/../_preview/leave',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://',
  'https://user:word@evil.example/a.png',
  'https://VIIT.example:443/_preview/secret',
  'https://viit.example/x/../%5f%70review/secret',
  'https://viit.example/_drafts/secret',
  'https://a b',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://evil.example',
])('a link may not lead to %p', (address) => expect(isSafeAddress(address)).toBe(false));

test('a malformed address has no URL', () => {
  expect(parseUrl('https://[')).toBeUndefined();
  expect(parseUrl('/a', 'https://viit.example')?.href).toBe('https://viit.example/a');
});
