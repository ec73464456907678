import type { FirstPage } from '@viit/contract';
import { type ListResponses, registerNavigate } from '@viit/runtime';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchLaterFonts } from './document/later-fonts.ts';
import { watchLinks } from './router/links.ts';
import { go, onPopState } from './router/navigate.ts';
import { pageTable, sizeOf } from './router/page-table.ts';
import { useRouter } from './router/router-store.ts';
import { watchScroll } from './router/scroll.ts';
import { knowSection } from './sections/addresses.ts';
import { loadFirstPage } from './sections/load-first-page.ts';
import type { ShownPage } from './sections/page-boundary.tsx';
import { loadAnalytics } from './settings/analytics.ts';
import { site } from './settings/site.ts';

/** Starts the shell in a page that the server rendered: hydrates it, and takes over moving between pages. */
export function start(): void {
  const root = document.getElementById('root');
  const first = block<FirstPage>('viit-page');
  const lists = block<ListResponses>('viit-content') ?? {};
  if (!root || !first) throw new Error('This document was not rendered by the shell: #root or #viit-page is missing.');
  if (first.section) knowSection(first.section);
  useRouter.setState({ isStarted: true, path: first.path, shown: { row: first.page, params: first.params } });
  const component = loadFirstPage(first.page.section, first.page.id);
  const source = pageSource(first.path, { section: first.page.section, params: first.params, component });
  hydrateRoot(root, <App first={first} lists={lists} source={source} sizeOf={sizeOf} />);
  registerNavigate((address) => void go(address));
  addEventListener('popstate', onPopState);
  watchLinks();
  watchScroll();
  loadAnalytics(site.analytics);
  // What the first page can do without waits until the page's code is here.
  void component.then(() =>
    whenIdle(() => {
      void pageTable().catch(() => {});
      void fetchLaterFonts();
    }),
  );
}

/** The first page by its promise; any other by the component that was loaded before the move to it. */
const pageSource = (firstPath: string, firstShown: ShownPage) => {
  const shownPages = new Map([[firstPath, firstShown]]);
  return (path: string): ShownPage => {
    const { component, shown } = useRouter.getState();
    const held = shownPages.get(path);
    if (held) return held;
    if (!component) throw new Error(`Nothing was loaded for ${path}`);
    const page = { section: shown.row.section, params: shown.params, component };
    shownPages.set(path, page);
    return page;
  };
};

function block<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5000 }) : setTimeout(act, 2000);
