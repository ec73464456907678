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
  /** The drawer is being opened: the time to fetch the page table, if it is not here yet. */
  onOpen?: () => void;
}

/** Renders the drawer once somebody opens it; its code comes then. */
export function DrawerHost({ path, pages, documents, onOpen }: DrawerHostProps) {
  const mode = useDrawer((state) => state.mode);
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<typeof Drawer>[0]>>();
  // The mode that it was last opened in: closing must not change what is shown.
  const [shownMode, setShownMode] = useState(mode);
  if (mode && mode !== shownMode) setShownMode(mode);
  useEffect(() => {
    if (!mode) return;
    onOpen?.();
    if (Loaded) return;
    loadDrawer().then(
      (module) => setLoaded(() => module.default),
      (error: unknown) => {
        console.error('The menu could not be loaded:', error);
        closeDrawer();
      },
    );
  }, [mode, Loaded, onOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page closes the drawer
  useEffect(closeDrawer, [path]);
  if (!Loaded) return null;
  return (
    <Loaded
      open={mode !== undefined}
      onClose={closeDrawer}
      path={path}
      pages={pages}
      documents={documents}
      mode={shownMode ?? 'menu'}
    />
  );
}
