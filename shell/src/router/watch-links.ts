import { isPlainClick } from '@viit/runtime';
import { loadPage } from '../sections/load-page.ts';
import { hasKnownParams, matchPage } from './match-page.ts';
import { navigate } from './navigate.ts';
import { pageTable } from './page-table.ts';
import { saveScroll } from './scroll-restoration.ts';

/*
 * Every plain link on the page is a client navigation, also in a section that has not hydrated. Hover, focus and touch
 * prefetch its page.
 */

/** How long the pointer rests on a link before its page is prefetched, in ms. */
const hoverDelayMs = 65;

/** The address of a link to a page of this site in this tab; `undefined` for all others. */
function pageLink(event: Event): URL | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self'))
    return undefined;
  const url = new URL(anchor.href, location.href);
  const isFile = /\.[a-z0-9]{2,5}$/i.test(url.pathname) || /^\/(?:api|_)/.test(url.pathname);
  return url.origin === location.origin && !isFile ? url : undefined;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const url = pageLink(event);
  if (!url) return;
  // The browser follows a link to an element of this page; Back returns to where it was followed.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) {
    saveScroll();
    return;
  }
  event.preventDefault();
  void navigate(url.href);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function prefetch(url: URL): Promise<void> {
  if (savesData() || url.pathname === location.pathname) return;
  const match = matchPage(await pageTable(), url.pathname);
  if (match && hasKnownParams(match)) await loadPage(match.row.section, match.row.id);
}

// A failure is retried, and logged, when the link is followed.
const prefetchSilently = (url: URL) => void prefetch(url).catch(() => {});

/** Starts to handle links. */
export function watchLinks(): void {
  document.addEventListener('click', onClick);
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const url = event.pointerType === 'touch' ? undefined : pageLink(event);
    if (url) timer = setTimeout(() => prefetchSilently(url), hoverDelayMs);
  });
  for (const type of ['focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const url = pageLink(event);
        if (url) prefetchSilently(url);
      },
      { passive: true },
    );
  }
}
