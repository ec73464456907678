import { useSyncExternalStore } from 'react';
import { onAddressChange } from './address-change.ts';

/* Read after hydration: the first render equals the server's (R101). */

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

/** False on the server and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** `?a=b`; empty until hydrated. */
export const useSearch = (): string =>
  useSyncExternalStore(
    onLocationChange,
    () => location.search,
    () => '',
  );

/** `#id`; empty until hydrated. */
export const useHash = (): string =>
  useSyncExternalStore(
    onLocationChange,
    () => location.hash,
    () => '',
  );

/** `false` until hydrated. */
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

export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion);

export const prefersReducedMotion = (): boolean => globalThis.matchMedia?.(reducedMotion).matches ?? false;
