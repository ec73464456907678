import { type SearchResponse, type SearchResult, searchLength } from '@viit/contract/search';
import { shareSlots } from '@viit/core/share-slots';
import type { Database } from '../../database/database.ts';
import type { Site } from '../site.ts';
import { type FoundEntry, findEntries } from './find-entries.ts';
import { excerpt, highlight } from './highlight.ts';

export type SearchSite = (site: Site, query: string, client: string) => Promise<SearchResponse>;

/** Publishing needs the database too. A busy client delays only itself. */
const concurrency = 2;

const maxPerKind = 10;

export function createSearch(database: Database): SearchSite {
  const slots = shareSlots(concurrency);
  const releases = new WeakMap<Site['searchable'], string>();
  return (site, query, client) =>
    slots.run(client, async () => {
      const text = query.trim();
      if (text.length < searchLength.min) return { query: text, match: 'none', results: [] };
      const hashes = releases.get(site.searchable) ?? JSON.stringify([...site.searchable.keys()]);
      releases.set(site.searchable, hashes);
      const { match, entries, stems } = await findEntries(database, hashes, text);
      return { query: text, match, results: results(site, entries, stems) };
    });
}

/** Lists an item on several pages once. */
function results({ searchable }: Site, entries: readonly FoundEntry[], stems: readonly string[]): SearchResult[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const found = entries.flatMap((entry) => (searchable.get(entry.sha384) ?? []).map((page) => ({ ...entry, ...page })));
  return found.flatMap(({ kind, title, detail, href, path, section }) => {
    const identity = `${kind} ${kind === 'document' || kind === 'page' ? href || path : title}`;
    const count = counts.get(kind) ?? 0;
    if (seen.has(identity) || count >= maxPerKind) return [];
    seen.add(identity);
    counts.set(kind, count + 1);
    return [{ kind, title: highlight(title, stems), excerpt: excerpt(detail, stems), href: href || path, section }];
  });
}
