import { act } from '@testing-library/react';
import type { FirstPage } from '@viit/contract';
import { type Report, reportSchema } from '@viit/contract/reports';
import type { Metric } from 'web-vitals';
import { registerSection, useRouter } from '../state.ts';
import type { Noted, ReportQueue } from './read-problem.ts';
import { startReporter } from './reporter.ts';

type Listener = (metric: Pick<Metric, 'name' | 'value' | 'id' | 'entries'>) => void;
const mockListeners = new Map<string, Listener>();
jest.mock('web-vitals', () => ({
  onLCP: (listener: Listener) => mockListeners.set('LCP', listener),
  onINP: (listener: Listener) => mockListeners.set('INP', listener),
  onCLS: (listener: Listener) => mockListeners.set('CLS', listener),
  onTTFB: (listener: Listener) => mockListeners.set('TTFB', listener),
}));

const row = {
  id: 'about',
  path: '/exams',
  title: 'Exams',
  description: '',
  section: 'exams',
  layout: 'plain' as const,
};
const first: FirstPage = {
  shell: { version: '1.4.0' },
  section: null,
  path: '/exams',
  page: { ...row, scripts: [], styles: [] },
  params: {},
  isNotFound: false,
  load: [],
};

let queue: ReportQueue;
let hidden: 'hidden' | 'visible' = 'visible';

/** Starts a reporter as in a new document. */
function start(earlier: Noted[] = []): void {
  queue = earlier;
  startReporter(first, queue);
}

const changeVisibility = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

/** Hides the page, unless it is left in another way. @returns the reports that were sent since the last call. */
async function hide(leave = changeVisibility): Promise<Report[]> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  hidden = 'hidden';
  leave();
  hidden = 'visible';
  const calls = jest.mocked(navigator.sendBeacon).mock.calls.splice(0);
  return calls.map(([address, body]) => {
    expect(address).toBe('/_reports');
    // The server's schema.
    return reportSchema.parse(JSON.parse(String(body)));
  });
}

beforeAll(() => {
  registerSection({ name: 'exams', version: '2.0.0', entry: '/e.js', integrity: '' });
  registerSection({ name: 'home', version: '3.0.0', entry: '/h.js', integrity: '' });
  Object.defineProperty(document, 'visibilityState', { get: () => hidden });
  performance.getEntriesByType = () => [];
  useRouter.setState({ path: '/exams', shown: { row: first.page, params: {} } });
  navigator.sendBeacon = jest.fn(() => true);
});

// One after the other in one document: the listeners of a reporter stay.
test('a view is reported once, with its vitals, when the page is hidden', async () => {
  start();
  const hero = document.createElement('img');
  document.body.innerHTML = '<main><section class="exams_hero extra"></section></main>';
  document.querySelector('section')?.append(hero);
  mockListeners.get('LCP')?.({ name: 'LCP', value: 1840.5, id: 'a', entries: [{ element: hero }] as never });
  mockListeners.get('CLS')?.({ name: 'CLS', value: 0.01, id: 'b', entries: [] });
  const [report, ...others] = await hide();
  expect(others).toEqual([]);
  expect(report).toEqual({
    shell: '1.4.0',
    connection: 'unknown',
    views: [
      {
        ...{ section: 'exams', version: '2.0.0', page: '/exams', navigation: 'navigate', isCounted: false },
        ...{ hadErrors: false, vitals: { LCP: 1840.5, CLS: 0.01 }, problems: [] },
        elements: { LCP: 'body > main > section.exams_hero > img' },
      },
    ],
  });
  expect(await hide()).toEqual([]);
});

test('errors are reported with what happened before the reporter had loaded, the same ones with a count', async () => {
  const error = new TypeError('x is not a function');
  queue.push(
    new ErrorEvent('error', { error, message: 'Uncaught TypeError', filename: 'a.js', lineno: 1, colno: 2 }),
    { kind: 'boundary', error: new Error('broken'), section: 'exams', componentStack: '\n    at Table (a.js:1:2)' },
    { kind: 'data', error: 'left out: [3]', source: '/api/placement/list?x=1' },
    { kind: 'data', error: 'left out: [3]', source: '/api/placement/list?x=1' },
  );
  const [report] = await hide();
  const problems = report?.views[0]?.problems ?? [];
  expect(problems.map(({ kind, message, count }) => [kind, message, count])).toEqual([
    ['error', 'Uncaught TypeError', 1],
    ['boundary', 'Error: broken', 1],
    ['data', 'left out: [3]', 2],
  ]);
  expect(problems[0]?.stack).toMatch(/reporter\.test/);
  expect(problems[1]?.stack).toMatch(/at Table/);
  expect(problems[2]?.source).toBe('/api/placement/list');
  expect(report?.views[0]).toMatchObject({ isCounted: true, hadErrors: false });
});

test('an error that React has handed over and that reaches the window too is reported once', async () => {
  const error = new Error('does not match');
  queue.push({ kind: 'hydration', error });
  queue.push(new ErrorEvent('error', { error, message: 'does not match' }));
  const [report] = await hide();
  expect(report?.views[0]?.problems.map(({ kind }) => kind)).toEqual(['hydration']);
  expect(report?.views[0]?.hadErrors).toBe(true);
});

