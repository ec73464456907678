import type { SearchResponse, SearchResult } from '@viit/contract/search';
import { searchGroups, searchMessage } from '@viit/contract/search-message';
import { useEffect, useState } from 'react';
import { fetchResults, maxQueryLength, minQueryLength } from './fetch-results.ts';
import { MarkedText } from './marked-text.tsx';

/** After navigation within the document. Use the query as key. */
export function FetchedResults({ query }: { query: string }) {
  const [response, setResponse] = useState<SearchResponse | 'failed'>();
  const hasValidLength = query.trim().length >= minQueryLength && query.trim().length <= maxQueryLength;
  useEffect(() => {
    if (!hasValidLength) return;
    fetchResults(query).then(
      (found) => setResponse(found ?? 'failed'),
      () => setResponse('failed'),
    );
  }, [query, hasValidLength]);
  if (!hasValidLength) {
    return <p role="status">{query && `Type ${minQueryLength} to ${maxQueryLength} characters.`}</p>;
  }
  if (response === 'failed')
    return (
      <p role="status">
        Search is not responding. You can still find pages and documents with the search box in the menu.
      </p>
    );
  return (
    <>
      <p role="status">{response ? searchMessage(response.match, response.results.length) : 'Searching'}</p>
      {response &&
        searchGroups.map(({ kind, title }) => {
          const results = response.results.filter((result) => result.kind === kind);
          return results.length > 0 && <ResultGroup key={kind} title={title} results={results} />;
        })}
    </>
  );
}

function ResultGroup({ title, results }: { title: string; results: readonly SearchResult[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul role="list">
        {results.map((result) => (
          <li key={`${result.href} ${result.title.map(({ text }) => text).join('')}`}>
            <Result result={result} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Result({ result: { kind, title, excerpt, href } }: { result: SearchResult }) {
  const isFile = kind === 'document';
  return (
    <>
      <a href={href} {...(isFile && { target: '_blank', rel: 'noopener' })}>
        <MarkedText pieces={title} />
      </a>
      {(excerpt.length > 0 || isFile) && (
        <p>
          <MarkedText pieces={excerpt} />
          {isFile && (excerpt.length > 0 ? ', opens in a new tab' : 'opens in a new tab')}
        </p>
      )}
    </>
  );
}
