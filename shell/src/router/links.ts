import { loadPage } from '../sections/load-page.ts';
import { isKnown, matchPage } from './match.ts';
import { go } from './navigate.ts';
import { pageTable } from './page-table.ts';
import { rememberScroll } from './scroll.ts';

/*
 * Every plain link on the page is a client navigation, whoever rendered it and whether or not its section has hydrated;
 * hover, focus and touch fetch its page beforehand.
 */

/** How long a pointer rests on a link before its page is fetched, in ms. */
const intentDelay = 65;

/** The address of a link that leads to a page of this site in this tab; `undefined` for all others. */
function pageLink(event: Event): URL | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self'))
    return undefined;
  const url = new URL(anchor.href, location.href);
  const isFile = /\.[a-z0-9]{2,5}$/i.test(url.pathname) || /^\/(?:api|_)/.test(url.pathname);
  return url.origin === location.origin && !isFile ? url : undefined;
}

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = pageLink(event);
  if (!url) return;
  // A link to a place on this page is the browser's own affair; Back leads to where it was followed.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) {
    rememberScroll();
    return;
  }
  event.preventDefault();
  void go(url.href);
}

const saves = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function prefetch(url: URL): Promise<void> {
  if (saves() || url.pathname === location.pathname) return;
  const match = matchPage(await pageTable(), url.pathname);
  if (match && isKnown(match)) await loadPage(match.row.section, match.row.id);
}

// What fails here is tried again, and told, when the link is followed.
const quietly = (url: URL) => void prefetch(url).catch(() => {});

/** Starts listening, once the shell has started. */
export function watchLinks(): void {
  document.addEventListener('click', onClick);
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const url = event.pointerType === 'touch' ? undefined : pageLink(event);
    if (url) timer = setTimeout(() => quietly(url), intentDelay);
  });
  for (const kind of ['focusin', 'touchstart'] as const) {
    document.addEventListener(
      kind,
      (event) => {
        const url = pageLink(event);
        if (url) quietly(url);
      },
      { passive: true },
    );
  }
}
