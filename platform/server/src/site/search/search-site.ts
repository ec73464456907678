import { type SearchResponse, type SearchResult, searchLength } from '@viit/contract/search';
import { limitConcurrency } from '@viit/core/limit-concurrency';
import type { Database } from '../../database/database.ts';
import { indexMissingPages } from '../../registry/pages/search-index.ts';
import type { Site } from '../site.ts';
import { type FoundEntry, findEntries } from './find-entries.ts';
import { excerpt, highlight } from './highlight.ts';

/** Searches a release. */
export type SearchSite = (site: Site, query: string) => Promise<SearchResponse>;

/** Searches of one server at a time: pages and lists are served from memory, publishing needs the database too. */
const concurrency = 2;

/** The most results of one kind. */
const maxPerKind = 10;

/** Creates the search of a database's releases. Pages that are not indexed yet are indexed at the first search of a release. */
export function createSearch(database: Database): SearchSite {
  const limited = limitConcurrency(concurrency);
  const releases = new WeakMap<Site['searchable'], Promise<string>>();
  return (site, query) =>
    limited(async () => {
      const text = query.trim();
      if (text.length < searchLength.min) return { query: text, match: 'none', results: [] };
      const hashes = releases.get(site.searchable) ?? indexRelease(database, site).then((index) => index.hashes);
      releases.set(site.searchable, hashes);
      // After a failure, the next search tries again.
      hashes.catch(() => releases.delete(site.searchable));
      const { match, entries, stems } = await findEntries(database, await hashes, text);
      return { query: text, match, results: results(site, entries, stems) };
    });
}

/** Indexes what is missing of a release. @returns its pages as a JSON array of hashes, and how many there are and were missing. */
export async function indexRelease(
  database: Database,
  { searchable }: Site,
): Promise<{ hashes: string; pages: number; indexed: number }> {
  const hashes = [...searchable.keys()];
  const indexed = await indexMissingPages(database, hashes);
  return { hashes: JSON.stringify(hashes), pages: hashes.length, indexed };
}

/** The first entries of each kind. A document, person or notice that is on several pages is listed once. */
function results({ searchable }: Site, entries: readonly FoundEntry[], stems: readonly string[]): SearchResult[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  return entries.flatMap(({ sha384, kind, title, detail, href }) => {
    const page = searchable.get(sha384);
    const identity = `${kind} ${kind === 'document' || kind === 'page' ? href || page?.path : title}`;
    const count = counts.get(kind) ?? 0;
    if (!page || seen.has(identity) || count >= maxPerKind) return [];
    seen.add(identity);
    counts.set(kind, count + 1);
    const { path, section } = page;
    return [{ kind, title: highlight(title, stems), excerpt: excerpt(detail, stems), href: href || path, section }];
  });
}
