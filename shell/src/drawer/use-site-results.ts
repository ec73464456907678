import type { SearchResponse } from '@viit/contract/search';
import { useEffect, useState } from 'react';
import { fetchResults, maxQueryLength, minQueryLength } from '../search-page/fetch-results.ts';

/** How long the visitor pauses before the server is asked, in ms. */
const pauseMs = 200;

/** False once the host has shown that it has no search, as a static one. */
let hostHasSearch = true;

/**
 * The server's results for a text, once the visitor pauses. Until they arrive, those of the text before stay.
 * @returns undefined without results: the text is too short, the host has no search, or it does not respond.
 */
export function useSiteResults(text: string): SearchResponse | undefined {
  const [response, setResponse] = useState<SearchResponse>();
  const query = text.trim();
  const isSearchable = hostHasSearch && query.length >= minQueryLength && query.length <= maxQueryLength;
  useEffect(() => {
    if (!isSearchable) return setResponse(undefined);
    let isCurrent = true;
    const show = (found: SearchResponse | undefined) => {
      if (isCurrent) setResponse(found);
    };
    const timer = setTimeout(async () => {
      try {
        const found = await fetchResults(query);
        if (!found) hostHasSearch = false;
        show(found);
      } catch {
        // The matches in the page table are shown instead.
        show(undefined);
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [query, isSearchable]);
  return isSearchable ? response : undefined;
}
