import type { SearchResponse } from '@viit/contract/search';
import { documentFacts } from '@viit/ui/document-facts';
import { searchAddress } from '../search-page/fetch-results.ts';
import { EntryLink } from './entry-link.tsx';
import { ResultGroup } from './result-group.tsx';
import type { Matches } from './search.ts';
import * as css from './search-results.module.css';
import { newResults, SiteResults } from './site-results.tsx';

interface SearchResultsProps {
  text: string;
  matches: Matches;
  /** Without it, matches in the page table are shown. */
  siteResults: SearchResponse | undefined;
  path: string;
}

export function SearchResults({ text, matches, siteResults, path }: SearchResultsProps) {
  return (
    <>
      <MenuMatches matches={matches} path={path} />
      {siteResults ? (
        <>
          <SiteResults results={newResults(matches, siteResults)} path={path} />
          <p className={css.all}>
            <EntryLink item={{ name: 'All results on one page', link: searchAddress(text) }} path={path} />
          </p>
        </>
      ) : (
        <TableMatches matches={matches} path={path} />
      )}
    </>
  );
}

function MenuMatches({ matches: { entries }, path }: { matches: Matches; path: string }) {
  return (
    <ResultGroup title="Menu" empty={entries.length === 0 ? 'No matches found.' : undefined}>
      {entries.map(({ item, trail }) => (
        <li key={`${trail.join('/')}/${item.name}`}>
          <EntryLink item={item} path={path} note={trail.join(' › ')} />
        </li>
      ))}
    </ResultGroup>
  );
}

function TableMatches({ matches: { pages, documents }, path }: { matches: Matches; path: string }) {
  return (
    <>
      {pages.length > 0 && (
        <ResultGroup title="Pages">
          {pages.map((page) => (
            <li key={page.path}>
              <EntryLink item={{ name: page.title, link: page.path }} path={path} note={page.description} />
            </li>
          ))}
        </ResultGroup>
      )}
      {documents.length > 0 && (
        <ResultGroup title="Documents">
          {documents.map(({ name, href, size }) => (
            <li key={href}>
              <EntryLink item={{ name, link: href, target: '_blank' }} path={path} note={documentFacts(href, size)} />
            </li>
          ))}
        </ResultGroup>
      )}
    </>
  );
}
