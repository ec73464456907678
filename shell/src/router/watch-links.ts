import { isPlainClick } from '@viit/runtime';
import { loadPage } from '../sections/load-page.ts';
import { pagesNear, titleAt } from './find-page.ts';
import { linkedPage } from './linked-page.ts';
import { matchPage } from './match-page.ts';
import { navigate } from './navigate.ts';
import { loadCollections } from './page-collections.ts';
import { savesData } from './saves-data.ts';
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

async function prefetch(url: URL): Promise<void> {
  if (savesData() || url.pathname === location.pathname) return;
  const match = matchPage(await pagesNear(url.pathname), url.pathname);
  if (!match || (await titleAt(match, url.pathname)) === undefined) return;
  await Promise.all([loadPage(match.row.section, match.row.id), loadCollections(match)]);
}

// Following the link retries and logs failures.
const prefetchSilently = (url: URL) => void prefetch(url).catch(() => {});

export function watchLinks(): void {
  document.addEventListener('click', onClick);
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const url = event.pointerType === 'touch' ? undefined : linkedPage(event.target);
    if (url) timer = setTimeout(() => prefetchSilently(url), hoverDelayMs);
  });
  for (const type of ['focusin', 'touchstart'] as const) {
    document.addEventListener(
      type,
      (event) => {
        const url = linkedPage(event.target);
        if (url) prefetchSilently(url);
      },
      { passive: true },
    );
  }
}
