import { act, renderHook } from '@testing-library/react';
import type { NotedProblem } from '@viit/contract/note-problem';
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
/** The queue of reports, as the bootstrap script creates it. */
let reports: NotedProblem[];

beforeEach(() => {
  reports = [];
  Object.assign(globalThis, { _reports: reports });
});
afterEach(() => Reflect.deleteProperty(globalThis, '_reports'));

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
  const fetch = respondWith(['Regatta'], ['Concert']);
  const lists = { events: address };
  const page = renderHook(() => useListsOnLoad(lists));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
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

test('when the lists of a page change, the new ones are requested', async () => {
  const fetch = respondWith(['Regatta'], ['Results']);
  const initialProps: { lists: Record<string, string> } = { lists: { events: address } };
  const page = renderHook(({ lists }) => useListsOnLoad(lists), { initialProps });
  page.rerender({ lists: { notices: '/api/notices' } });
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenLastCalledWith('/api/notices', expect.anything());
});

test('when the address of a list changes, a late response from the previous address is not shown', async () => {
  const respond = new Map<string, (items: string[]) => void>();
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
  await act(async () => respond.get('/api/events/2025')?.(['Concert']));
  await act(async () => respond.get('/api/events/2024')?.(['Regatta']));
  expect(result.current).toEqual({ items: ['Concert'], status: 'ready' });
});

/** Reads texts; anything else is left out. */
const readText = (item: unknown) => (typeof item === 'string' ? item : undefined);

test('an item that cannot be read is left out and logged once, and the others stay', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  respondWith(['Regatta', 7, 'Concert', null]);
  const { result } = renderHook(() => useList(address, 'events', readText));
  await settle();
  expect(result.current).toEqual({ items: ['Regatta', 'Concert'], status: 'ready' });
  const message = 'The list events has values that cannot be shown. They are left out: [1], [3].';
  expect(log.mock.calls).toEqual([[message]]);
  expect(reports).toEqual([{ kind: 'data', error: message, source: address }]);
});

test('a value inside an item that is left out is logged with its place', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  respondWith([{ title: 'Regatta', place: 7 }]);
  const readTitle = (item: unknown, leaveOut: (place: string) => void) => {
    leaveOut('.place');
    return (item as { title: string }).title;
  };
  const { result } = renderHook(() => useList(address, 'events', readTitle));
  await settle();
  expect(result.current.items).toEqual(['Regatta']);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('[0].place'));
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
  const problem = { kind: 'data', error: expect.any(Error), source: address };
  expect(reports).toEqual([problem, problem]);
});
