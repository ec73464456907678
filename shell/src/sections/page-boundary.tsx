import { type PageComponent, PageOrigin } from '@viit/runtime';
import { createContext, memo, Suspense, use } from 'react';
import { sectionLabel } from './section-builds.ts';
import { SectionErrorBoundary } from './section-error-boundary.tsx';

/** A page to show: its component or, for the first page in the browser, a promise of it. */
export interface ShownPage {
  section: string;
  params: Readonly<Record<string, string>>;
  component: PageComponent | Promise<PageComponent>;
}

/**
 * Returns the page at a path. The value is a constant function: when a context changes above a page that has not hydrated,
 * React replaces its HTML by the fallback.
 */
export const PageSource = createContext<(path: string) => ShownPage>(() => {
  throw new Error('PageBoundary needs a PageSource above it.');
});

/**
 * Renders the page at a path inside an error boundary. Memoised, with the path as its only prop: no re-render of the shell
 * reaches a page that still waits for its code (R101). The parent keys it by path.
 */
export const PageBoundary = memo(function PageBoundary({ path }: { path: string }) {
  const shown = use(PageSource)(path);
  return (
    <SectionErrorBoundary section={shown.section}>
      <PageOrigin value={sectionLabel(shown.section)}>
        <Suspense fallback={null}>
          <PageSlot shown={shown} />
        </Suspense>
      </PageOrigin>
    </SectionErrorBoundary>
  );
});

function PageSlot({ shown }: { shown: ShownPage }) {
  const Page = typeof shown.component === 'function' ? shown.component : use(shown.component);
  return <Page params={shown.params} />;
}
