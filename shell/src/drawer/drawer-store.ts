import { create } from 'zustand';

export type DrawerMode = 'menu' | 'search';

interface DrawerState {
  /** `undefined` while closed. */
  mode: DrawerMode | undefined;
}

export const useDrawer = create<DrawerState>(() => ({ mode: undefined }));

export const openDrawer = (mode: DrawerMode): void => useDrawer.setState({ mode });

export const closeDrawer = (): void => useDrawer.setState({ mode: undefined });
