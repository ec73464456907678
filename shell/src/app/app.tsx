import type { FirstPage } from '@viit/contract';
import { type Answers, ContentProvider } from '@viit/runtime';
import { PageSource, type ShownPage } from '../sections/page-boundary.tsx';
import { Layout } from './layout.tsx';

interface AppProps {
  /** The page that came as HTML, or is rendered now. */
  first: FirstPage;
  /** Answers of the content API that were rendered in. */
  answers: Answers;
  /** Gives the page at a path; the same function for the document's whole life. */
  source: (path: string) => ShownPage;
}

/** Renders the whole site around one page: the same tree on the server and in the browser. */
export function App({ first, answers, source }: AppProps) {
  return (
    <ContentProvider answers={answers}>
      <PageSource value={source}>
        <Layout first={first} />
      </PageSource>
    </ContentProvider>
  );
}
