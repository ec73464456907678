import { isOperator, type Rights } from '@viit/contract/rights';
import { type ComponentType, lazy } from 'react';
import { useHash } from '../use-hash.ts';
import { ContentView } from './content/content.tsx';

/** Its address is `#/` and its id. */
export interface View {
  id: string;
  name: string;
  title: string;
  /** One sentence, for a person who sees the view for the first time. */
  help: string;
  Content: ComponentType;
  /** Opened by a link elsewhere. */
  isUnlisted?: boolean;
}

// Each loads with its first use, so that people who write do not wait for them.
const LiveView = lazy(() => import('./live/live.tsx').then((module) => ({ default: module.LiveView })));
const PreviewsView = lazy(() => import('./previews/previews.tsx').then((module) => ({ default: module.PreviewsView })));
const ErrorsView = lazy(() => import('./errors/errors.tsx').then((module) => ({ default: module.ErrorsView })));
const TrendsView = lazy(() => import('./trends/trends.tsx').then((module) => ({ default: module.TrendsView })));
const AuditView = lazy(() => import('./audit.tsx').then((module) => ({ default: module.AuditView })));
const PeopleView = lazy(() => import('./people/people.tsx').then((module) => ({ default: module.PeopleView })));
const YouView = lazy(() => import('./you/you.tsx').then((module) => ({ default: module.YouView })));
const LoginView = lazy(() => import('./login.tsx').then((module) => ({ default: module.LoginView })));

const views: readonly View[] = [
  {
    ...{ id: 'live', name: 'Live', title: 'What is live', Content: LiveView },
    help: 'What visitors get now, and what has changed last. You can go back to an earlier version.',
  },
  {
    ...{ id: 'content', name: 'Content', title: 'Content', Content: ContentView },
    help: 'Everything that you may write. Visitors see a change only after you have published it.',
  },
  {
    ...{ id: 'previews', name: 'Previews', title: 'Previews', Content: PreviewsView },
    help: 'The whole site with chosen versions, behind a secret link, to look at before visitors see them.',
  },
  {
    ...{ id: 'errors', name: 'Errors', title: "Errors in visitors' browsers", Content: ErrorsView },
    help: 'What did not work for visitors, the most frequent first. Open one to see where it happened.',
  },
  {
    ...{ id: 'trends', name: 'Trends', title: 'Errors and speed over time', Content: TrendsView },
    help: 'How fast pages are for visitors, how often something fails, and whether a new version changed that.',
  },
  {
    ...{ id: 'audit', name: 'Audit', title: 'Who changed what', Content: AuditView },
    help: 'Every attempt to change something, also refused ones, the latest first.',
  },
  {
    ...{ id: 'people', name: 'People', title: 'People who may sign in', Content: PeopleView },
    help: 'Who works on this website, and what they may change. A change holds at once.',
  },
  {
    ...{ id: 'you', name: 'You', title: 'You', Content: YouView, isUnlisted: true },
    help: 'As whom you are signed in, what you may change, and how you sign in.',
  },
  {
    ...{ id: 'login', name: 'Command', title: 'Sign in to the command viit', Content: LoginView, isUnlisted: true },
    help: 'For people who publish from a terminal.',
  },
];

const forOperators = ['audit', 'people'];
/** Opened by their addresses, for a writer whom a colleague sends there. */
const notForWriters = ['previews', 'errors', 'trends'];

/** Those who may only change content begin with it. */
export const viewsFor = (rights: Rights): readonly View[] => {
  const isWriter = Object.keys(rights).every((name) => name.includes('/'));
  const own = views.filter(({ id }) => !forOperators.includes(id) || isOperator(rights));
  if (!isWriter) return own;
  return own
    .map((view) => (notForWriters.includes(view.id) ? { ...view, isUnlisted: true } : view))
    .toSorted((a, b) => Number(b.id === 'content') - Number(a.id === 'content'));
};

/** By the address; the first view by default. */
export function useView(of: readonly View[]): View {
  const hash = useHash();
  return of.find(({ id }) => hash === `#/${id}` || hash.startsWith(`#/${id}/`)) ?? (of[0] as View);
}
