import type { SearchResponse, SearchResult } from '@viit/contract/search';
import { searchGroups } from '@viit/contract/search-message';
import { MarkedText } from '../search-page/marked-text.tsx';
import { EntryLink } from './entry-link.tsx';
import { ResultGroup } from './result-group.tsx';
import type { Matches } from './search.ts';

/** Without pages that the menu's entries show already. */
export function newResults({ entries }: Matches, { results }: SearchResponse): SearchResult[] {
  const listed = new Set(entries.map(({ item }) => item.link));
  return results.filter(({ kind, href }) => kind !== 'page' || !listed.has(href));
}

export function SiteResults({ results, path }: { results: readonly SearchResult[]; path: string }) {
  return searchGroups.map(({ kind, title }) => {
    const ofKind = results.filter((result) => result.kind === kind);
    return (
      ofKind.length > 0 && (
        <ResultGroup key={kind} title={title}>
          {ofKind.map((result) => (
            <li key={`${result.href} ${textOf(result)}`}>
              <EntryLink
                item={{
                  name: <MarkedText pieces={result.title} />,
                  link: result.href,
                  ...(kind === 'document' && { target: '_blank' as const }),
                }}
                path={path}
                note={result.excerpt.length > 0 && <MarkedText pieces={result.excerpt} />}
              />
            </li>
          ))}
        </ResultGroup>
      )
    );
  });
}

const textOf = ({ title }: SearchResult) => title.map(({ text }) => text).join('');
