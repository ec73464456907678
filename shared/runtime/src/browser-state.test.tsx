import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import {
  prefersReducedMotion,
  useHash,
  useHydrated,
  useMediaQuery,
  useReducedMotion,
  useSearch,
} from './browser-state.ts';

/** Installs matchMedia, which jsdom lacks. */
function installMediaQuery(matches: boolean) {
  const list = Object.assign(new EventTarget(), { matches });
  globalThis.matchMedia = jest.fn(() => list) as unknown as typeof globalThis.matchMedia;
  return list;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

const listeners = (spy: jest.SpyInstance) =>
  spy.mock.calls
    .filter(([type]) => ['viit:navigated', 'popstate', 'hashchange', 'change', ''].includes(type))
    .map(([type, listener]) => [type, listener]);

function State() {
  const [isHydrated, search, hash, isReduced] = [useHydrated(), useSearch(), useHash(), useReducedMotion()];
  return <p>{`${isHydrated} "${search}" "${hash}" ${isReduced}`}</p>;
}

test('the rendered HTML depends on nothing that only a browser has, and the hydrated page on all of it', () => {
  installMediaQuery(true);
  history.replaceState(null, '', '/exams?year=2024#list');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<State />);
  expect(container).toHaveTextContent('false "" "" false');
  render(<State />, { container, hydrate: true });
  expect(screen.getByText('true "?year=2024" "#list" true')).toBeInTheDocument();
});

test('a component that has left the page no longer listens to changes of the address', () => {
  const [add, remove] = [jest.spyOn(window, 'addEventListener'), jest.spyOn(window, 'removeEventListener')];
  const { unmount } = renderHook(useSearch);
  expect(listeners(add).map(([type]) => type)).toEqual(['viit:navigated', 'popstate', 'hashchange']);
  unmount();
  expect(listeners(remove)).toEqual(listeners(add));
});

test('a component follows a media query until it leaves the page', () => {
  const list = installMediaQuery(false);
  const [add, remove] = [jest.spyOn(list, 'addEventListener'), jest.spyOn(list, 'removeEventListener')];
  const { result, unmount } = renderHook(() => useMediaQuery('(min-width: 48rem)'));
  expect(result.current).toBe(false);
  act(() => {
    list.matches = true;
    list.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe(true);
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 48rem)');
  unmount();
  expect(listeners(remove)).toEqual(listeners(add));
});

test('where media queries do not exist, none matches and motion is not reduced', () => {
  const { result } = renderHook(() => useMediaQuery('(min-width: 48rem)'));
  expect([result.current, prefersReducedMotion()]).toEqual([false, false]);
});

test('a preference for reduced motion is read', () => {
  installMediaQuery(true);
  expect(prefersReducedMotion()).toBe(true);
  expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
});
