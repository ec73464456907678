import { isKnownToServer } from './is-known-to-server.ts';

const respond = (response: Partial<Response>) => {
  globalThis.fetch = jest.fn().mockResolvedValue(response);
};

test('a path that the server redirects home is unknown, and its cookie is deleted', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'viit-lost=%2Fnothing; Path=/';
  respond({ redirected: true, url: 'https://viit.example/' });
  expect(await isKnownToServer('/nothing')).toBe(false);
  expect(document.cookie).toBe('');
  expect(fetch).toHaveBeenCalledWith('/nothing', { method: 'HEAD' });
});

test('a new page, and one that has moved, are known', async () => {
  respond({ redirected: false, url: 'https://viit.example/new' });
  expect(await isKnownToServer('/new')).toBe(true);
  respond({ redirected: true, url: 'https://viit.example/exams/about-us' });
  expect(await isKnownToServer('/exams/about')).toBe(true);
});

test('where the server does not respond, the browser loads the page', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isKnownToServer('/new')).toBe(true);
});
