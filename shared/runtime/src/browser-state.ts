import { useSyncExternalStore } from 'react';
import { onAddressChange } from './address-change.ts';

/*
 * State that only a browser has. It is read after hydration: the first render is the same as the server's (R101).
 */

const never = () => () => {};

const onLocationChange = (listener: () => void) => {
  const stopListening = onAddressChange(listener);
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  return () => {
    stopListening();
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
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
    onLocationChange,
    () => location.search,
    () => '',
  );

/** The address's fragment, `#id`; empty until hydrated. */
export const useHash = (): string =>
  useSyncExternalStore(
    onLocationChange,
    () => location.hash,
    () => '',
  );

/** Whether a media query matches; `false` until hydrated. Use it for behaviour; for looks use CSS. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion; `false` until hydrated. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion);

/** Whether the visitor prefers reduced motion, read now: for event handlers and effects. `false` on the server. */
export const prefersReducedMotion = (): boolean => globalThis.matchMedia?.(reducedMotion).matches ?? false;
