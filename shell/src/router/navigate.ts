import { fragmentId } from '@viit/contract/decode';
import { notifyAddressChange, type PageComponent } from '@viit/runtime';
import { hasOwnCode, loadedPage, loadPage } from '../sections/load-page.ts';
import { isFailing, useRouter, withSiteName } from '../state.ts';
import { loadCollections, type Match, matchPage, pagesNear, titleAt } from './find-page.ts';
import { fullPageLoad } from './full-page-load.ts';
import { isKnownToServer } from './is-known-to-server.ts';
import {
  adoptHistoryEntry,
  beginPageChange,
  endPageChange,
  focusHeading,
  newHistoryState,
  restoreScroll,
  saveScroll,
} from './scroll-restoration.ts';

/*
 * Keeps the old page until the new one's code has loaded. If that fails, the browser loads the page from the server (R9.5,
 * R102).
 */

/** In ms, with the retry. */
const timeoutMs = 3_000;

/** Only the newest navigation may finish. */
let newest = 0;

/** `pop` is Back or Forward. */
type Kind = 'push' | 'replace' | 'pop';

type Target = { match: Match; title: string } | 'unknown-path' | 'full-page-load';

/** @throws on errors other than a failed load; the page on screen stays. */
export async function navigate(address: string, kind: Kind = 'push'): Promise<void> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) return fullPageLoad(url, kind);
  if (kind === 'push' && url.pathname === useRouter.getState().path) return navigateWithinPage(url);
  const navigation = ++newest;
  useRouter.setState({ isPending: true });
  try {
    const target = await orTimeout(findTarget(url.pathname, kind));
    if (navigation !== newest) return;
    if (target === 'unknown-path') await navigateHome(url.pathname, kind);
    else if (target === 'full-page-load') fullPageLoad(url, kind);
    else show(url, target.match, target.title, kind);
  } catch (error) {
    if (navigation === newest) useRouter.setState({ isPending: false });
    throw error;
  }
}

/** Never rejects: failures to load are logged. */
async function findTarget(path: string, kind: Kind): Promise<Target> {
  const pages = await loaded(pagesNear(path));
  if (!pages) return 'full-page-load';
  const match = matchPage(pages, path);
  if (!match) return (await isKnownToServer(path)) ? 'full-page-load' : 'unknown-path';
  const code = loadComponent(match, kind);
  const collections = loaded(loadCollections(match).then(() => true));
  const title = await loaded(titleAt(match, path));
  // The server renders the not-found page (R2.6).
  if (title === undefined) return 'full-page-load';
  return (await code) && (await collections) ? { match, title } : 'full-page-load';
}

/** Retries once. `undefined` if a full page load is better. */
async function loadComponent({ row: { section, id } }: Match, kind: Kind): Promise<PageComponent | undefined> {
  const component = loadedPage(section, id);
  if (component) return component;
  if (kind === 'pop' && !hasOwnCode(section, id)) return undefined;
  if (isFailing(section)) return undefined;
  return loaded(loadPage(section, id).catch(() => loadPage(section, id)));
}

const loaded = <T>(loading: Promise<T>): Promise<T | undefined> =>
  loading.catch((error: unknown) => {
    console.warn('The page could not be loaded in this document, so the browser loads it:', error);
    return undefined;
  });

const orTimeout = (finding: Promise<Target>): Promise<Target> =>
  Promise.race([
    finding,
    new Promise<Target>((resolve) => {
      setTimeout(() => resolve('full-page-load'), timeoutMs);
    }),
  ]);

async function navigateHome(unknownPath: string, kind: Kind): Promise<void> {
  await navigate('/', kind === 'pop' ? 'replace' : kind);
  useRouter.setState({ unknownPath });
}

function navigateWithinPage(url: URL): void {
  newest++;
  useRouter.setState({ isPending: false });
  saveScroll();
  if (url.hash) {
    location.hash = url.hash;
    return;
  }
  if (url.search !== location.search) history.pushState(newHistoryState(), '', url);
  notifyAddressChange();
  scrollTo(0, 0);
}

/** Back must show the whole page. */
function completePage({ section, id }: Match['row']): void {
  if (hasOwnCode(section, id)) void loadPage(section, id).catch(() => {});
}

function show(url: URL, match: Match, pageTitle: string, kind: Kind): void {
  if (kind === 'push') {
    adoptHistoryEntry();
    saveScroll();
    history.pushState(newHistoryState(), '', url);
  } else if (kind === 'replace') {
    history.replaceState(newHistoryState(), '', url);
  }
  completePage(useRouter.getState().shown.row);
  const title = withSiteName(pageTitle);
  document.title = title;
  beginPageChange();
  useRouter.setState({
    path: url.pathname,
    shown: match,
    isPending: false,
    unknownPath: undefined,
    announcement: title,
  });
  notifyAddressChange();
  // By then, the browser has laid out the page.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      focusHeading();
      if (kind === 'pop') restoreScroll();
      else endPageChange(url.hash ? document.getElementById(fragmentId(url.hash)) : undefined);
    }),
  );
}

/** After a link to an element of the page, the entry has no state; after Back it has one. */
export function onPopState(): void {
  // The old page is still on screen; not every browser has `scrollend`.
  if (history.state !== null) saveScroll();
  const url = new URL(location.href);
  if (url.pathname === useRouter.getState().path) {
    newest++;
    useRouter.setState({ isPending: false });
    const isBack = history.state !== null;
    adoptHistoryEntry();
    if (isBack) restoreScroll();
    return;
  }
  void navigate(url.href, 'pop');
}
