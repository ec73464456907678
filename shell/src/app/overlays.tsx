import type { Layout, PageTable } from '@viit/contract';
import { useHydrated } from '@viit/runtime';
import { lazy, Suspense, useCallback, useState } from 'react';
import { DrawerHost } from '../drawer/drawer-host.tsx';
import { IntroVideoHost } from '../intro-video/intro-video-host.tsx';
import { pageTable } from '../router/page-table.ts';
import { useRouter } from '../router/router-store.ts';
import { takeUnknownPath } from '../router/take-unknown-path.ts';
import { useSmoothScroll } from '../smooth-scroll/use-smooth-scroll.ts';

const ArrivalNotice = lazy(() => import(/* webpackChunkName: "arrival-notice" */ '../menu/arrival-notice.tsx'));

interface OverlaysProps {
  path: string;
  layout: Layout;
}

/**
 * Renders what lies over the page and is loaded only when it is wanted: drawer and search, intro video, the notice of a
 * lost way; and smooth scrolling with them. Nothing of it is in the rendered HTML, and nothing at all in the layout `alone`.
 */
export function Overlays({ path, layout }: OverlaysProps) {
  const isHydrated = useHydrated();
  return isHydrated && layout !== 'alone' ? <LoadedOverlays path={path} /> : null;
}

const noPages: Pick<PageTable, 'pages' | 'documents'> = { pages: [], documents: [] };

function LoadedOverlays({ path }: { path: string }) {
  const [table, setTable] = useState(noPages);
  const [arrivedLost, setArrivedLost] = useState(takeUnknownPath);
  // Told once: whoever has moved on and comes back is not lost.
  if (arrivedLost && path !== '/') setArrivedLost(undefined);
  const lost = useRouter((state) => state.lost) ?? arrivedLost;
  // Without the table search still has the menu's entries.
  const fetchTable = useCallback(() => void pageTable().then(setTable, () => {}), []);
  useSmoothScroll();
  return (
    <>
      <DrawerHost path={path} pages={table.pages} documents={table.documents} onOpen={fetchTable} />
      <IntroVideoHost path={path} isLost={lost !== undefined} />
      {lost && path === '/' && (
        <Suspense fallback={null}>
          <ArrivalNotice key={lost} address={lost} />
        </Suspense>
      )}
    </>
  );
}
