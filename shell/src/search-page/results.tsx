import type { SearchResponse, SearchResult } from '@viit/contract/search';
import { groupResults, resultTarget } from '@viit/contract/search-message';
import { useEffect, useState } from 'react';
import { fetchResults, maxQueryLength, minQueryLength, searchAddress } from './fetch-results.ts';
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
      <p role="status">{response ? response.message : 'Searching'}</p>
      {response?.suggestion && (
        <p>
          Did you mean <a href={searchAddress(response.suggestion)}>{response.suggestion}</a>?
        </p>
      )}
      {response &&
        groupResults(response.results).map(({ kind, title, results }) => (
          <section key={kind}>
            <h2>{title}</h2>
            <ul role="list">
              {results.map((result) => (
                <li key={`${result.href} ${result.title.map(({ text }) => text).join('')}`}>
                  <Result result={result} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { title, excerpt, href } = result;
  const target = resultTarget(result);
  const isNewTab = target === '_blank';
  return (
    <>
      <a href={href} {...(target && { target, rel: 'noopener' })}>
        <MarkedText pieces={title} />
      </a>
      {(excerpt.length > 0 || isNewTab) && (
        <p>
          <MarkedText pieces={excerpt} />
          {isNewTab && (excerpt.length > 0 ? ', opens in a new tab' : 'opens in a new tab')}
        </p>
      )}
    </>
  );
}
