import type { FirstPage } from '@viit/contract';
import type { connectionClasses, navigationTypes, Report, ReportedView, VitalName } from '@viit/contract/reports';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { releaseOf } from '../router/find-page.ts';
import { sectionBuild, useRouter } from '../state.ts';
import { elementPath } from './element-path.ts';
import { type Noted, type Problem, type ReportQueue, readProblem } from './read-problem.ts';

/* Sends errors and vitals (R118). Loaded when the browser is idle. */

type Navigation = (typeof navigationTypes)[number];
type Connection = (typeof connectionClasses)[number];
type Page = Pick<FirstPage['page'], 'path' | 'section'>;

/** How long an error waits for others, in ms. */
const errorDelayMs = 4000;
/** In one report. */
const limits = { views: 20, problems: 6 };

/** @param queue events so far and from now on. */
export function startReporter(first: FirstPage, queue: ReportQueue): void {
  const shell = first.shell.version;
  const versionOf = (section: string) => (section === 'shell' ? shell : (sectionBuild(section)?.version ?? ''));
  const newView = ({ path, section }: Page, navigation: Navigation): ReportedView => ({
    ...{ section, version: versionOf(section), page: path, navigation, isCounted: false, hadErrors: false },
    ...{ vitals: {}, elements: {}, problems: [] },
  });
  /** Vitals belong to the landing page. */
  let landing = newView(first.page, navigationType());
  let current = landing;
  let views = [landing];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seenErrors = new WeakSet<object>();

  const show = (page: Page, navigation: Navigation) => {
    current = newView(page, navigation);
    if (views.length < limits.views) views.push(current);
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const pending = views.filter(hasNews);
    if (pending.length === 0) return;
    const release = releaseOf(first.load[0]?.src ?? '', sectionsOf(pending));
    const report: Report = { shell, ...(release && { release }), connection: connectionClass(), views: pending };
    navigator.sendBeacon('/_reports', JSON.stringify(report));
    for (const view of pending) {
      view.isCounted = true;
      view.hadErrors ||= view.problems.length > 0;
      Object.assign(view, { vitals: {}, elements: {}, problems: [] });
    }
    views = [...new Set([landing, current])];
  };

  const add = (view: ReportedView, problem: Problem) => {
    const same = view.problems.find(({ kind, message }) => kind === problem.kind && message === problem.message);
    const count = views.reduce((sum, { problems }) => sum + problems.length, 0);
    if (same) same.count = Math.min(1000, same.count + 1);
    else if (count < limits.problems) view.problems.push({ ...problem, count: 1 });
    timer ??= setTimeout(flush, errorDelayMs);
  };

  const note = (noted: Noted) => {
    const view = current;
    const error = 'error' in noted ? noted.error : undefined;
    // React's errors reach the window too.
    if (typeof error === 'object' && error !== null) {
      if (seenErrors.has(error)) return;
      seenErrors.add(error);
    }
    void readProblem(noted).then((problem) => problem && add(view, problem));
  };

  const earlier = queue.splice(0);
  queue.push = (...noted) => {
    noted.forEach(note);
    return 0;
  };
  earlier.forEach(note);
  for (const type of ['unhandledrejection', 'securitypolicyviolation'] as const) addEventListener(type, note);

  useRouter.subscribe(({ path, shown }, before) => path !== before.path && show(shown.row, 'soft'));
  const { path, shown } = useRouter.getState();
  if (path !== first.path) show(shown.row, 'soft');

  const sent = new Set<string>();
  const measure = ({ id, name, value, entries }: Metric) => {
    if (sent.has(id)) return;
    sent.add(id);
    landing.vitals[name as VitalName] = value;
    if (name === 'LCP' || name === 'INP') {
      const { element, target } = (entries.at(-1) ?? {}) as { element?: Element; target?: Node };
      const path = elementPath(element ?? (target instanceof Element ? target : undefined));
      if (path) landing.elements[name] = path;
    }
  };
  for (const onVital of [onTTFB, onLCP, onINP, onCLS]) onVital(measure);
  // After the listeners of web-vitals.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    show(useRouter.getState().shown.row, 'back-forward');
    landing = current;
  });
}

const hasNews = ({ isCounted, vitals, problems }: ReportedView): boolean =>
  !isCounted || problems.length > 0 || Object.keys(vitals).length > 0;

function navigationType(): Navigation {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const type = entry?.type ?? 'navigate';
  return type === 'back_forward' ? 'back-forward' : type;
}

const connectionClass = (): Connection =>
  (navigator as { connection?: { effectiveType?: Connection } }).connection?.effectiveType ?? 'unknown';

const sectionsOf = (views: readonly ReportedView[]) => views.map(({ section }) => section);
