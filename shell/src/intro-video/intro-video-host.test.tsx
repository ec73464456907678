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
const isOpen = () => document.querySelector('dialog')?.open ?? false;

test('on the first load at the home page the video waits, and starts when it can play', async () => {
  render(<IntroVideoHost path="/" />);
  await wait();
  expect(isOpen()).toBe(false);
  fireEvent.canPlay(video() as HTMLVideoElement);
  expect(isOpen()).toBe(true);
  expect(useVideoStore.getState().isPlaying).toBe(true);
  await wait(5000);
  expect(isOpen()).toBe(true);
});

test('the focus that the video takes when it opens does not end it', async () => {
  render(<IntroVideoHost path="/" />);
  await wait();
  const first = video();
  HTMLDialogElement.prototype.show = function show(this: HTMLDialogElement) {
    this.open = true;
    window.dispatchEvent(new Event('focusin'));
  };
  fireEvent.canPlay(first as HTMLVideoElement);
  await wait();
  expect(isOpen()).toBe(true);
  expect(video()).toBe(first);
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'show');
});

test('a video that cannot play within 4 s is not shown', async () => {
  render(<IntroVideoHost path="/" />);
  await wait(3999);
  expect(video()).not.toBeNull();
  await wait(1);
  expect(video()).toBeNull();
});

test.each(['scroll', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel'])(
  'a visitor who uses the page first (%s) is not interrupted',
  async (kind) => {
    render(<IntroVideoHost path="/" />);
    await wait();
    fireEvent(window, new Event(kind));
    expect(video()).toBeNull();
  },
);

test('a visitor is not interrupted either where the page keeps a key for itself', async () => {
  render(<IntroVideoHost path="/" />);
  await wait();
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
  fireEvent.keyDown(document.body);
  expect(video()).toBeNull();
});

test('a visitor who used the page before the shell started, or follows a link into it, is not interrupted', async () => {
  const expectNoVideo = async () => {
    const { unmount } = render(<IntroVideoHost path="/" />);
    await wait();
    expect(video()).toBeNull();
    unmount();
  };
  location.hash = '#news';
  await expectNoVideo();
  location.hash = '';
  const scrollY = jest.replaceProperty(window, 'scrollY', 1);
  await expectNoVideo();
  scrollY.restore();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await expectNoVideo();
  field.remove();
  for (const type of ['keydown', 'pointerdown']) {
    Object.defineProperty(performance, 'eventCounts', { value: new Map([[type, 1]]), configurable: true });
    await expectNoVideo();
  }
  Object.defineProperty(performance, 'eventCounts', { value: undefined, configurable: true });
});

test('on other pages, and with the not-found notice, the video does not start on first load', async () => {
  render(<IntroVideoHost path="/policies" />);
  render(<IntroVideoHost path="/" hasNotice />);
  await wait();
  expect(video()).toBeNull();
});

test('on request it plays on any page, and clears the flag when it has closed', async () => {
  render(<IntroVideoHost path="/policies" />);
  act(() => useVideoStore.getState().play());
  await wait();
  expect(isOpen()).toBe(true);
  fireEvent.click(video() as HTMLVideoElement);
  await wait(800);
  expect(video()).toBeNull();
  expect(useVideoStore.getState().isPlaying).toBe(false);
});

test('on a slow connection it plays neither on first load nor on request', async () => {
  setConnection({ effectiveType: '2g' });
  render(<IntroVideoHost path="/" />);
  act(() => useVideoStore.getState().play());
  await wait();
  expect(video()).toBeNull();
  expect(useVideoStore.getState().isPlaying).toBe(false);
});
