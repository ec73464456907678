import type { Layout, PageTable } from '@viit/contract';
import { useHydrated } from '@viit/runtime';
import { lazy, memo, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { DrawerHost } from '../drawer/drawer-host.tsx';
import { IntroVideoHost } from '../intro-video/intro-video-host.tsx';
import { pageTable } from '../router/find-page.ts';
import { useSmoothScroll } from '../smooth-scroll/use-smooth-scroll.ts';
import { useRouter } from '../state.ts';

const NotFoundNotice = lazy(() => import(/* webpackChunkName: "not-found-notice" */ '../menu/not-found-notice.tsx'));

interface OverlaysProps {
  path: string;
  layout: Layout;
}

/** Renders what is loaded on demand over the page, and starts smooth scrolling. */
export const Overlays = memo(function Overlays({ path, layout }: OverlaysProps) {
  // Hydration does not wait for them.
  const isHydrated = useDeferredValue(useHydrated());
  return isHydrated && layout !== 'alone' ? <LoadedOverlays path={path} /> : null;
});

const noPages: Pick<PageTable, 'pages' | 'documents'> = { pages: [], documents: [] };

function LoadedOverlays({ path }: { path: string }) {
  const [table, setTable] = useState(noPages);
  const unknownPath = useRouter((state) => state.unknownPath);
  // For hosts without search.
  const fetchTable = useCallback(() => void pageTable().then(setTable, () => {}), []);
  useSmoothScroll();
  return (
    <>
      <DrawerHost path={path} pages={table.pages} documents={table.documents} onSearchUnavailable={fetchTable} />
      <IntroVideoHost path={path} hasNotice={unknownPath !== undefined} />
      {unknownPath && path === '/' && (
        <Suspense fallback={null}>
          <NotFoundNotice key={unknownPath} path={unknownPath} />
        </Suspense>
      )}
    </>
  );
}
