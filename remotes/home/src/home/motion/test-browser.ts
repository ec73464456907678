/** What jsdom lacks, for the tests of this section: media queries, visibility, the content API. */

let matching: readonly string[] = [];

/** From now on these media queries match. */
export function matchQueries(...queries: string[]): void {
  matching = queries;
}

type Tell = (visible: boolean, ratio?: number) => void;
const watched = new Map<Element, Tell>();

/** Tells everything that watches `element` (or something inside it) that it is in view. */
export function bringIntoView(element: Element, ratio = 1): void {
  for (const [seen, tell] of watched) if (element.contains(seen)) tell(true, ratio);
}

export function takeOutOfView(element: Element): void {
  for (const [seen, tell] of watched) if (element.contains(seen)) tell(false, 0);
}

class Observer {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [0];
  private readonly mine = new Set<Element>();
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(element: Element) {
    this.mine.add(element);
    watched.set(element, (isIntersecting, intersectionRatio = 1) => {
      const entry = {
        target: element,
        isIntersecting,
        intersectionRatio,
        boundingClientRect: element.getBoundingClientRect(),
      };
      this.callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    });
  }
  unobserve(element: Element) {
    this.mine.delete(element);
    watched.delete(element);
  }
  disconnect() {
    for (const element of this.mine) watched.delete(element);
  }
  takeRecords() {
    return [];
  }
}

/** Puts the missing parts of a browser in place before each test. */
export function testBrowser(): void {
  beforeEach(() => {
    matching = [];
    watched.clear();
    globalThis.matchMedia = ((media: string) => ({
      media,
      matches: matching.some((query) => media.includes(query)),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof matchMedia;
    globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
    globalThis.scrollTo = (() => {}) as typeof scrollTo;
  });
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
