import type { FirstPage } from '@viit/contract';
import { ContentProvider, DocumentSizes, type ListResponses, type SizeOf } from '@viit/runtime';
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
  return (
    <ContentProvider lists={lists}>
      <DocumentSizes value={sizeOf}>
        <PageSource value={source}>
          <Layout first={first} />
        </PageSource>
      </DocumentSizes>
    </ContentProvider>
  );
}
