import { deleteKey, sendRequest, storeKey } from './session.ts';

const sentKeys: (string | null)[] = [];

beforeEach(() => {
  sentKeys.length = 0;
  globalThis.fetch = (async (_address: string, { headers }: { headers: Headers }) => {
    sentKeys.push(headers.get('x-viit-console'));
  }) as unknown as typeof fetch;
});

test('after another person has signed in in another window, this one sends nothing in their name, and leaves them signed in', async () => {
  storeKey('of Anitha');
  localStorage.setItem('session', 'of Ravi');
  await sendRequest('/api/entries', {});
  expect(deleteKey()).toBe(true);
  await sendRequest('/api/entries', {});
  expect(sentKeys).toEqual(['of Anitha', '']);
  expect(localStorage.getItem('session')).toBe('of Ravi');
});

test('who signs out is signed out in this browser', () => {
  storeKey('of Anitha');
  expect(deleteKey()).toBe(false);
  expect(localStorage.getItem('session')).toBeNull();
});
