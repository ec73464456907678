import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { advanceTime, fakeBrowser, matchMediaQueries } from '../testing/browser.ts';
import { useAutoplay } from './use-autoplay.ts';

fakeBrowser();

function Sample({ count, resumeAfter }: { count: number; resumeAfter?: number }) {
  const area = useRef<HTMLDivElement>(null);
  const autoplay = useAutoplay({ count, interval: 1000, area, ...(resumeAfter && { resumeAfter }) });
  return (
    <div ref={area} data-testid="area">
      <output>{autoplay.index}</output>
      <button type="button" onClick={autoplay.showNext}>
        Next
      </button>
      <button type="button" onClick={autoplay.showPrevious}>
        Previous
      </button>
      <button type="button" onClick={autoplay.togglePaused}>
        Pause
      </button>
    </div>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);

test('advances after each interval, and from the last to the first', () => {
  render(<Sample count={3} />);
  expect(shown()).toBe(0);
  advanceTime(999);
  expect(shown()).toBe(0);
  advanceTime(1);
  expect(shown()).toBe(1);
  advanceTime(1000);
  expect(shown()).toBe(2);
  advanceTime(1000);
  expect(shown()).toBe(0);
});

test('wraps in both directions on request', () => {
  render(<Sample count={3} />);
  fireEvent.click(screen.getByText('Previous'));
  expect(shown()).toBe(2);
  fireEvent.click(screen.getByText('Next'));
  expect(shown()).toBe(0);
});

test('a choice begins a new interval', () => {
  render(<Sample count={3} />);
  advanceTime(500);
  fireEvent.click(screen.getByText('Next'));
  advanceTime(999);
  expect(shown()).toBe(1);
  advanceTime(1);
  expect(shown()).toBe(2);
});

test('one item never advances', () => {
  render(<Sample count={1} />);
  advanceTime(10_000);
  expect(shown()).toBe(0);
});

test('stays where it is paused until it is played again', () => {
  render(<Sample count={3} />);
  fireEvent.click(screen.getByText('Pause'));
  advanceTime(10_000);
  expect(shown()).toBe(0);
  fireEvent.click(screen.getByText('Pause'));
  advanceTime(1000);
  expect(shown()).toBe(1);
});

test('stops while a mouse is over it', () => {
  render(<Sample count={3} />);
  fireEvent.pointerEnter(screen.getByTestId('area'), { pointerType: 'mouse' });
  advanceTime(10_000);
  expect(shown()).toBe(0);
  fireEvent.pointerLeave(screen.getByTestId('area'));
  advanceTime(1000);
  expect(shown()).toBe(1);
});

test('a touch does not stop it, and after a choice the mouse counts again when it next enters', () => {
  render(<Sample count={3} />);
  const enter = (pointerType: string) =>
    fireEvent(screen.getByTestId('area'), Object.assign(new MouseEvent('pointerenter'), { pointerType }));
  enter('touch');
  advanceTime(1000);
  expect(shown()).toBe(1);
  enter('mouse');
  fireEvent.click(screen.getByText('Next'));
  advanceTime(1000);
  expect(shown()).toBe(0);
});

test('stops while keyboard focus is inside', () => {
  render(<Sample count={3} />);
  act(() => screen.getByText('Next').focus());
  advanceTime(10_000);
  expect(shown()).toBe(0);
  act(() => screen.getByText('Next').blur());
  advanceTime(1000);
  expect(shown()).toBe(1);
});

test('focus that a press brought does not stop it', () => {
  render(<Sample count={3} />);
  const next = screen.getByText('Next');
  fireEvent.pointerDown(next);
  act(() => next.focus());
  fireEvent.click(next);
  expect(shown()).toBe(1);
  advanceTime(1000);
  expect(shown()).toBe(2);
  act(() => next.blur());
  act(() => screen.getByText('Previous').focus());
  advanceTime(5000);
  expect(shown()).toBe(2);
});

test('never advances by itself under reduced motion', () => {
  matchMediaQueries('prefers-reduced-motion');
  render(<Sample count={3} />);
  advanceTime(10_000);
  expect(shown()).toBe(0);
});

test('after a choice it waits, then starts a new interval', () => {
  render(<Sample count={5} resumeAfter={6000} />);
  fireEvent.click(screen.getByText('Next'));
  advanceTime(5000);
  fireEvent.click(screen.getByText('Next'));
  advanceTime(5999);
  expect(shown()).toBe(2);
  advanceTime(1);
  advanceTime(999);
  expect(shown()).toBe(2);
  advanceTime(1);
  expect(shown()).toBe(3);
});

test('starts again at the first item when the list became shorter', () => {
  const { rerender } = render(<Sample count={3} />);
  advanceTime(1000);
  advanceTime(1000);
  expect(shown()).toBe(2);
  rerender(<Sample count={2} />);
  expect(shown()).toBe(0);
  rerender(<Sample count={0} />);
  expect(shown()).toBe(0);
});

test('does not advance in a hidden tab', () => {
  render(<Sample count={3} />);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  advanceTime(10_000);
  expect(shown()).toBe(0);
});
