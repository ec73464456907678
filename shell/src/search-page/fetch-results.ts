import type { SearchResponse } from '@viit/contract/search';

/** The shortest text that the server searches for, in characters. */
export const minQueryLength = 2;
/** The longest one. */
export const maxQueryLength = 100;

/** The address of the page with all results of a search. */
export const searchAddress = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

/**
 * Searches the pages of the release that is served.
 * @returns undefined on a static host, which has no search.
 * @throws if the server does not respond with results.
 */
export async function fetchResults(query: string): Promise<SearchResponse | undefined> {
  const response = await fetch(`/api/search?q=${encodeURIComponent(query.slice(0, maxQueryLength))}`);
  // A static host has no such file, or leads unknown addresses to the home page.
  if (response.status === 404 || response.redirected) return undefined;
  if (!response.ok) throw new Error(`The search responded with status ${response.status}.`);
  const body: unknown = await response.json();
  if (!isSearchResponse(body)) throw new Error('The search responded with something else than results.');
  return body;
}

const isSearchResponse = (body: unknown): body is SearchResponse =>
  typeof body === 'object' && body !== null && 'match' in body && 'results' in body && Array.isArray(body.results);
