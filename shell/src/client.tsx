import type { FirstPage } from '@viit/contract';
import { type ListResponses, registerNavigate } from '@viit/runtime';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { fetchDeferredFonts } from './html/deferred-fonts.ts';
import { onRecoverableError, startReports } from './reports/start-reports.ts';
import { pageLists, routeIndex, sizeOf } from './router/find-page.ts';
import { watchLinks, watchTablesInView } from './router/links.ts';
import { navigate, onPopState } from './router/navigate.ts';
import { startScrollRestoration } from './router/scroll-restoration.ts';
import { takeUnknownPath } from './router/take-unknown-path.ts';
import { loadFirstPage } from './sections/load-first-page.ts';
import { loadedPage } from './sections/load-page.ts';
import type { ShownPage } from './sections/page-boundary.tsx';
import { loadAnalytics } from './settings/analytics.ts';
import { setBrowserSettings } from './settings/browser-settings.ts';
import { clearStorage } from './settings/clear-storage.ts';
import { whenIdle } from './settings/when-idle.ts';
import { registerSection, useRouter } from './state.ts';

/** Hydrates a rendered page and handles navigation. */
export function start(): void {
  const root = document.getElementById('root');
  const first = readJson<FirstPage>('viit-page');
  Object.assign(pageLists, readJson<ListResponses>('viit-content'));
  if (!root || !first) throw new Error('This page was not rendered by the shell: #root or #viit-page is missing.');
  setBrowserSettings(first.settings);
  if (first.section) registerSection(first.section);
  useRouter.setState({
    isStarted: true,
    path: first.path,
    shown: { row: first.page, params: first.params },
    // Not in a render: React may interrupt and repeat it, and the cookie is gone then.
    unknownPath: first.path === '/' ? takeUnknownPath() : undefined,
  });
  const component = loadFirstPage(first.page.section, first.page.id);
  const source = pageSource(first.path, { section: first.page.section, params: first.params, component });
  // In a transition React yields every few milliseconds.
  startTransition(() => {
    hydrateRoot(root, <App first={first} lists={pageLists} source={source} sizeOf={sizeOf} />, { onRecoverableError });
  });
  // A failure is retried by the first navigation.
  void routeIndex().catch(() => {});
  registerNavigate((address) => void navigate(address));
  addEventListener('popstate', onPopState);
  watchLinks();
  startScrollRestoration();
  loadAnalytics(first.settings?.analytics);
  startReports(first, component);
  void component.then(() => {
    watchTablesInView();
    whenIdle(() => {
      void fetchDeferredFonts();
      void clearStorage();
    });
  });
}

/** The first page with its promise, others loaded before navigation. */
const pageSource = (firstPath: string, firstPage: ShownPage) => {
  const pages = new Map([[firstPath, firstPage]]);
  return (path: string): ShownPage => {
    const existing = pages.get(path);
    if (existing) return existing;
    const { row, params } = useRouter.getState().shown;
    const component = loadedPage(row.section, row.id);
    if (!component) throw new Error(`No page was loaded for ${path}`);
    const page = { section: row.section, params, component };
    pages.set(path, page);
    return page;
  };
};

function readJson<T>(id: string): T | undefined {
  // An entry of a collection may have the same id.
  const text = document.querySelector(`script#${id}`)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
