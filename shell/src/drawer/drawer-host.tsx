import type { DocumentRef } from '@viit/contract';
import { type ComponentType, useEffect, useState } from 'react';
import type Drawer from './drawer.tsx';
import { closeDrawer, useDrawer } from './drawer-store.ts';
import { loadDrawer } from './preload-drawer.ts';
import type { SearchPage } from './search.ts';

interface DrawerHostProps {
  path: string;
  pages: readonly SearchPage[];
  documents: readonly (DocumentRef | string)[];
  /** Called when the host has no search, so that the page table is fetched. */
  onSearchUnavailable?: () => void;
}

/** The header shows the menus (R4.12). */
const wideWindow = '(width > 68.75rem)';

/** Loads the drawer's code when it is first opened. */
export function DrawerHost({ path, pages, documents, onSearchUnavailable }: DrawerHostProps) {
  const mode = useDrawer((state) => state.mode);
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<typeof Drawer>[0]>>();
  // The content must not change while the drawer closes.
  const [shownMode, setShownMode] = useState(mode);
  if (mode && mode !== shownMode) setShownMode(mode);
  useEffect(() => {
    if (!mode || Loaded) return;
    loadDrawer().then(
      (module) => setLoaded(() => module.default),
      (error: unknown) => {
        console.error('The menu could not be loaded:', error);
        closeDrawer();
      },
    );
  }, [mode, Loaded]);
  // A drawer opened in a wide window stays.
  useEffect(() => {
    const wide = globalThis.matchMedia?.(wideWindow);
    const onChange = () => wide?.matches && useDrawer.getState().mode === 'menu' && closeDrawer();
    wide?.addEventListener('change', onChange);
    return () => wide?.removeEventListener('change', onChange);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(() => closeDrawer, [path]);
  if (!Loaded) return null;
  return (
    <Loaded
      open={mode !== undefined}
      onClose={closeDrawer}
      path={path}
      pages={pages}
      documents={documents}
      onSearchUnavailable={onSearchUnavailable}
      mode={shownMode ?? 'menu'}
    />
  );
}
