import type { FirstPage } from '@viit/contract';
import { ContentProvider, DocumentSizes, type ListResponses, type SizeOf } from '@viit/runtime';
import { useMemo } from 'react';
import { withGrantedEntries } from '../menu/granted-entries.ts';
import { MenuContext } from '../menu/menu-context.ts';
import { menuTree } from '../menu/menu-tree.ts';
import { PageSource, type ShownPage } from '../sections/page-boundary.tsx';
import { Layout } from './layout.tsx';

interface AppProps {
  /** The page that the HTML was rendered for. */
  first: FirstPage;
  /** Lists of the content API that were rendered into the page. */
  lists: ListResponses;
  /** Returns the page at a path; a constant function. */
  source: (path: string) => ShownPage;
  /** Returns a document's size; a constant function. */
  sizeOf: SizeOf;
}

/** Renders the whole site around one page: the same tree on the server and in the browser. */
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
