import { create } from 'zustand';

/** Why the drawer is open: for the menu, or to search. */
export type DrawerMode = 'menu' | 'search';

interface DrawerState {
  /** `undefined` while the drawer is closed. */
  mode: DrawerMode | undefined;
}

export const useDrawer = create<DrawerState>(() => ({ mode: undefined }));

export const openDrawer = (mode: DrawerMode): void => useDrawer.setState({ mode });

export const closeDrawer = (): void => useDrawer.setState({ mode: undefined });
