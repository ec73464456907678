import { type PageProps, useHydrated, useSearch } from '@viit/runtime';
import { PageHeader } from '@viit/ui/page-header';
import { Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { maxQueryLength, minQueryLength } from './fetch-results.ts';
import * as css from './page.module.css';
import { FetchedResults } from './results.tsx';

/**
 * Renders the search page (R119). It is stored without results. The server puts those of a query into the HTML that it sends, so
 * that the page works without JavaScript; after a move within this document, the results are fetched.
 */
export default function SearchPage(_: PageProps) {
  const isHydrated = useHydrated();
  const query = new URLSearchParams(useSearch()).get('q') ?? '';
  const [servedQuery] = useState(readServedQuery);
  const isServed = !isHydrated || query === servedQuery;
  return (
    <>
      <PageHeader title="Search" lede="Pages, documents, people and notices of the institute." />
      <div className={css.body}>
        <SearchForm query={isHydrated && !isServed ? query : undefined} />
        <div className={css.results}>{isServed ? servedResults : <FetchedResults key={query} query={query} />}</div>
      </div>
    </>
  );
}

/** The query whose results are in the HTML; `undefined` where this page was not rendered by the server. */
const readServedQuery = (): string | undefined =>
  globalThis.document?.querySelector('[data-search-results]')?.getAttribute('data-search-results') ?? undefined;

const never = new Promise<never>(() => {});

/** Renders the element for the server's results. In the browser it never hydrates, so that they stay as they are. */
function ServedResults() {
  if (globalThis.document) use(never);
  return <div data-search-results="" />;
}

/** One element for good: with another one, React would replace what the server put there. */
const servedResults = (
  <Suspense fallback={null}>
    <ServedResults />
  </Suspense>
);

/** Renders the search box. @param query what it shows; the server fills it in where this is undefined. */
function SearchForm({ query }: { query: string | undefined }) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && query !== undefined) box.current.value = query;
  }, [query]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers do not have the <search> element
    <form className={css.form} role="search" action="/search">
      <label className={css.label} htmlFor={id}>
        Search the site
      </label>
      <input
        ref={box}
        id={id}
        className={css.input}
        type="search"
        name="q"
        required
        minLength={minQueryLength}
        maxLength={maxQueryLength}
        autoComplete="off"
      />
      <button className={css.button} type="submit">
        Search
      </button>
    </form>
  );
}
