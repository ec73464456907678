import { act } from '@testing-library/react';
import { isFailing, useFirstPage } from '../state.ts';
import { loadFirstPage } from './load-first-page.ts';
import { loadOwnCode, resetLoad } from './load-page.ts';

jest.mock('./load-page.ts', () => ({ loadOwnCode: jest.fn(), resetLoad: jest.fn() }));
const load = jest.mocked(loadOwnCode);
const Page = () => null;

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});
afterEach(() => jest.useRealTimers());

const status = () => useFirstPage.getState().status;
const isMarked = () => document.documentElement.hasAttribute('data-section-failed');

test('code that loads in time shows no notice', async () => {
  load.mockResolvedValue(Page);
  await expect(loadFirstPage('exams', 'about')).resolves.toBe(Page);
  expect(status()).toBe('ready');
  await jest.advanceTimersByTimeAsync(20_000);
  expect([status(), isMarked(), isFailing('exams')]).toEqual(['ready', false, false]);
});

test('code that hangs is slow after 3 s and failed after 10 s, and the promise stays pending', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const settled = jest.fn();
  loadFirstPage('exams', 'about').then(settled, settled);
  await jest.advanceTimersByTimeAsync(2_999);
  expect([status(), isMarked(), isFailing('exams')]).toEqual(['loading', false, false]);
  await jest.advanceTimersByTimeAsync(1);
  expect([status(), isMarked(), isFailing('exams'), isFailing('cells')]).toEqual(['slow', true, true, false]);
  await jest.advanceTimersByTimeAsync(6_999);
  expect(status()).toBe('slow');
  await jest.advanceTimersByTimeAsync(1);
  expect([status(), isMarked(), isFailing('exams')]).toEqual(['failed', true, true]);
  expect(settled).not.toHaveBeenCalled();
});

test('code that fails immediately is logged, and the notice still appears after 3 s', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  load.mockRejectedValue(new Error('404'));
  void loadFirstPage('exams', 'about');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(status()).toBe('loading');
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('The code of the section exams did not load'),
    expect.any(Error),
  );
  await jest.advanceTimersByTimeAsync(1_000);
  expect(status()).toBe('slow');
});

test('Retry starts a new attempt with timers of its own, and success removes the mark', async () => {
  load
    .mockReturnValueOnce(new Promise(() => {}))
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValueOnce(Page);
  const first = loadFirstPage('exams', 'about');
  await jest.advanceTimersByTimeAsync(4_000);
  act(() => useFirstPage.getState().retry());
  expect(resetLoad).toHaveBeenCalledWith('exams', 'about');
  expect(status()).toBe('loading');
  await jest.advanceTimersByTimeAsync(8_000);
  expect(status()).toBe('slow');
  act(() => useFirstPage.getState().retry());
  await expect(first).resolves.toBe(Page);
  expect([status(), isMarked()]).toEqual(['ready', false]);
});
