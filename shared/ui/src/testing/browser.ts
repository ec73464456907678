import { act } from '@testing-library/react';

/* What jsdom lacks, for tests: media queries, visibility, time. */

let matchingQueries: readonly string[] = [];
const observers = new Set<FakeIntersectionObserver>();

/** Before each test of the file: no media query matches, nothing is observed, and time stands still until `advanceTime`. */
export function fakeBrowser(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    matchingQueries = [];
    observers.clear();
    globalThis.matchMedia = ((media: string) => ({
      media,
      matches: matchingQueries.some((query) => media.includes(query)),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof matchMedia;
    globalThis.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver;
    globalThis.scrollTo = jest.fn() as unknown as typeof scrollTo;
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
}

/** Media queries that contain one of these texts match from now on. */
export function matchMediaQueries(...queries: string[]): void {
  matchingQueries = queries;
}

/** Lets fake time pass. */
export const advanceTime = (milliseconds: number): void => act(() => void jest.advanceTimersByTime(milliseconds));

/** Positions every element below the window, so that entrances and counters wait until they are in view. */
export function placeBelowWindow(): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5000, bottom: 5100 } as DOMRect);
}

/** Notifies the observers of `element` and of the elements inside it that this share of them, 0 to 1, is in view. */
export function setVisibleShare(element: Element, share = 1): void {
  act(() => {
    for (const observer of [...observers]) observer.notify(element, share);
  });
}

/** The threshold with which an element is observed; undefined if it is not observed. */
export function observedThreshold(element: Element): number | number[] | undefined {
  return [...observers].find(({ targets }) => targets.has(element))?.options?.threshold;
}

class FakeIntersectionObserver {
  readonly targets = new Set<Element>();
  constructor(
    private readonly callback: (entries: IntersectionObserverEntry[]) => void,
    readonly options?: IntersectionObserverInit,
  ) {
    observers.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
  }
  notify(container: Element, intersectionRatio: number) {
    const entries = [...this.targets]
      .filter((target) => container.contains(target))
      .map((target) => ({ target, isIntersecting: intersectionRatio > 0, intersectionRatio }));
    if (entries.length) this.callback(entries as IntersectionObserverEntry[]);
  }
}
