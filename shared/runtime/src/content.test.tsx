import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ContentProvider, useList, useListsOnLoad } from './content.tsx';

const address = '/api/events';
const respondWith = (...responses: (unknown[] | Error)[]) => {
  const fetch = jest.fn(async () => {
    const response = responses.shift();
    if (response instanceof Error) throw response;
    return { ok: true, json: async () => response };
  });
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
};
const rendered = (items: unknown[]) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <ContentProvider lists={{ [address]: items }}>{children}</ContentProvider>
  ),
});
const settle = () => act(async () => {});

test('a rendered list shows first, and is replaced when the response differs', async () => {
  respondWith(['Regatta', 'Concert']);
  const { result } = renderHook(() => useList(address, 'events'), rendered(['Regatta']));
  expect(result.current).toEqual({ items: ['Regatta'], status: 'ready' });
  await settle();
  expect(result.current).toEqual({ items: ['Regatta', 'Concert'], status: 'ready' });
});

test('the same response causes no update', async () => {
  respondWith(['Regatta']);
  const { result } = renderHook(() => useList(address, 'events'), rendered(['Regatta']));
  const before = result.current;
  await settle();
  expect(result.current).toBe(before);
});

test('when the request fails, rendered items stay and a missing list is failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  respondWith(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  const view = renderHook(() => useList(address, 'events'), rendered(['Regatta']));
  await settle();
  expect(view.result.current).toEqual({ items: ['Regatta'], status: 'ready' });
  view.unmount();
  const without = renderHook(() => useList(address, 'events'));
  expect(without.result.current.status).toBe('loading');
  await settle();
  expect(without.result.current).toEqual({ items: [], status: 'failed' });
});

test('an empty response is ready where nothing was rendered', async () => {
  respondWith([]);
  const { result } = renderHook(() => useList(address, 'events'));
  await settle();
  expect(result.current).toEqual({ items: [], status: 'ready' });
});

test('an empty address fetches nothing and is failed', () => {
  const fetch = respondWith();
  const { result } = renderHook(() => useList('', 'events'));
  expect(result.current.status).toBe('failed');
  expect(fetch).not.toHaveBeenCalled();
});

test('a list that was requested on load is not fetched again while the page is shown', async () => {
  const fetch = respondWith(['Regatta'], ['Concert']);
  const lists = { events: address };
  const page = renderHook(() => useListsOnLoad(lists));
  await settle();
  const island = renderHook(() => useList(address, 'events'));
  await settle();
  expect(island.result.current.items).toEqual(['Regatta']);
  island.unmount();
  expect(fetch).toHaveBeenCalledTimes(1);
  page.unmount();
  renderHook(() => useList(address, 'events'));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
});

/** Reads texts; anything else is left out. */
const readText = (item: unknown) => (typeof item === 'string' ? item : undefined);

test('an item that cannot be read is left out and logged once, and the others stay', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  respondWith(['Regatta', 7, 'Concert', null]);
  const { result } = renderHook(() => useList(address, 'events', readText));
  await settle();
  expect(result.current).toEqual({ items: ['Regatta', 'Concert'], status: 'ready' });
  expect(log.mock.calls).toEqual([['The list events has values that cannot be shown. They are left out: [1], [3].']]);
});

test('a response without a usable item is a failure: the items on the page stay', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  respondWith([7, null], [7, null]);
  const view = renderHook(() => useList(address, 'events', readText), rendered(['Regatta']));
  await settle();
  expect(view.result.current).toEqual({ items: ['Regatta'], status: 'ready' });
  view.unmount();
  const without = renderHook(() => useList(address, 'events', readText));
  await settle();
  expect(without.result.current).toEqual({ items: [], status: 'failed' });
  expect(log).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledWith(
    'Error fetching events data:',
    expect.objectContaining({ message: `${address} has no item that can be shown` }),
  );
});
