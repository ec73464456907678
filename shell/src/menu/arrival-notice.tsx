import { useEffect, useRef, useState } from 'react';
import { openDrawer } from '../drawer/drawer-store.ts';
import { useRouter } from '../router/router-store.ts';
import { site } from '../settings/site.ts';
import * as css from './arrival-notice.module.css';
import { entriesOf } from './entries.ts';
import { menuTree } from './menu-tree.ts';

/** What the menu or the footer calls an address; `undefined` for one that neither leads to. */
export function nameOfAddress(address: string): string | undefined {
  const top = menuTree.find(({ link }) => link === address);
  const entry = entriesOf(menuTree).find(({ item }) => item.link === address);
  if (entry) return [...entry.trail.slice(1), entry.item.name].join(': ');
  return top?.name ?? site.footer.flatMap(({ links }) => links).find(({ link }) => link === address)?.name;
}

/** Renders one line for who came home by a link that has no page yet: it names the link, offers search, and can be dismissed. */
export default function ArrivalNotice({ address }: { address: string }) {
  const [isDismissed, setIsDismissed] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  // Said where the shell says all it has to say: a live region that comes with its words is not heard everywhere.
  useEffect(() => useRouter.setState({ announcement: words.current?.textContent ?? '' }), []);
  const name = nameOfAddress(address);
  if (isDismissed) return null;
  return (
    <section className={css.notice} aria-label="About the link you followed">
      <p ref={words}>
        {name ? (
          <>
            <strong>{name}</strong> has no page of its own yet, so you are on the home page.
          </>
        ) : (
          <>
            There is no page at <strong>{address}</strong>, so you are on the home page.
          </>
        )}
      </p>
      <button type="button" className={css.search} onClick={() => openDrawer('search')}>
        Search the site
      </button>
      <button type="button" className={css.dismiss} onClick={() => setIsDismissed(true)} aria-label="Dismiss">
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m4 4 12 12M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
