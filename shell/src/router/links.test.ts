import type { RouteIndex, SectionTable } from '@viit/contract';
import { loadPage } from '../sections/load-page.ts';
import { watchLinks } from './links.ts';
import { navigate } from './navigate.ts';
import { restoreScroll } from './scroll-restoration.ts';

jest.mock('../sections/load-page.ts', () => ({ loadPage: jest.fn() }));
jest.mock('./navigate.ts', () => ({ navigate: jest.fn() }));

const page = (id: string, path: string) => ({ id, path, title: id, layout: 'plain' as const });
const index: RouteIndex = {
  release: '7',
  builds: { shell: '111111111111', cells: 'ba9876543210' },
  paths: { cells: ['rti', 'policies', 'department'] },
};
const table = (pages: SectionTable['pages']): SectionTable => ({ section: null, pages, sizes: {} });
const cells = [
  { ...page('rti', '/rti'), content: ['/api/content/cells/officers'] },
  page('policies', '/policies'),
  page('department', '/department/:code'),
];

/** The server's files by address. */
const files: Record<string, unknown> = {
  '/_routes.json': index,
  '/_builds/shell/111111111111/_pages.json': table([]),
  '/_builds/cells/ba9876543210/_pages.json': table(cells),
  '/api/content/cells/officers': [{ id: 'pio' }],
  '/_builds/cells/ba9876543210/_pages/department/cse.json': { title: 'Computer Science' },
};
const fetched = jest.fn(async (address: string) => {
  const { pathname } = new URL(address, location.href);
  const isFound = pathname in files;
  return { ok: isFound, status: isFound ? 200 : 404, json: async () => files[pathname], arrayBuffer: async () => {} };
});

beforeEach(() => {
  globalThis.fetch = fetched as unknown as typeof fetch;
  // Listeners of earlier tests stay, so a page can be prefetched several times.
  watchLinks();
  jest.useFakeTimers();
  history.replaceState(null, '', '/policies?year=2024');
  jest.mocked(navigate).mockClear();
  fetched.mockClear();
  jest
    .mocked(loadPage)
    .mockReset()
    .mockResolvedValue(() => null);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function link(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><b>Link</b></a>`;
  return document.querySelector('b') as HTMLElement;
}
/** Clicks inside a link. @returns whether the default navigation was prevented. */
function click(attributes: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  const element = link(attributes);
  let isHandled = false;
  const check = () => {
    isHandled = event.defaultPrevented;
    // jsdom cannot follow links.
    event.preventDefault();
  };
  addEventListener('click', check, { once: true });
  element.dispatchEvent(event);
  return isHandled;
}
const hover = (element: Element, pointerType = 'mouse') => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  element.dispatchEvent(event);
};

test.each([
  'href="/rti"',
  'href="/rti#fees"',
  'href="/rti" target="_self"',
  'href="/documents/"',
  'href="/events/vision.2024/programme"',
  'href="/guides/api"',
  // From /policies?year=2024.
  'href="?year=2023"',
  'href="?year=2023#list"',
  'href="?year=2024"',
  'href="/rti?year=2024#fees"',
])('a link with %s is a client navigation', (attributes) => {
  expect(click(attributes)).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test.each([
  'href="https://example.org/rti"',
  'href="/rti" target="_blank"',
  'href="/rti" download',
  'href="/documents/policies/rti.pdf"',
  'href="/api/announcement/list"',
  'href="/_preview/leave"',
  'name="no-address"',
])('the browser follows a link with %s', (attributes) => {
  expect(click(attributes)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click with a modifier key, and one that a page has handled, are left alone', () => {
  expect(click('href="/rti"', { ctrlKey: true })).toBe(false);
  document.body.innerHTML = '<a href="/rti" id="handled">Link</a>';
  const handled = document.getElementById('handled');
  handled?.addEventListener('click', (event) => event.preventDefault());
  handled?.click();
  expect(navigate).not.toHaveBeenCalled();
});

test('the browser follows a link to an element of the page, after the scroll position is saved', () => {
  Object.defineProperty(window, 'scrollY', { value: 340, configurable: true });
  expect(click('href="/policies?year=2024#list"')).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  restoreScroll();
  expect(scrolled).toHaveBeenCalledWith({ top: 340, behavior: 'instant' });
});

test('a page is prefetched after the pointer has rested on its link for 65 ms', async () => {
  hover(link('href="/rti"'));
  await jest.advanceTimersByTimeAsync(64);
  expect(fetched).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loadPage).toHaveBeenCalledWith('cells', 'rti');
  expect(fetched).toHaveBeenCalledWith('/api/content/cells/officers');
});

test('a pointer that moves on prefetches nothing, and neither does a finger that scrolls', async () => {
  hover(link('href="/rti"'));
  hover(document.body);
  hover(link('href="/rti"'), 'touch');
  await jest.advanceTimersByTimeAsync(1000);
  expect(loadPage).not.toHaveBeenCalled();
});

test.each(['focusin', 'touchstart'])('%s prefetches a page immediately', async (type) => {
  link('href="/department/cse"').dispatchEvent(new Event(type, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(loadPage).toHaveBeenCalledWith('cells', 'department');
});

test.each(['/department/xyz', '/unknown', '/policies'])('%s is not prefetched', async (path) => {
  link(`href="${path}"`).dispatchEvent(new Event('focusin', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(loadPage).not.toHaveBeenCalled();
});

test('nothing is prefetched where the visitor saves data, and a failure is ignored', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  link('href="/rti"').dispatchEvent(new Event('focusin', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(loadPage).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
  jest.mocked(loadPage).mockRejectedValue(new Error('404'));
  link('href="/rti"').dispatchEvent(new Event('focusin', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(loadPage).toHaveBeenCalled();
});
