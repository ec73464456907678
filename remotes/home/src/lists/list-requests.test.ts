import { requestList } from './list-requests.ts';

const respond = (response: object) => {
  const fetch = jest.fn(async (_address: string, _options: RequestInit) => response);
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
};
const aborted = (fetch: ReturnType<typeof respond>) => fetch.mock.calls[0]?.[1].signal?.aborted;

test('users of one list share its request until the last one releases it', async () => {
  const fetch = respond({ ok: true, json: async () => [{ title: 'Regatta' }] });
  const first = requestList('/api/events', 'events');
  const second = requestList('/api/events', 'events');
  expect(await second.response).toEqual([{ title: 'Regatta' }]);
  first.release();
  expect([fetch.mock.calls.length, aborted(fetch)]).toEqual([1, false]);
  second.release();
  expect(aborted(fetch)).toBe(true);
  requestList('/api/events', 'events').release();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a list is requested as JSON', () => {
  const fetch = respond({ ok: true, json: async () => [] });
  requestList('/api/events', 'events').release();
  expect(fetch).toHaveBeenCalledWith(
    '/api/events',
    expect.objectContaining({ headers: { accept: 'application/json' } }),
  );
});

test.each([
  ['an error status', { ok: false, status: 503 }, '/api/events responded with status 503'],
  ['a list of texts', { ok: true, json: async () => ['Regatta'] }, '/api/events did not respond with a list of items'],
  ['an object', { ok: true, json: async () => ({}) }, '/api/events did not respond with a list of items'],
])('%s is logged and reported once, and rejects', async (_, response, message) => {
  const reports: unknown[] = [];
  Object.assign(globalThis, { _reports: reports });
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  respond(response);
  const users = [requestList('/api/events', 'events'), requestList('/api/events', 'events')];
  for (const user of users) await expect(user.response).rejects.toThrow(message);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('Error fetching events data:', expect.objectContaining({ message }));
  expect(reports).toEqual([{ kind: 'data', error: expect.objectContaining({ message }), source: '/api/events' }]);
  for (const user of users) user.release();
  Reflect.deleteProperty(globalThis, '_reports');
});

test('a request that was released is not logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  respond({ ok: false, status: 503 });
  const { response, release } = requestList('/api/events', 'events');
  release();
  await expect(response).rejects.toThrow();
  expect(log).not.toHaveBeenCalled();
});
