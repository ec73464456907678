import { useSyncExternalStore } from 'react';

/** Why the drawer is open: to read the menu, or to search. */
export type DrawerMode = 'menu' | 'search';

let mode: DrawerMode | undefined;
const listeners = new Set<() => void>();

const set = (next: DrawerMode | undefined) => {
  mode = next;
  for (const tell of listeners) tell();
};

/** Opens the drawer, from wherever: the header's buttons, the page bar, a notice. */
export const openDrawer = (next: DrawerMode): void => set(next);

export const closeDrawer = (): void => set(undefined);

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

/** How the drawer is open, or `undefined` while it is closed. */
export const useDrawerMode = (): DrawerMode | undefined =>
  useSyncExternalStore(
    subscribe,
    () => mode,
    () => undefined,
  );
