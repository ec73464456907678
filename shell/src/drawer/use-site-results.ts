import type { SearchResponse } from '@viit/contract/search';
import { useEffect, useState } from 'react';
import { fetchResults, maxQueryLength, minQueryLength } from '../search-page/fetch-results.ts';

/** How long the visitor pauses before the server is asked, in ms. */
const pauseMs = 200;

/** False once the host has shown that it has no search, as a static one. */
let hostHasSearch = true;

interface SiteResults {
  /** Undefined without results: the text is too short, the host has no search, or it does not respond. */
  response: SearchResponse | undefined;
  /** True until the first results arrive. */
  isPending: boolean;
}

/**
 * The server's results for a text, once the visitor pauses. Until they arrive, those of the text before stay.
 * @param onUnavailable a constant function, called when the host has no search or does not respond.
 */
export function useSiteResults(text: string, onUnavailable?: () => void): SiteResults {
  const [response, setResponse] = useState<SearchResponse>();
  const [hasFailed, setHasFailed] = useState(false);
  const query = text.trim();
  const isSearchable = hostHasSearch && query.length >= minQueryLength && query.length <= maxQueryLength;
  useEffect(() => {
    if (!isSearchable) {
      if (!hostHasSearch) onUnavailable?.();
      return setResponse(undefined);
    }
    let isCurrent = true;
    const show = (found: SearchResponse | undefined) => {
      if (!found) onUnavailable?.();
      if (!isCurrent) return;
      setHasFailed(!found);
      setResponse(found);
    };
    const timer = setTimeout(async () => {
      try {
        const found = await fetchResults(query);
        if (!found) hostHasSearch = false;
        show(found);
      } catch {
        show(undefined);
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      isCurrent = false;
    };
  }, [query, isSearchable, onUnavailable]);
  return isSearchable ? { response, isPending: !response && !hasFailed } : { response: undefined, isPending: false };
}
