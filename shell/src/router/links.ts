import { isPlainClick, onAddressChange } from '@viit/runtime';
import { loadPage } from '../sections/load-page.ts';
import { whenIdle } from '../settings/when-idle.ts';
import { loadCollections, matchPage, pagesNear, routeIndex, sectionTable, tablesFor, titleAt } from './find-page.ts';
import { navigate } from './navigate.ts';
import { saveScroll } from './scroll-restoration.ts';

/* Handles every plain link, even before hydration. Hover, focus and touch prefetch the page. */

/** In ms. */
const hoverDelayMs = 65;

function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const url = linkedPage(event.target);
  if (!url) return;
  // Native handling lets Back return to the link.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) {
    saveScroll();
    return;
  }
  event.preventDefault();
  void navigate(url.href);
}

async function prefetch(url: URL | undefined): Promise<void> {
  if (!url || savesData() || url.pathname === location.pathname) return;
  const match = matchPage(await pagesNear(url.pathname), url.pathname);
  if (!match || (await titleAt(match, url.pathname)) === undefined) return;
  await Promise.all([loadPage(match.row.section, match.row.id), loadCollections(match)]);
}

// Following the link retries and logs failures.
const prefetchSilently = (url: URL | undefined) => void prefetch(url).catch(() => {});

export function watchLinks(): void {
  document.addEventListener('click', onClick);
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const url = event.pointerType === 'touch' ? undefined : linkedPage(event.target);
    timer = setTimeout(() => prefetchSilently(url), hoverDelayMs);
  });
  for (const type of ['focusin', 'touchstart'] as const) {
    document.addEventListener(type, (event) => prefetchSilently(linkedPage(event.target)));
  }
}

/* When idle, fetches tables for the page on screen and links in view. */

export function watchTablesInView(): void {
  let isWaiting = false;
  const look = () => {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(() => {
      isWaiting = false;
      // Following a link retries and logs failures.
      void fetchTables().catch(() => {});
    });
  };
  look();
  onAddressChange(look);
  addEventListener('scrollend', look);
}

async function fetchTables(): Promise<void> {
  const index = await routeIndex();
  if (savesData()) return;
  const paths = [location.pathname, ...(await linkedInView())];
  const names = new Set(paths.flatMap((path) => tablesFor(index, path)));
  await Promise.all([...names].map((name) => sectionTable(index, name)));
}

/** Avoids a forced layout. */
function linkedInView(): Promise<string[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const inView = entries.filter(({ isIntersecting }) => isIntersecting);
      resolve(inView.flatMap(({ target }) => linkedPage(target)?.pathname ?? []));
    });
    if (document.links.length === 0) resolve([]);
    for (const link of document.links) observer.observe(link);
  });
}

/** `undefined` unless the link opens a page of this site in this tab. */
function linkedPage(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.href || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self'))
    return undefined;
  const url = new URL(anchor.href, location.href);
  const isFile = /\.[a-z0-9]{2,5}$/i.test(url.pathname) || /^\/(?:api|_)/.test(url.pathname);
  return url.origin === location.origin && !isFile ? url : undefined;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
