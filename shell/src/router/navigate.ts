import type { PageComponent } from '@viit/runtime';
import { isFailing } from '../sections/first-page.ts';
import { isBegun, loadedPage, loadPage } from '../sections/load-page.ts';
import { focusHeading } from './focus.ts';
import { leave } from './leave.ts';
import { documentTitle, isKnown, type Match, matchPage } from './match.ts';
import { pageTable } from './page-table.ts';
import { useRouter } from './router-store.ts';
import { beginMove, endMove, nameEntry, rememberScroll, restoreScroll, stampEntry } from './scroll.ts';

/*
 * Moving between pages: the page's code is loaded first, the old page stays until it is there, and a failure ends in an
 * ordinary page load of the address, which the server answers with finished HTML (design.md section 7).
 */

/** How long a move may wait for the page table and the page's code, retry included, in ms: then the page's HTML is the quicker way. */
const patience = 3_000;

/** Counts moves: only the newest may end. */
let newest = 0;

/** How a move came about: a link or call, or the browser's back and forward. */
type Kind = 'push' | 'replace' | 'pop';

/** Moves to an address of this site. */
export async function go(address: string, kind: Kind = 'push'): Promise<void> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return leave(url, kind);
  if (kind === 'push' && url.pathname === useRouter.getState().path) return goWithin(url);
  const move = ++newest;
  useRouter.setState({ isPending: true });
  const { inTime, stop } = stopwatch();
  try {
    const match = matchPage(await inTime(pageTable()), url.pathname);
    if (move !== newest) return;
    // An unknown address leads home (spec 1, section 2.1); an unknown value of a known page is the server's to answer.
    if (!match) return await goHome(url.pathname, kind);
    if (!isKnown(match)) throw new Error(`${url.pathname} is not in the page table`);
    const component = await inTime(codeFor(match, kind));
    if (move !== newest) return;
    show(url, match, component, kind);
  } catch {
    if (move !== newest) return;
    leave(url, kind);
  } finally {
    stop();
  }
}

/** What must have come before a move's patience ends. */
function stopwatch() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It has not come in ${patience} ms.`)), patience);
  });
  // Whoever does not wait for it does not hear of it.
  late.catch(() => {});
  return { inTime: <T>(coming: Promise<T>) => Promise.race([coming, late]), stop: () => clearTimeout(timer) };
}

/** An address without a page leads home, where a notice names it. */
async function goHome(lost: string, kind: Kind): Promise<void> {
  await go('/', kind === 'pop' ? 'replace' : kind);
  useRouter.setState({ lost });
}

/** The same page: only the query or the fragment changes. */
function goWithin(url: URL): void {
  newest++;
  useRouter.setState({ isPending: false });
  rememberScroll();
  if (url.hash) {
    location.hash = url.hash;
    return;
  }
  if (url.search !== location.search) history.pushState(stampEntry(), '', url);
  dispatchEvent(new Event('viit:navigated'));
  scrollTo(0, 0);
}

/** The page's component: at once where it is here, else loaded with one retry. Throws where an ordinary page load is the better way. */
async function codeFor({ row }: Match, kind: Kind): Promise<PageComponent> {
  const held = loadedPage(row.section, row.id);
  if (held) return held;
  if (kind === 'pop' && !isBegun(row.section, row.id))
    throw new Error('Going back to a page that never loaded is an ordinary page load.');
  if (isFailing(row.section)) throw new Error(`The section ${row.section} does not load in this document.`);
  return loadPage(row.section, row.id).catch(() => loadPage(row.section, row.id));
}

/** Loads what is missing of a page that is being left, so that coming back shows all of it; what fails is asked for again then. */
function completePage({ section, id }: Match['row']): void {
  if (isBegun(section, id)) void loadPage(section, id).catch(() => {});
}

/** Puts a loaded page on screen. */
function show(url: URL, match: Match, component: PageComponent, kind: Kind): void {
  if (kind === 'push') {
    nameEntry();
    rememberScroll();
    history.pushState(stampEntry(), '', url);
  } else if (kind === 'replace') {
    history.replaceState(stampEntry(), '', url);
  }
  completePage(useRouter.getState().shown.row);
  const title = documentTitle(match);
  document.title = title;
  beginMove();
  useRouter.setState({
    path: url.pathname,
    shown: match,
    component,
    isPending: false,
    lost: undefined,
    announcement: title,
  });
  dispatchEvent(new Event('viit:navigated'));
  // Two frames: React has committed, and the browser has laid the new page out.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      focusHeading();
      if (kind === 'pop') restoreScroll();
      else endMove(url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : undefined);
    }),
  );
}

/**
 * Back and forward. A page whose code is here is shown at once; for one that never loaded the address is loaded as a page.
 * On one page it was a link to a place on it, which makes an entry without a name, or the way back from there.
 */
export function onPopState(): void {
  const url = new URL(location.href);
  const { path, isPending } = useRouter.getState();
  if (url.pathname === path) {
    if (isPending) newest++;
    useRouter.setState({ isPending: false });
    const isBack = history.state !== null;
    nameEntry();
    if (isBack) restoreScroll();
    return;
  }
  void go(url.href, 'pop');
}
