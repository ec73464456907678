import type { RouteIndex } from '@viit/contract';
import { notifyAddressChange } from '@viit/runtime';
import { routeIndex, sectionTable } from './find-page.ts';
import { watchTablesInView } from './links.ts';

jest.mock('./find-page.ts', () => ({
  ...jest.requireActual('./find-page.ts'),
  ...{ routeIndex: jest.fn(), sectionTable: jest.fn() },
}));
jest.mock('../sections/load-page.ts', () => ({}));

const builds = Object.fromEntries(['exams', 'cells', 'home', 'library'].map((name) => [name, '0123456789ab']));
const index: RouteIndex = { release: '7', builds, paths: { cells: ['rti'], home: [''] } };

/** An observer that finds elements in view unless they are marked otherwise. */
class Observer {
  private readonly seen: Element[] = [];
  constructor(private readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {}
  observe(target: Element) {
    this.seen.push(target);
    if (this.seen.length > 1) return;
    const entries = () => this.seen.map((one) => ({ target: one, isIntersecting: !one.hasAttribute('data-below') }));
    queueMicrotask(() => this.report(entries()));
  }
  disconnect() {}
}

const fetched = () => [...new Set(jest.mocked(sectionTable).mock.calls.map(([, name]) => name))].sort();
const idle = async () => {
  await jest.advanceTimersByTimeAsync(2_000);
};

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: Observer });
  jest.mocked(routeIndex).mockResolvedValue(index);
  history.replaceState(null, '', '/rti');
});
beforeEach(() => jest.mocked(sectionTable).mockReset());
afterAll(() => jest.useRealTimers());

// One after the other in one document: the listeners stay.
test('when idle, the tables of the section on screen and of links in view are fetched, also after scrolling', async () => {
  document.body.innerHTML = `<a href="/exams/about">In view</a><a href="/library" data-below>Below</a>
    <a href="/library/plan.pdf">A file</a><a href="https://example.org/library">Another site</a>`;
  watchTablesInView();
  expect(routeIndex).not.toHaveBeenCalled();
  await idle();
  expect(fetched()).toEqual(['cells', 'exams']);
  jest.mocked(sectionTable).mockReset();
  document.body.innerHTML = '<a href="/library">Now in view</a>';
  dispatchEvent(new Event('scrollend'));
  dispatchEvent(new Event('scrollend'));
  await idle();
  expect(fetched()).toEqual(['cells', 'library']);
  expect(sectionTable).toHaveBeenCalledTimes(2);
});

test('on a page without links, the tables of its section are fetched', async () => {
  document.body.innerHTML = '<p>No links</p>';
  dispatchEvent(new Event('scrollend'));
  await idle();
  expect(fetched()).toEqual(['cells']);
});

test('after a change of page, its links are looked at', async () => {
  document.body.innerHTML = '<a href="/">Home</a>';
  history.replaceState(null, '', '/exams');
  notifyAddressChange();
  await idle();
  expect(fetched()).toEqual(['exams', 'home']);
});

test('where the visitor saves data, the route index is all that is fetched; a failure is ignored', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  dispatchEvent(new Event('scrollend'));
  await idle();
  expect(fetched()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
  jest.mocked(sectionTable).mockRejectedValue(new Error('503'));
  dispatchEvent(new Event('scrollend'));
  await idle();
  expect(fetched()).not.toEqual([]);
});
