import { act, render } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import type { ReactElement } from 'react';

/* What jsdom lacks, for the tests of this section: media queries, visibility, the content API. */

let matching: readonly string[] = [];

/** From now on these media queries match. */
export function matchQueries(...queries: string[]): void {
  matching = queries;
}

interface Watch {
  tell: (ratio: number) => void;
  threshold: number | number[] | undefined;
}
const watched = new Map<Element, Watch>();

/** Tells whatever watches `element`, or something inside it, how much of it is in view. */
export const bringIntoView = (element: Element, ratio = 1): void =>
  act(() => {
    for (const [seen, { tell }] of [...watched]) if (element.contains(seen)) tell(ratio);
  });

/** The threshold with which an element is watched. */
export const thresholdOf = (element: Element) => watched.get(element)?.threshold;

class Observer {
  constructor(
    private readonly callback: (entries: IntersectionObserverEntry[]) => void,
    private readonly options?: IntersectionObserverInit,
  ) {}
  private readonly mine = new Set<Element>();
  observe(target: Element) {
    this.mine.add(target);
    const tell = (intersectionRatio: number) =>
      this.callback([
        {
          target,
          isIntersecting: intersectionRatio > 0,
          intersectionRatio,
          intersectionRect: target.getBoundingClientRect(),
          rootBounds: null,
        } as unknown as IntersectionObserverEntry,
      ]);
    watched.set(target, { tell, threshold: this.options?.threshold });
  }
  unobserve(target: Element) {
    this.mine.delete(target);
    watched.delete(target);
  }
  disconnect() {
    for (const target of this.mine) watched.delete(target);
  }
}

/** Puts the missing parts of a browser in place before each test; time stands still until it is passed. */
export function testBrowser(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    matching = [];
    watched.clear();
    globalThis.matchMedia = ((media: string) => ({
      media,
      matches: matching.some((query) => media.includes(query)),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof matchMedia;
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
    globalThis.scrollTo = jest.fn() as unknown as typeof scrollTo;
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Lets time pass. */
export const pass = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

/** Everything lies below the window, so that entrances and counters wait to be seen. */
export function placeBelowWindow(): void {
  const below = { top: 5000, bottom: 5100, left: 0, right: 100, width: 100, height: 100, x: 0, y: 5000 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...below, toJSON: () => below });
}

/** Answers of the content API, by address; an address without an answer fails as a dead network does. */
export function serve(answers: Record<string, unknown>): jest.Mock {
  const fetch = jest.fn(async (address: string) => {
    if (!(address in answers)) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => answers[address] };
  });
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}

/** Expects failures of the content API; gives what was logged. */
export function expectFailures(): jest.Mock {
  const log = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(log);
  return log;
}

/** Lets the answers that are under way arrive. */
export const settle = () => act(async () => {});

/** Renders with answers rendered in, the way a page arrives, and lets the same answers come again. */
export async function renderWith(answers: Record<string, readonly unknown[]>, element: ReactElement) {
  serve(answers);
  const view = render(<ContentProvider lists={answers}>{element}</ContentProvider>);
  await settle();
  return view;
}
