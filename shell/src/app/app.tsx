import type { FirstPage } from '@viit/contract';
import { ContentProvider, DocumentSizes, type ListResponses, type SizeOf } from '@viit/runtime';
import { PageSource, type ShownPage } from '../sections/page-boundary.tsx';
import { Layout } from './layout.tsx';

interface AppProps {
  /** The page that came as HTML, or is rendered now. */
  first: FirstPage;
  /** Answers of the content API that were rendered in. */
  answers: ListResponses;
  /** Gives the page at a path; the same function for the document's whole life. */
  source: (path: string) => ShownPage;
  /** Gives a document's size; one function as well. */
  sizeOf: SizeOf;
}

/** Renders the whole site around one page: the same tree on the server and in the browser. */
export function App({ first, answers, source, sizeOf }: AppProps) {
  return (
    <ContentProvider answers={answers}>
      <DocumentSizes value={sizeOf}>
        <PageSource value={source}>
          <Layout first={first} />
        </PageSource>
      </DocumentSizes>
    </ContentProvider>
  );
}
