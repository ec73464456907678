import { act, fireEvent, render, screen } from '@testing-library/react';
import { setBrowserSettings } from '../settings/browser-settings.ts';
import IntroVideo from './intro-video.tsx';

const play = jest.fn<Promise<void>, []>();
beforeEach(() => {
  jest.useFakeTimers();
  play.mockReset().mockResolvedValue();
  HTMLMediaElement.prototype.play = play;
  setWidth(1440);
});
afterEach(() => {
  jest.useRealTimers();
  setBrowserSettings();
});

const setWidth = (width: number) => Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const video = () => document.querySelector('video') as HTMLVideoElement;
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const sources = () => [...document.querySelectorAll('source')].map((source) => source.getAttribute('src'));

const show = (isRequested = true) => {
  const onStart = jest.fn();
  const onClosed = jest.fn();
  render(<IntroVideo isRequested={isRequested} onStart={onStart} onClosed={onClosed} />);
  return { onStart, onClosed };
};

test('on request it shows immediately, muted and inline, at 1.5 times the speed', () => {
  const { onStart } = show();
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Intro video' })).toBeInTheDocument();
  expect(video().muted).toBe(true);
  expect(video()).toHaveAttribute('playsinline');
  expect(video().playbackRate).toBe(1.5);
  expect(play).toHaveBeenCalledTimes(1);
});

test('it focuses Skip; the video is no tab stop', () => {
  show();
  expect(screen.getByRole('button', { name: 'Skip intro' })).toHaveFocus();
  expect(video()).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  expect(fireEvent.keyDown(document.body, { key: 'Tab' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
});

test('the heading of a page that loads behind it receives the focus when it has closed, not before', async () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  show();
  heading.focus();
  expect(screen.getByRole('button', { name: 'Skip intro' })).toHaveFocus();
  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(800);
  expect(heading).toHaveFocus();
  heading.remove();
});

test('on first load it is hidden until it can play', () => {
  const { onStart } = show(false);
  expect(dialog().open).toBe(false);
  expect(play).not.toHaveBeenCalled();
  fireEvent.canPlay(video());
  expect(dialog().open).toBe(true);
  expect(onStart).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a failed attempt to play is retried every 250 ms', async () => {
  play.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'));
  show();
  await wait(249);
  expect(play).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(play).toHaveBeenCalledTimes(2);
  await wait(250);
  expect(play).toHaveBeenCalledTimes(3);
  await wait(2000);
  expect(play).toHaveBeenCalledTimes(3);
});

test('on desktop it shrinks for 2 s at its end, then fades for 800 ms', async () => {
  const { onClosed } = show();
  fireEvent.ended(video());
  expect(dialog()).toHaveAttribute('data-phase', 'shrinking');
  await wait(1999);
  expect(dialog()).toHaveAttribute('data-phase', 'shrinking');
  await wait(1);
  expect(dialog()).toHaveAttribute('data-phase', 'fading');
  expect(dialog()).toHaveAttribute('data-shrunk');
  fireEvent.ended(video());
  expect(dialog()).toHaveAttribute('data-phase', 'fading');
  await wait(799);
  expect(onClosed).not.toHaveBeenCalled();
  await wait(1);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('on mobile it fades immediately at its end', async () => {
  setWidth(600);
  const { onClosed } = show();
  expect(sources()).toEqual(['/media/intro-mobile.webm', '/media/intro-mobile.mp4']);
  fireEvent.ended(video());
  expect(dialog()).toHaveAttribute('data-phase', 'fading');
  await wait(800);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test.each([
  ['Skip', () => fireEvent.click(screen.getByRole('button', { name: 'Skip intro' }))],
  ['a click', () => fireEvent.click(video())],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s closes it with a fade of 800 ms', async (_, close) => {
  const { onClosed } = show();
  close();
  await wait(799);
  expect(onClosed).not.toHaveBeenCalled();
  await wait(1);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a failing CDN is logged, and the site’s own copy is played', () => {
  setBrowserSettings({ videoCdn: 'https://cdn.example/media' });
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  expect(sources()[0]).toBe('https://cdn.example/media/intro-desktop.webm');
  const last = [...document.querySelectorAll('source')].at(-1) as HTMLSourceElement;
  fireEvent.error(last);
  expect(log).toHaveBeenCalledWith('Intro video failed to load from https://cdn.example/media');
  expect(sources()).toEqual(['/media/intro-desktop.webm', '/media/intro-desktop.mp4']);
  expect(play.mock.contexts.at(-1)).toBe(video());
  expect(video().playbackRate).toBe(1.5);
});

test('an error during playback uses the own copy too; an error of the first format does not', () => {
  setBrowserSettings({ videoCdn: 'https://cdn.example/media' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  show();
  fireEvent.error(document.querySelector('source') as HTMLSourceElement);
  expect(sources()[0]).toBe('https://cdn.example/media/intro-desktop.webm');
  fireEvent.error(video());
  expect(sources()[0]).toBe('/media/intro-desktop.webm');
});

test('when the own copy fails too, it closes', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { onClosed } = show(false);
  fireEvent.error([...document.querySelectorAll('source')].at(-1) as HTMLSourceElement);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a requested video that cannot play within 4 s closes', async () => {
  const { onClosed } = show();
  await wait(3999);
  expect(dialog()).toHaveAttribute('data-phase', 'playing');
  await wait(1);
  expect(dialog()).toHaveAttribute('data-phase', 'fading');
  await wait(800);
  expect(onClosed).toHaveBeenCalled();
});

test('a requested video that can play in time plays on', async () => {
  show();
  fireEvent.canPlay(video());
  await wait(10_000);
  expect(dialog()).toHaveAttribute('data-phase', 'playing');
});

test('Back closes it', async () => {
  const { onClosed } = show();
  fireEvent.popState(window);
  await wait(800);
  expect(onClosed).toHaveBeenCalled();
});
