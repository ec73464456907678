import { act, renderHook } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import type { ReactNode } from 'react';
import { useList, useListsOnLoad } from './use-list.ts';

const address = '/api/events';
const [regatta, concert] = [{ title: 'Regatta' }, { title: 'Concert' }];
const respondWith = (...responses: unknown[]) => {
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
  respondWith([regatta, concert]);
  const { result } = renderHook(() => useList(address, 'events'), rendered([regatta]));
  expect(result.current).toEqual({ items: [regatta], status: 'ready' });
  await settle();
  expect(result.current).toEqual({ items: [regatta, concert], status: 'ready' });
});

test('the same response causes no update', async () => {
  respondWith([regatta]);
  const { result } = renderHook(() => useList(address, 'events'), rendered([regatta]));
  const before = result.current;
  await settle();
  expect(result.current).toBe(before);
});

test('when the request fails, rendered items stay and a missing list is failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  respondWith(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  const view = renderHook(() => useList(address, 'events'), rendered([regatta]));
  await settle();
  expect(view.result.current).toEqual({ items: [regatta], status: 'ready' });
  view.unmount();
  const without = renderHook(() => useList(address, 'events'));
  expect(without.result.current).toEqual({ items: [], status: 'loading' });
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
  const fetch = respondWith([regatta], [concert]);
  const lists = { events: address };
  const page = renderHook(() => useListsOnLoad(lists));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
  const shown: unknown[] = [];
  const island = renderHook(() => shown.push(useList(address, 'events').items), rendered([concert]));
  await settle();
  // An island that hydrates late has HTML of the rendered list.
  expect([shown[0], shown.at(-1)]).toEqual([[concert], [regatta]]);
  island.unmount();
  expect(fetch).toHaveBeenCalledTimes(1);
  page.unmount();
  renderHook(() => useList(address, 'events'));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('when the lists of a page change, the new ones are requested', async () => {
  const fetch = respondWith([regatta], [{ title: 'Results' }]);
  const initialProps: { lists: Record<string, string> } = { lists: { events: address } };
  const page = renderHook(({ lists }) => useListsOnLoad(lists), { initialProps });
  page.rerender({ lists: { notices: '/api/notices' } });
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenLastCalledWith('/api/notices', expect.anything());
});

test('when the address of a list changes, a late response from the previous address is not shown', async () => {
  const respond = new Map<string, (items: object[]) => void>();
  globalThis.fetch = jest.fn(
    (requested: string) =>
      new Promise((resolve) => {
        respond.set(requested, (items) => resolve({ ok: true, json: async () => items }));
      }),
  ) as unknown as typeof globalThis.fetch;
  // This one still uses the previous address, so its request is not aborted.
  renderHook(() => useList('/api/events/2024', 'events'));
  const { result, rerender } = renderHook(({ year }) => useList(`/api/events/${year}`, 'events'), {
    initialProps: { year: 2024 },
  });
  rerender({ year: 2025 });
  await act(async () => respond.get('/api/events/2025')?.([concert]));
  await act(async () => respond.get('/api/events/2024')?.([regatta]));
  expect(result.current).toEqual({ items: [concert], status: 'ready' });
});
