import type { SearchResponse } from '@viit/contract/search';
import { useEffect, useState } from 'react';
import { fetchResults, maxQueryLength, minQueryLength } from '../search-page/fetch-results.ts';

/** Debounce, in ms. */
const pauseMs = 200;

/** A static host has none. */
let hostHasSearch = true;

interface SiteResults {
  /** Undefined without results. */
  response: SearchResponse | undefined;
  /** Until the first results arrive. */
  isPending: boolean;
}

/** Debounced results; the previous ones stay meanwhile. @param onUnavailable a constant function. */
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
