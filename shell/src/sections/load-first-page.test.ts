import { act } from '@testing-library/react';
import { isFailing, useFirstPage } from './first-page.ts';
import { loadFirstPage } from './load-first-page.ts';
import { forgetAttempt, loadOwnCode } from './load-page.ts';

jest.mock('./load-page.ts', () => ({ loadOwnCode: jest.fn(), forgetAttempt: jest.fn() }));
const load = jest.mocked(loadOwnCode);
const Page = () => null;

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});
afterEach(() => jest.useRealTimers());

const status = () => useFirstPage.getState().status;
const isMarked = () => document.documentElement.hasAttribute('data-section-failed');

test('code that comes in time shows no notice', async () => {
  load.mockResolvedValue(Page);
  await expect(loadFirstPage('exams', 'about')).resolves.toBe(Page);
  expect(status()).toBe('ready');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(isMarked()).toBe(false);
});

test('code that hangs is called slow after 3 s and given up at 10 s, and the promise stays open', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const settled = jest.fn();
  loadFirstPage('exams', 'about').then(settled, settled);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(status()).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect([status(), isMarked(), isFailing('exams'), isFailing('cells')]).toEqual(['slow', true, true, false]);
  await jest.advanceTimersByTimeAsync(7_000);
  expect(status()).toBe('failed');
  expect(settled).not.toHaveBeenCalled();
});

test('code that fails at once is told after 3 s, not in a flash', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  load.mockRejectedValue(new Error('404'));
  void loadFirstPage('exams', 'about');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(status()).toBe('loading');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(status()).toBe('slow');
});

test('Retry uses a fresh address, and success takes the mark away', async () => {
  load.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce(Page);
  const first = loadFirstPage('exams', 'about');
  await jest.advanceTimersByTimeAsync(4_000);
  act(() => useFirstPage.getState().retry());
  expect(forgetAttempt).toHaveBeenCalledWith('exams', 'about');
  await expect(first).resolves.toBe(Page);
  expect([status(), isMarked()]).toEqual(['ready', false]);
});
