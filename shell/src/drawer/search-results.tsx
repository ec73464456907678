import { documentFacts } from '@viit/ui/document-facts';
import type { ReactNode } from 'react';
import { EntryLink } from './entry-link.tsx';
import type { Matches } from './search.ts';
import * as css from './search-results.module.css';

interface SearchResultsProps {
  matches: Matches;
  path: string;
}

/** Renders the results of a search. */
export function SearchResults({ matches: { entries, pages, documents }, path }: SearchResultsProps) {
  return (
    <>
      <ResultGroup title="Menu" isEmpty={entries.length === 0}>
        {entries.map(({ item, trail }) => (
          <li key={`${trail.join('/')}/${item.name}`}>
            <EntryLink item={item} path={path} note={trail.join(' › ')} />
          </li>
        ))}
      </ResultGroup>
      <ResultGroup title="Pages" isEmpty={pages.length === 0}>
        {pages.map((page) => (
          <li key={page.path}>
            <EntryLink item={{ name: page.title, link: page.path }} path={path} note={page.description} />
          </li>
        ))}
      </ResultGroup>
      <ResultGroup title="Documents" isEmpty={documents.length === 0}>
        {documents.map(({ name, href, size }) => (
          <li key={href}>
            <EntryLink item={{ name, link: href, target: '_blank' }} path={path} note={documentFacts(href, size)} />
          </li>
        ))}
      </ResultGroup>
    </>
  );
}

function ResultGroup({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <section className={css.group}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list">{children}</ul>
    </section>
  );
}
