import { type PageProps, useHydrated, useSearch } from '@viit/runtime';
import { PageHeader } from '@viit/ui/page-header';
import { Suspense, use, useEffect, useId, useRef, useState } from 'react';
import { maxQueryLength, minQueryLength } from './fetch-results.ts';
import * as css from './page.module.css';
import { FetchedResults } from './results.tsx';

/** R119. Stored without results; the server inserts those of a query. After navigation within the document they are fetched. */
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

/** `undefined` where the server did not render this page. */
const readServedQuery = (): string | undefined =>
  globalThis.document?.querySelector('[data-search-results]')?.getAttribute('data-search-results') ?? undefined;

const never = new Promise<never>(() => {});

/** Never hydrates in the browser, so that results stay. */
function ServedResults() {
  if (globalThis.document) use(never);
  return <div data-search-results="" />;
}

/** Constant: React would replace another element. */
const servedResults = (
  <Suspense fallback={null}>
    <ServedResults />
  </Suspense>
);

/** @param query `undefined` where the server fills it in. */
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
