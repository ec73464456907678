import type { FirstPage } from '@viit/contract';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { PageBar } from '../page-bar/page-bar.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx';
import { PageBoundary } from '../sections/page-boundary.tsx';
import { SectionNotice } from '../sections/section-notice.tsx';
import { useRouter } from '../state.ts';
import * as css from './layout.module.css';
import { Overlays } from './overlays.tsx';

/** The four layouts (R3.1). The page's boundary has the same position in all, so navigation does not remount it (R101). */
export function Layout({ first }: { first: FirstPage }) {
  const state = useRouter();
  // On the server the store is empty.
  const path = state.isStarted ? state.path : first.path;
  const row = state.isStarted ? state.shown.row : first.page;
  const { layout } = row;
  const hasChrome = layout === 'home' || layout === 'standard';
  return (
    <div className={css.site} data-layout={layout}>
      <nav aria-label="Skip">
        <a className={css.skip} href="#main">
          Skip to content
        </a>
      </nav>
      <ProgressBar active={state.isPending} />
      {hasChrome && <Header path={row.canonical ?? path} appearAfterHero={layout === 'home'} />}
      {layout === 'home' && row.navigation && <PageBar links={row.navigation} />}
      <main id="main" tabIndex={-1} className={css.main}>
        <PageBoundary key={path} path={path} />
      </main>
      {hasChrome && <Footer />}
      {layout !== 'alone' && <ScrollToTop />}
      {/* In a separate element: one added beside the page would make the browser restyle the whole page. */}
      <div>
        <Overlays path={path} layout={layout} />
      </div>
      <SectionNotice />
      <p className={css.announcer} role="status">
        {state.announcement}
      </p>
    </div>
  );
}
