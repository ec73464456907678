import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The address of the view, such as `#/live`. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash);
