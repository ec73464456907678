import type { Route } from '@viit/contract';
import { loadPage } from '../sections/load-page.ts';
import { pagesNear, titleAt } from './find-page.ts';
import { navigate } from './navigate.ts';
import { saveScroll } from './scroll-restoration.ts';
import { watchLinks } from './watch-links.ts';

jest.mock('../sections/load-page.ts', () => ({ loadPage: jest.fn() }));
jest.mock('./navigate.ts', () => ({ navigate: jest.fn() }));
jest.mock('./find-page.ts', () => ({ pagesNear: jest.fn(), titleAt: jest.fn() }));
jest.mock('./scroll-restoration.ts', () => ({ saveScroll: jest.fn() }));

const row: Route = { id: 'rti', path: '/rti', title: 'RTI', section: 'cells', layout: 'plain' };
const policies = { ...row, id: 'policies', path: '/policies' };
const department = { ...row, id: 'department', path: '/department/:code' };

beforeAll(watchLinks);
beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/policies?year=2024');
  jest.mocked(navigate).mockClear();
  jest.mocked(saveScroll).mockClear();
  jest
    .mocked(loadPage)
    .mockReset()
    .mockResolvedValue(() => null);
  jest.mocked(pagesNear).mockReset().mockResolvedValue([row, policies, department]);
  jest.mocked(titleAt).mockImplementation(async (_, path) => (path === '/department/xyz' ? undefined : 'A title'));
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function link(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><b>Link</b></a>`;
  return document.querySelector('b') as HTMLElement;
}
/** Clicks inside a link. @returns whether the browser was kept from following it. */
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
  expect(saveScroll).not.toHaveBeenCalled();
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
  expect(click('href="/policies?year=2024#list"')).toBe(false);
  expect(saveScroll).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test('a page is prefetched after the pointer has rested on its link for 65 ms', async () => {
  hover(link('href="/rti"'));
  await jest.advanceTimersByTimeAsync(64);
  expect(pagesNear).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(loadPage).toHaveBeenCalledWith('cells', 'rti');
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
  expect(loadPage).toHaveBeenCalledTimes(1);
});
