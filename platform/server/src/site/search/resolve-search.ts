import { type SearchResponse, searchLength, searchQuerySchema } from '@viit/contract/search';
import { makeBlob } from '../../registry/builds/blobs.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { Resolution } from '../resolve-path.ts';
import type { Site } from '../site.ts';
import { fillSearchPage, searchPagePath } from './search-page.ts';
import type { SearchSite } from './search-site.ts';

const apiPath = '/api/search';

export const isSearch = (path: string, url: string): boolean =>
  path === apiPath || (path === searchPagePath && url.includes('?') && queryOf(url) !== null);

const queryOf = (url: string): string | null => new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('q');

export interface SearchContext {
  search: SearchSite;
  blobs: BlobStore;
}

/** See R119. Queries are not cached. @returns undefined if the release's shell has no search page. */
export async function resolveSearch(
  { search, blobs }: SearchContext,
  site: Site,
  { path, url, client }: { path: string; url: string; client: string },
): Promise<Resolution | undefined> {
  const query = (url.includes('?') && queryOf(url)) || '';
  const { success, data } = searchQuerySchema.safeParse({ q: query });
  const page = path === apiPath ? undefined : site.pages.get(searchPagePath);
  if (path !== apiPath && !page) return undefined;
  const response = success ? await search(site, data.q, client) : undefined;
  if (success && !response) return tooManySearches;
  if (!page) return response ? apiResponse(response) : invalidQuery;
  const html = Buffer.from(await blobs.read(page.blob, 'identity')).toString();
  const shown = query.slice(0, searchLength.max);
  const blob = await makeBlob('search.html', Buffer.from(fillSearchPage(html, shown, response)), 'quick');
  return { kind: 'page', resource: { ...page, blob } };
}

const invalidQuery: Resolution = {
  kind: 'error',
  status: 400,
  reason: `Send what to search for as q, with ${searchLength.min} to ${searchLength.max} characters: ${apiPath}?q=placement`,
};

const tooManySearches: Resolution = {
  kind: 'error',
  status: 429,
  reason: 'Too many searches are waiting at the moment. Try again in a few seconds.',
};

async function apiResponse(response: SearchResponse): Promise<Resolution> {
  const blob = await makeBlob('response.json', Buffer.from(JSON.stringify(response)), 'quick');
  return { kind: 'search', resource: { status: 200, type: 'application/json; charset=utf-8', blob } };
}
