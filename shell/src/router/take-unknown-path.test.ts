import { takeUnknownPath } from './take-unknown-path.ts';

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `${cookie}; Path=/`;
};

test('the unknown path is read once, decoded', () => {
  setCookie('viit-lost=/caf%C3%A9%20menu');
  expect(takeUnknownPath()).toBe('/café menu');
  expect(takeUnknownPath()).toBeUndefined();
  expect(document.cookie).not.toContain('viit-lost');
});

test('a malformed value counts as none, and is deleted too', () => {
  setCookie('viit-lost=/%E0%A4%A');
  expect(takeUnknownPath()).toBeUndefined();
  expect(document.cookie).toBe('');
});
