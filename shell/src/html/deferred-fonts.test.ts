import { fetchDeferredFonts } from './deferred-fonts.ts';
import { fontChoice } from './font-choice.ts';

const root = document.documentElement;
const added: string[] = [];

interface Visit {
  /** How long the HTML took to arrive, in ms. */
  htmlMs?: number;
  /** The browser's estimate of the connection; some browsers have none. */
  connection?: { downlink: number; saveData?: boolean };
  type?: string;
  /** How the fonts load. */
  font?: () => Promise<unknown>;
}

/** Runs the script as on a new page. */
async function choose({
  htmlMs = 40,
  connection,
  type = 'navigate',
  font = async () => undefined,
}: Visit): Promise<void> {
  delete root.dataset.fonts;
  added.length = 0;
  const entry = { requestStart: performance.now() - htmlMs, type };
  Object.assign(performance, { getEntriesByType: () => [entry] });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  class TestFont {
    load = font;
    constructor(readonly family: string) {}
  }
  Object.assign(window, { FontFace: TestFont });
  Object.defineProperty(document, 'fonts', {
    value: { add: ({ family }: TestFont) => added.push(family) },
    configurable: true,
  });
  new Function(fontChoice)();
  await jest.advanceTimersByTimeAsync(0);
}

const never = () => new Promise(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  global.fetch = jest.fn(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) }) as Response);
});

afterEach(() => jest.useRealTimers());

test.each<[string, Visit]>([
  ['a fast connection', { htmlMs: 220, connection: { downlink: 8.5 } }],
  ['HTML that arrived fast, where the browser does not know the speed', { htmlMs: 90 }],
])('%s: the page is shown in its own typeface', async (_, visit) => {
  await choose(visit);
  expect(root.dataset.fonts).toBeUndefined();
  expect(added).toEqual(['Archivo Variable', 'Figtree Variable']);
});

test.each<[string, Visit]>([
  ['a slow connection', { connection: { downlink: 1.45 } }],
  ['a visitor who saves data', { connection: { downlink: 8.5, saveData: true } }],
  ['HTML that arrived slowly', { htmlMs: 160 }],
])('%s: the page is shown in the system font, and the next one has the fonts', async (_, visit) => {
  await choose(visit);
  expect(root.dataset.fonts).toBe('later');
  expect(added).toEqual([]);
  await fetchDeferredFonts();
  expect(fetch).toHaveBeenCalledTimes(2);
  await choose(visit);
  expect(root.dataset.fonts).toBeUndefined();
});

test.each([
  ['a page that is opened is scrolled to the element', 'navigate', 1],
  ['a reloaded page keeps the position that the browser restores', 'reload', 0],
])('an address names an element, and the page has loaded before its fonts: %s', async (_, type, times) => {
  document.body.innerHTML = '<h2 id="news">News</h2>';
  location.hash = '#news';
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await choose({ type });
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
  location.hash = '';
});

test('a page waits 300 ms for its fonts, and a font that comes later changes nothing', async () => {
  let arrive = (_: unknown) => {};
  const late = new Promise((resolve) => {
    arrive = resolve;
  });
  await choose({ font: () => late });
  expect(root.dataset.fonts).toBe('awaited');
  await jest.advanceTimersByTimeAsync(299);
  expect(root.dataset.fonts).toBe('awaited');
  await jest.advanceTimersByTimeAsync(1);
  expect(root.dataset.fonts).toBe('later');
  arrive(undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(root.dataset.fonts).toBe('later');
  expect(added).toEqual([]);
});

test('a font that fails to load holds nothing up', async () => {
  await choose({ font: () => Promise.reject(new TypeError('network')) });
  expect(root.dataset.fonts).toBe('later');
});

test('fonts that failed to load stay deferred', async () => {
  await choose({ htmlMs: 160 });
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await fetchDeferredFonts();
  await choose({ htmlMs: 160 });
  expect(root.dataset.fonts).toBe('later');
});

test('without access to storage a fast page still has its typeface, and a slow one is shown', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await choose({ htmlMs: 20 });
  expect(added).toHaveLength(2);
  await choose({ htmlMs: 400, font: never });
  expect(root.dataset.fonts).toBe('later');
  storage.mockRestore();
});
