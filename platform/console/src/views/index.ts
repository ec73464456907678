import { isOperator, type Rights } from '@viit/contract/rights';
import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { AuditView } from './audit.tsx';
import { ContentView } from './content/content.tsx';
import { ErrorsView } from './errors/errors.tsx';
import { LiveView } from './live/live.tsx';
import { PreviewsView } from './previews/previews.tsx';

/** Its address is `#/` and its id. */
export interface View {
  id: string;
  name: string;
  title: string;
  Content: ComponentType;
}

/** With the library that draws plots. */
const TrendsView = lazy(() => import('./trends/trends.tsx').then((module) => ({ default: module.TrendsView })));

const views: readonly View[] = [
  { id: 'live', name: 'Live', title: 'What is live', Content: LiveView },
  { id: 'content', name: 'Content', title: 'Content', Content: ContentView },
  { id: 'previews', name: 'Previews', title: 'Previews', Content: PreviewsView },
  { id: 'errors', name: 'Errors', title: "Errors in visitors' browsers", Content: ErrorsView },
  { id: 'trends', name: 'Trends', title: 'Errors and speed over time', Content: TrendsView },
  { id: 'audit', name: 'Audit', title: 'Who changed what', Content: AuditView },
];

/** Only the operator sees the audit. Those who may only change content begin with it. */
export const viewsFor = (rights: Rights): readonly View[] => {
  const isWriter = Object.keys(rights).every((name) => name.includes('/'));
  const own = views.filter(({ id }) => id !== 'audit' || isOperator(rights));
  return isWriter ? own.toSorted((a, b) => Number(b.id === 'content') - Number(a.id === 'content')) : own;
};

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** By the address; the first view by default. */
export function useView(of: readonly View[]): View {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return of.find(({ id }) => hash === `#/${id}` || hash.startsWith(`#/${id}/`)) ?? (of[0] as View);
}
