import { type PageComponent, PageOrigin } from '@viit/runtime';
import { createContext, memo, Suspense, use } from 'react';
import { nameOf } from './addresses.ts';
import { ErrorWall } from './error-wall.tsx';

/** A page to show: its component, or for the first page in the browser the promise of it. */
export interface ShownPage {
  section: string;
  params: Readonly<Record<string, string>>;
  component: PageComponent | Promise<PageComponent>;
}

/**
 * Where the boundary finds its page. The value is one function for the document's whole life: a context that changed above
 * a page that has not hydrated would replace it by its fallback.
 */
export const PageSource = createContext<(path: string) => ShownPage>(() => {
  throw new Error('PageBoundary stands outside the App');
});

/**
 * Renders the page at a path behind the wall. One boundary for all layouts, memoised, keyed by path by its parent, and
 * taking nothing from the shell but the path: no re-render of the shell reaches a page that is still waiting for its code
 * (design.md section 7).
 */
export const PageBoundary = memo(function PageBoundary({ path }: { path: string }) {
  const shown = use(PageSource)(path);
  return (
    <ErrorWall section={shown.section}>
      <PageOrigin value={nameOf(shown.section)}>
        <Suspense fallback={null}>
          <PageSlot shown={shown} />
        </Suspense>
      </PageOrigin>
    </ErrorWall>
  );
});

function PageSlot({ shown }: { shown: ShownPage }) {
  const Page = typeof shown.component === 'function' ? shown.component : use(shown.component);
  return <Page params={shown.params} />;
}
