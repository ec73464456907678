import type { SearchResponse } from '@viit/contract/search';

/** In characters. */
export const minQueryLength = 2;
export const maxQueryLength = 100;

export const searchAddress = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

/** @returns undefined on a static host. @throws if the response is invalid. */
export async function fetchResults(query: string): Promise<SearchResponse | undefined> {
  const response = await fetch(`/api/search?q=${encodeURIComponent(query.slice(0, maxQueryLength))}`);
  // A static host has no such file, or redirects.
  if (response.status === 404 || response.redirected) return undefined;
  if (!response.ok) throw new Error(`The search responded with status ${response.status}.`);
  const body: unknown = await response.json();
  if (!isSearchResponse(body)) throw new Error('The search responded with something else than results.');
  return body;
}

const isSearchResponse = (body: unknown): body is SearchResponse =>
  typeof body === 'object' && body !== null && 'match' in body && 'results' in body && Array.isArray(body.results);
