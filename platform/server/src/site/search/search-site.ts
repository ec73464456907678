import { type SearchResponse, type SearchResult, searchLength } from '@viit/contract/search';
import { shareSlots } from '@viit/core/share-slots';
import type { Database } from '../../database/database.ts';
import type { Site } from '../site.ts';
import { type FoundEntry, findEntries } from './find-entries.ts';
import { excerpt, highlight } from './highlight.ts';
import { readScope, type SearchScope } from './search-scope.ts';

/** @returns undefined if too many searches are waiting. */
export type SearchSite = (site: Site, query: string, client: string) => Promise<SearchResponse | undefined>;

/** Publishing needs the database too. A busy client delays only itself. */
const concurrency = 2;

/** A proxy counts a server that answers after a minute as failed. */
const maxWaiting = { ofClient: 20, inAll: 200 };

const maxPerKind = 10;

export function createSearch(database: Database): SearchSite {
  const slots = shareSlots(concurrency);
  const scopes = new WeakMap<Site['searchable'], SearchScope>();
  return async (site, query, client) => {
    const waiting = slots.waiting(client);
    // Others' searches do not keep out a client that has none waiting.
    if (waiting >= maxWaiting.ofClient || (waiting > 0 && slots.waiting() >= maxWaiting.inAll)) return undefined;
    return slots.run(client, async () => {
      const text = query.trim();
      if (text.length < searchLength.min) return { query: text, match: 'none', message: '', results: [] };
      const { searchable } = site;
      const scope = scopes.get(searchable) ?? (await readScope(database, JSON.stringify([...searchable.keys()])));
      scopes.set(searchable, scope);
      const { match, entries, stems, suggestion } = await findEntries(database, scope, text);
      const found = results(site, entries, stems);
      const message = searchMessage(match, found.length);
      return { query: text, match, message, ...(suggestion && { suggestion }), results: found };
    });
  };
}

function searchMessage(match: SearchResponse['match'], count: number): string {
  const results = count === 1 ? '1 result' : `${count} results`;
  if (match === 'similar') return `Nothing on this site contains these words. ${results} with similar words.`;
  if (match === 'some') return `Nothing on this site contains all of these words. ${results} with some of them.`;
  return match === 'all' ? `${results}.` : 'No matches found.';
}

/**
 * Lists an item on several pages of a section once: a document by its address and its name, and a notice instead of its document.
 * A section must not take the place of another's, or give its document another name.
 */
function results(
  { searchable, documentTitles }: Site,
  entries: readonly FoundEntry[],
  stems: readonly string[],
): SearchResult[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const found = entries.flatMap((entry) =>
    (searchable.get(entry.sha384) ?? []).map((page) => {
      const own = entry.kind === 'document' ? documentTitles.get(entry.href) : undefined;
      return { ...entry, ...page, ...(own && own.section !== page.section && { ...own, detail: '' }) };
    }),
  );
  return found.flatMap(({ kind, title, detail, href, path, section }) => {
    const address = /^(?:#|$)/.test(href) ? path + href : href;
    const identities = [
      ...(kind === 'page' || kind === 'document' ? [address.replace(/#.*/, '')] : []),
      ...(kind === 'page' ? [] : [`${section} ${kind === 'person' ? 'person ' : ''}${title}`]),
    ];
    const count = counts.get(kind) ?? 0;
    if (identities.some((identity) => seen.has(identity)) || count >= maxPerKind) return [];
    for (const identity of identities) seen.add(identity);
    counts.set(kind, count + 1);
    return [{ kind, title: highlight(title, stems), excerpt: excerpt(detail, stems), href: address, section }];
  });
}
