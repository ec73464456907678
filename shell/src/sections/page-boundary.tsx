import { type PageComponent, PageOrigin } from '@viit/runtime';
import { createContext, memo, Suspense, use } from 'react';
import { sectionLabel } from '../state.ts';
import { SectionErrorBoundary } from './section-error-boundary.tsx';

/** For the first page in the browser a promise. */
export interface ShownPage {
  section: string;
  params: Readonly<Record<string, string>>;
  component: PageComponent | Promise<PageComponent>;
}

/** A constant function: a changed context would replace HTML that has not hydrated. */
export const PageSource = createContext<(path: string) => ShownPage>(() => {
  throw new Error('PageBoundary needs a PageSource above it.');
});

/** Memoised with the path as only prop: no re-render reaches a page that waits for its code (R101). Keyed by path. */
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