test('a file that failed to load is distinguished from one whose bytes were refused', async () => {
  global.fetch = jest.fn(async (_address, init) => {
    if (init?.integrity) throw new TypeError('Failed to fetch');
    return { ok: true } as Response;
  });
  const script = document.createElement('script');
  script.src = '/_builds/exams/1/a.js';
  script.integrity = 'sha384-a';
  const image = document.createElement('img');
  image.src = '/images/a.png?visitor=7';
  for (const element of [script, image]) {
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: element });
    queue.push(event);
  }
  const [report] = await hide();
  expect(report?.views[0]?.problems.map(({ kind, source }) => [kind, source]).sort()).toEqual([
    ['integrity', 'http://localhost/_builds/exams/1/a.js'],
    ['resource', 'http://localhost/images/a.png'],
  ]);
});

test('violations of the policy and rejections are reported', async () => {
  const violation = new Event('securitypolicyviolation');
  Object.assign(violation, {
    ...{ violatedDirective: 'require-trusted-types-for', effectiveDirective: 'require-trusted-types-for' },
    ...{ blockedURI: 'trusted-types-sink', sourceFile: 'a.js', lineNumber: 3, columnNumber: 4 },
  });
  dispatchEvent(violation);
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }));
  const [report] = await hide();
  expect(report?.views[0]?.problems.map(({ kind, message }) => [kind, message])).toEqual([
    ['trusted-types', 'require-trusted-types-for blocked trusted-types-sink'],
    ['rejection', 'Error: refused'],
  ]);
});

test('navigation within the document is another view; an error belongs to the page on screen', async () => {
  const home = { ...first.page, path: '/', section: 'home' };
  act(() => useRouter.setState({ path: '/', shown: { row: home, params: {} } }));
  queue.push({ kind: 'boundary', error: new Error('broken'), section: 'home' });
  const [report] = await hide();
  expect(report?.views).toHaveLength(1);
  expect(report?.views[0]).toMatchObject({ section: 'home', version: '3.0.0', page: '/', navigation: 'soft' });
  expect(report?.views[0]?.problems).toHaveLength(1);
});

test('a vital is reported once, for the page that the visit began with', async () => {
  document.body.innerHTML = '<main id="main"><button></button></main>';
  const entries = [{ target: document.querySelector('button') }] as never;
  for (const value of [120, 500]) mockListeners.get('INP')?.({ name: 'INP', value, id: 'c', entries });
  const [report] = await hide();
  expect(report?.views).toHaveLength(1);
  expect(report?.views[0]).toMatchObject({ page: '/exams', isCounted: true, hadErrors: true, vitals: { INP: 120 } });
  expect(report?.views[0]?.elements).toEqual({ INP: 'main#main > button' });
  mockListeners.get('TTFB')?.({ name: 'TTFB', value: 90, id: 'e', entries: [] });
  expect((await hide())[0]?.views[0]).toMatchObject({ hadErrors: true, vitals: { TTFB: 90 }, elements: {} });
});

test('a page that Back shows from the browser’s memory is another view, with vitals of its own', async () => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(await hide()).toEqual([]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  mockListeners.get('CLS')?.({ name: 'CLS', value: 0.2, id: 'd', entries: [] });
  changeVisibility();
  expect(navigator.sendBeacon).not.toHaveBeenCalled();
  const [report] = await hide(() => dispatchEvent(new Event('pagehide')));
  expect(report?.connection).toBe('3g');
  expect(report?.views).toEqual([
    expect.objectContaining({ page: '/', navigation: 'back-forward', isCounted: false, vitals: { CLS: 0.2 } }),
  ]);
  Reflect.deleteProperty(navigator, 'connection');
});

test('a long visit is reported with at most twenty views', async () => {
  const { shown } = useRouter.getState();
  for (let i = 0; i < 40; i++) useRouter.setState({ path: i % 2 ? '/' : '/rti', shown: { ...shown } });
  const [report] = await hide();
  expect(report?.views.length).toBeGreaterThan(15);
  // The one on screen, which had no space.
  expect((await hide())[0]?.views).toHaveLength(1);
  // The page on screen is the same.
  useRouter.setState({ isPending: true });
  expect(await hide()).toEqual([]);
});

test('a page that throws without end sends at most six different errors at a time', async () => {
  for (let i = 0; i < 50; i++) queue.push({ kind: 'boundary', error: new Error(`error ${i}`) });
  const [report] = await hide();
  expect(report?.views[0]?.problems).toHaveLength(6);
  for (let i = 0; i < 1010; i++) queue.push({ kind: 'data', error: 'again' });
  expect((await hide())[0]?.views[0]?.problems.map(({ count }) => count)).toEqual([1000]);
});

test('an error is sent after some seconds, also while the page is read', async () => {
  jest.useFakeTimers();
  queue.push({ kind: 'boundary', error: new Error('while reading') });
  await act(async () => {
    await jest.advanceTimersByTimeAsync(5000);
  });
  jest.useRealTimers();
  expect(navigator.sendBeacon).toHaveBeenCalledTimes(1);
});

test('a visitor who came back and went on before the reporter had loaded has two views', async () => {
  jest.mocked(navigator.sendBeacon).mockClear();
  performance.getEntriesByType = () => [{ type: 'back_forward' }] as unknown as PerformanceEntryList;
  start();
  const [report] = await hide();
  expect(report?.views.map(({ page, navigation }) => [page, navigation])).toEqual([
    ['/exams', 'back-forward'],
    ['/', 'soft'],
  ]);
});
