import type { FirstPage } from '@viit/contract';
import { ContentProvider, DocumentSizes, type ListResponses, type SizeOf } from '@viit/runtime';
import { useMemo } from 'react';
import { withGrantedEntries } from '../menu/granted-entries.ts';
import { MenuContext } from '../menu/menu-context.ts';
import { menuTree } from '../menu/menu-tree.ts';
import { PageSource, type ShownPage } from '../sections/page-boundary.tsx';
import { Layout } from './layout.tsx';

interface AppProps {
  first: FirstPage;
  /** Rendered into the page. */
  lists: ListResponses;
  /** A constant function. */
  source: (path: string) => ShownPage;
  /** A constant function. */
  sizeOf: SizeOf;
}

/** The same tree on the server and in the browser. */
export function App({ first, lists, source, sizeOf }: AppProps) {
  const menu = useMemo(() => withGrantedEntries(menuTree, first.menu ?? []), [first]);
  return (
    <ContentProvider lists={lists}>
      <DocumentSizes value={sizeOf}>
        <PageSource value={source}>
          <MenuContext value={menu}>
            <Layout first={first} />
          </MenuContext>
        </PageSource>
      </DocumentSizes>
    </ContentProvider>
  );
}
