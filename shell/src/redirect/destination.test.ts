import { destinationOf } from './destination.ts';

const of = (address: string) => destinationOf(`?url=${encodeURIComponent(address)}`);

test('an http or https address is a destination, split around its host', () => {
  expect(of('https://admissions.example.org:8443/apply?step=1#form')).toEqual({
    href: 'https://admissions.example.org:8443/apply?step=1#form',
    before: 'https://',
    host: 'admissions.example.org:8443',
    after: '/apply?step=1#form',
  });
  expect(of('http://example.org')?.after).toBe('');
  expect(of('http://example.org/?step=1')?.after).toBe('/?step=1');
  expect(of('http://example.org/#form')?.after).toBe('#form');
});

test('a user name in the address is not mistaken for the host', () => {
  expect(of('https://www.viit.example@evil.example/')).toMatchObject({
    before: 'https://www.viit.example@',
    host: 'evil.example',
  });
  expect(of('https://asha:secret@example.org/')?.before).toBe('https://asha:…@');
});

test('letters of other alphabets are shown in punycode', () => {
  expect(of('https://vііt.example/')?.host).toMatch(/^xn--/);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '/policies',
  '//example.org',
  'example.org',
  'https:example.org',
  'https://',
  'ftp://example.org',
  '',
  '   ',
])('%p is no destination', (address) => {
  expect(of(address)).toBeUndefined();
});

test('without the parameter there is none', () => {
  expect(destinationOf('')).toBeUndefined();
  expect(destinationOf('?to=https://example.org')).toBeUndefined();
});
