import type { SearchResponse, SearchResult } from '@viit/contract/search';
import { groupResults, resultTarget } from '@viit/contract/search-message';
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
  return groupResults(results).map(({ kind, title, results: ofKind }) => (
    <ResultGroup key={kind} title={title}>
      {ofKind.map((result) => {
        const target = resultTarget(result);
        return (
          <li key={`${result.href} ${textOf(result)}`}>
            <EntryLink
              item={{ name: <MarkedText pieces={result.title} />, link: result.href, ...(target && { target }) }}
              path={path}
              note={result.excerpt.length > 0 && <MarkedText pieces={result.excerpt} />}
            />
          </li>
        );
      })}
    </ResultGroup>
  ));
}

const textOf = ({ title }: SearchResult) => title.map(({ text }) => text).join('');
