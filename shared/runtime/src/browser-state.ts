import { useSyncExternalStore } from 'react';

/*
 * What only a browser knows, read after hydration: the first render is the same as the server's (design.md section 7).
 */

const never = () => () => {};
const onLocation = (tell: () => void) => {
  for (const event of ['popstate', 'hashchange', 'viit:navigated']) addEventListener(event, tell);
  return () => {
    for (const event of ['popstate', 'hashchange', 'viit:navigated']) removeEventListener(event, tell);
  };
};

/** True once the page is hydrated; false in the rendered HTML and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The address's query, `?a=b`; empty until hydrated. */
export const useSearch = (): string =>
  useSyncExternalStore(
    onLocation,
    () => location.search,
    () => '',
  );

/** The address's fragment, `#id`; empty until hydrated. */
export const useHash = (): string =>
  useSyncExternalStore(
    onLocation,
    () => location.hash,
    () => '',
  );

/** Whether a media query matches; `false` until hydrated. Prefer CSS: this is for behaviour, not for looks. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', tell);
      return () => list?.removeEventListener('change', tell);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

/** Whether the visitor asked for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
