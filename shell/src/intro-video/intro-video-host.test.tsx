import { act, fireEvent, render } from '@testing-library/react';
import { useVideoStore } from '@viit/runtime';
import { IntroVideoHost } from './intro-video-host.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  HTMLMediaElement.prototype.play = () => Promise.resolve();
});
afterEach(() => {
  jest.useRealTimers();
  act(() => useVideoStore.getState().stop());
  setConnection(undefined);
});

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const wait = (time = 0) => act(() => jest.advanceTimersByTimeAsync(time));
const video = () => document.querySelector('video');
const isOver = () => document.querySelector('dialog')?.open ?? false;

test('on the first load at the home page the video waits, and starts when it can play', async () => {
  render(<IntroVideoHost path="/" />);
  await wait();
  expect(isOver()).toBe(false);
  fireEvent.canPlay(video() as HTMLVideoElement);
  expect(isOver()).toBe(true);
  expect(useVideoStore.getState().isPlaying).toBe(true);
  await wait(5000);
  expect(isOver()).toBe(true);
});

test('the focus that the film itself takes when it comes does not end it', async () => {
  render(<IntroVideoHost path="/" />);
  await wait();
  const first = video();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    window.dispatchEvent(new Event('focusin'));
  };
  fireEvent.canPlay(first as HTMLVideoElement);
  await wait();
  expect(isOver()).toBe(true);
  expect(video()).toBe(first);
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
});

test('a video that cannot play within 4 s is not shown', async () => {
  render(<IntroVideoHost path="/" />);
  await wait(3999);
  expect(video()).not.toBeNull();
  await wait(1);
  expect(video()).toBeNull();
});

test.each(['scroll', 'pointerdown', 'keydown', 'focusin'])(
  'a visitor who was first (%s) is left alone',
  async (kind) => {
    render(<IntroVideoHost path="/" />);
    await wait();
    fireEvent(window, new Event(kind));
    expect(video()).toBeNull();
  },
);

test('who had focused or pressed something before the shell started is left alone as well', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  render(<IntroVideoHost path="/" />);
  await wait();
  expect(video()).toBeNull();
  field.remove();
  Object.defineProperty(performance, 'eventCounts', { value: new Map([['keydown', 1]]), configurable: true });
  render(<IntroVideoHost path="/" />);
  await wait();
  expect(video()).toBeNull();
  Object.defineProperty(performance, 'eventCounts', { value: undefined, configurable: true });
});

test('elsewhere, and for who came by a link without a page, it does not start by itself', async () => {
  render(<IntroVideoHost path="/policies" />);
  render(<IntroVideoHost path="/" isUnknownPath />);
  await wait();
  expect(video()).toBeNull();
});

test('on request it plays anywhere, and clears the flag when it is gone', async () => {
  render(<IntroVideoHost path="/policies" />);
  act(() => useVideoStore.getState().play());
  await wait();
  expect(isOver()).toBe(true);
  fireEvent.click(video() as HTMLVideoElement);
  await wait(800);
  expect(video()).toBeNull();
  expect(useVideoStore.getState().isPlaying).toBe(false);
});

test('on a slow connection neither plays', async () => {
  setConnection({ effectiveType: '2g' });
  render(<IntroVideoHost path="/" />);
  act(() => useVideoStore.getState().play());
  await wait();
  expect(video()).toBeNull();
  expect(useVideoStore.getState().isPlaying).toBe(false);
});
