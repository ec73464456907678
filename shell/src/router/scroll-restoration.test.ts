import { notifyAddressChange } from '@viit/runtime';
import {
  adoptHistoryEntry,
  beginPageChange,
  endPageChange,
  newHistoryState,
  restoreScroll,
  saveScroll,
  startScrollRestoration,
} from './scroll-restoration.ts';

let scrollTo: jest.SpyInstance;
const scrolled = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState(null, '', '/policies');
  startScrollRestoration();
});

test('the shell restores positions while the document is open, and the browser when it is left', async () => {
  expect(history.state).toMatchObject({ fromHere: false });
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  // The browser has not restored the position yet.
  expect(history.scrollRestoration).toBe('auto');
  await new Promise((resolve) => setTimeout(resolve));
  expect(history.scrollRestoration).toBe('manual');
});

test('a page that is loaded again continues the history entry of before', () => {
  const entry = newHistoryState();
  history.replaceState(entry, '');
  startScrollRestoration();
  expect(history.state).toEqual(entry);
});

test('each history entry has its own position, and a new one starts at the top', () => {
  const first = history.state;
  scrolled(700);
  dispatchEvent(new Event('scrollend'));
  const second = newHistoryState();
  expect(second).not.toEqual(newHistoryState());
  history.pushState(second, '', '/rti');
  notifyAddressChange();
  restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  scrolled(50);
  saveScroll();
  history.replaceState(first, '', '/policies');
  adoptHistoryEntry();
  restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  history.replaceState(second, '', '/rti');
  adoptHistoryEntry();
  restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 50, behavior: 'instant' });
});

test('while one page replaces another, no position is saved', () => {
  history.replaceState(newHistoryState(), '', '/a');
  adoptHistoryEntry();
  scrolled(300);
  saveScroll();
  beginPageChange();
  scrolled(0);
  dispatchEvent(new Event('scrollend'));
  restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  scrolled(20);
  saveScroll();
  restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 20, behavior: 'instant' });
});

test('a new page starts at its top or at an element, and positions are saved from then on', () => {
  const target = Object.assign(document.createElement('h2'), { scrollIntoView: jest.fn() });
  beginPageChange();
  endPageChange(target);
  expect(target.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
  endPageChange(null);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  scrolled(90);
  saveScroll();
  restoreScroll();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 90, behavior: 'instant' });
});

test('an entry that the browser created receives a state', () => {
  history.pushState(null, '', '#list');
  adoptHistoryEntry();
  expect(history.state).toMatchObject({ fromHere: true, key: expect.any(String) });
  const { key } = history.state;
  adoptHistoryEntry();
  expect(history.state.key).toBe(key);
});
