import { act, renderHook } from '@testing-library/react';
import { notifyAddressChange, onAddressChange, replaceSearch } from './address-change.ts';
import { useHash, useSearch } from './browser-state.ts';

beforeEach(() => history.replaceState({ key: 'a' }, '', '/exams?year=2024#list'));

test('replacing the query keeps the path, the fragment and the history entry', () => {
  const length = history.length;
  replaceSearch(new URLSearchParams({ q: 'a b' }));
  expect(location.pathname + location.search + location.hash).toBe('/exams?q=a+b#list');
  expect([history.state, history.length]).toEqual([{ key: 'a' }, length]);
  replaceSearch(new URLSearchParams());
  expect(location.pathname + location.search + location.hash).toBe('/exams#list');
});

test('components follow the query and the fragment', () => {
  const { result } = renderHook(() => [useSearch(), useHash()]);
  expect(result.current).toEqual(['?year=2024', '#list']);
  act(() => replaceSearch(new URLSearchParams({ year: '2023' })));
  expect(result.current).toEqual(['?year=2023', '#list']);
  act(() => {
    history.replaceState(null, '', '/exams?year=2022#top');
    dispatchEvent(new Event('popstate'));
  });
  expect(result.current).toEqual(['?year=2022', '#top']);
  act(() => {
    history.replaceState(null, '', '#list');
    dispatchEvent(new Event('hashchange'));
  });
  expect(result.current).toEqual(['?year=2022', '#list']);
});

test('a listener is called after each change until it is stopped', () => {
  const listener = jest.fn();
  const stop = onAddressChange(listener);
  notifyAddressChange();
  replaceSearch(new URLSearchParams());
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  notifyAddressChange();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the event that sections of runtime 1.0 dispatch is accepted', () => {
  const { result } = renderHook(useSearch);
  act(() => {
    history.replaceState(null, '', '?year=2020');
    dispatchEvent(new Event('viit:navigated'));
  });
  expect(result.current).toBe('?year=2020');
});
