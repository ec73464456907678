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
  /** Called when the host turns out to have no search, or does not respond, so that the page table can be fetched. */
  onSearchUnavailable?: () => void;
}

/** The header shows the menus instead of the button that opens the drawer (R4.12). */
const wideWindow = '(width > 68.75rem)';

/** Renders the drawer. Its code is loaded when it is first opened. */
export function DrawerHost({ path, pages, documents, onSearchUnavailable }: DrawerHostProps) {
  const mode = useDrawer((state) => state.mode);
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<typeof Drawer>[0]>>();
  // The mode of the last opening: the content must not change while the drawer closes.
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
  // The menu's place is then in the header. A drawer that was opened in a wide window, by the page bar or to search, stays.
  useEffect(() => {
    const wide = globalThis.matchMedia?.(wideWindow);
    const onChange = () => wide?.matches && useDrawer.getState().mode === 'menu' && closeDrawer();
    wide?.addEventListener('change', onChange);
    return () => wide?.removeEventListener('change', onChange);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(closeDrawer, [path]);
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
