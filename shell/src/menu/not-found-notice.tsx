import { useEffect, useRef, useState } from 'react';
import { openDrawer } from '../drawer/drawer-store.ts';
import { maxQueryLength, searchAddress } from '../search-page/fetch-results.ts';
import { site } from '../settings/site.ts';
import { useRouter } from '../state.ts';
import { menuEntries } from './menu-entries.ts';
import { menuTree } from './menu-tree.ts';
import * as css from './not-found-notice.module.css';
import { plannedPages } from './planned-pages.ts';

/** Its name in the menu or the footer. */
export function menuNameOf(path: string): string | undefined {
  const top = menuTree.find(({ link }) => link === path);
  const entry = menuEntries(menuTree).find(({ item }) => item.link === path);
  if (entry) return [...entry.trail.slice(1), entry.item.name].join(': ');
  return top?.name ?? site.footer.flatMap(({ links }) => links).find(({ link }) => link === path)?.name;
}

/** "placement cell" of `/placement-cell.html`. */
const wordsOf = (path: string): string =>
  path
    .replace(/\.[a-z]+$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength);

/** Renders the notice for an unknown path: what its page will contain, the nearest pages, and search (R9.2). */
export default function NotFoundNotice({ path }: { path: string }) {
  const [isDismissed, setIsDismissed] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // In the shell's live region: some screen readers ignore one that is added with its text.
  useEffect(() => useRouter.setState({ announcement: text.current?.textContent ?? '' }), []);
  const name = menuNameOf(path);
  const planned = plannedPages[path];
  if (isDismissed) return null;
  return (
    <section className={css.notice} aria-label="About the link you followed">
      <p ref={text}>
        {name ? (
          <>
            The page <strong>{name}</strong> is not available yet, so you have been brought to the home page.
            {planned && ` It will contain ${planned.about}.`}
          </>
        ) : (
          <>
            There is no page at <strong>{path}</strong>, so you have been brought to the home page.
          </>
        )}
      </p>
      {planned && (
        <nav className={css.nearest} aria-label="Related pages">
          <span>Related pages:</span>
          <ul role="list">
            {planned.nearest.map((href) => (
              <li key={href}>
                <a href={href}>{menuNameOf(href)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <button type="button" className={css.search} onClick={() => openDrawer('search')}>
        Search the site
      </button>
      <a className={css.results} href={searchAddress(name?.split(': ').at(-1) ?? wordsOf(path))}>
        Look for similar pages
      </a>
      <button type="button" className={css.dismiss} onClick={() => setIsDismissed(true)} aria-label="Dismiss">
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
