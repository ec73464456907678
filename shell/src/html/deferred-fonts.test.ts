import { fetchDeferredFonts } from './deferred-fonts.ts';
import { fontChoice } from './font-choice.ts';

const root = document.documentElement;

/** Runs the script in a page whose HTML took `tookMs` to arrive. */
function choose(tookMs: number): void {
  delete root.dataset.fonts;
  const entry = { requestStart: performance.now() - tookMs };
  Object.assign(performance, { getEntriesByType: () => [entry] });
  new Function(fontChoice)();
}

beforeEach(() => {
  localStorage.clear();
  global.fetch = jest.fn(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(0) }) as Response);
});

test('a page that arrives fast uses its fonts', async () => {
  choose(40);
  await fetchDeferredFonts();
  expect(root.dataset.fonts).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('a page that arrives slowly defers its fonts, once', async () => {
  choose(160);
  expect(root.dataset.fonts).toBe('later');
  await fetchDeferredFonts();
  expect(fetch).toHaveBeenCalledTimes(2);
  choose(160);
  expect(root.dataset.fonts).toBeUndefined();
});

test('fonts that failed to load stay deferred', async () => {
  choose(160);
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await fetchDeferredFonts();
  choose(160);
  expect(root.dataset.fonts).toBe('later');
});
