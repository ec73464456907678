import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { matchQueries, pass, testBrowser } from './test-browser.tsx';
import { useRotation } from './use-rotation.ts';

testBrowser();

function Sample({ count, rest }: { count: number; rest?: number }) {
  const area = useRef<HTMLDivElement>(null);
  const rotation = useRotation({ count, interval: 1000, area, ...(rest && { rest }) });
  return (
    <div ref={area} data-testid="area">
      <output>{rotation.index}</output>
      <button type="button" onClick={rotation.next}>
        Next
      </button>
      <button type="button" onClick={rotation.previous}>
        Previous
      </button>
      <button type="button" onClick={rotation.toggle}>
        Pause
      </button>
    </div>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);

test('It advances after each interval and wraps to the first', () => {
  render(<Sample count={3} />);
  expect(shown()).toBe(0);
  pass(999);
  expect(shown()).toBe(0);
  pass(1);
  expect(shown()).toBe(1);
  pass(1000);
  expect(shown()).toBe(2);
  pass(1000);
  expect(shown()).toBe(0);
});

test('By hand it wraps both ways', () => {
  render(<Sample count={3} />);
  fireEvent.click(screen.getByText('Previous'));
  expect(shown()).toBe(2);
  fireEvent.click(screen.getByText('Next'));
  expect(shown()).toBe(0);
});

test('One alone never advances', () => {
  render(<Sample count={1} />);
  pass(10_000);
  expect(shown()).toBe(0);
});

test('Paused, it stays until it is let go', () => {
  render(<Sample count={3} />);
  fireEvent.click(screen.getByText('Pause'));
  pass(10_000);
  expect(shown()).toBe(0);
  fireEvent.click(screen.getByText('Pause'));
  pass(1000);
  expect(shown()).toBe(1);
});

test('It stands still under a resting mouse and goes on afterwards', () => {
  render(<Sample count={3} />);
  fireEvent.pointerEnter(screen.getByTestId('area'), { pointerType: 'mouse' });
  pass(10_000);
  expect(shown()).toBe(0);
  fireEvent.pointerLeave(screen.getByTestId('area'));
  pass(1000);
  expect(shown()).toBe(1);
});

test('It stands still while keyboard focus is inside', () => {
  render(<Sample count={3} />);
  act(() => screen.getByText('Next').focus());
  pass(10_000);
  expect(shown()).toBe(0);
  act(() => screen.getByText('Next').blur());
  pass(1000);
  expect(shown()).toBe(1);
});

test('Focus that a press brought does not hold it', () => {
  render(<Sample count={3} />);
  const next = screen.getByText('Next');
  fireEvent.pointerDown(next);
  act(() => next.focus());
  fireEvent.click(next);
  expect(shown()).toBe(1);
  pass(1000);
  expect(shown()).toBe(2);
});

test('Under reduced motion it never moves by itself', () => {
  matchQueries('prefers-reduced-motion');
  render(<Sample count={3} />);
  pass(10_000);
  expect(shown()).toBe(0);
});

test('After a hand it rests, then takes its interval again', () => {
  render(<Sample count={5} rest={6000} />);
  fireEvent.click(screen.getByText('Next'));
  pass(5999);
  expect(shown()).toBe(1);
  pass(1);
  pass(999);
  expect(shown()).toBe(1);
  pass(1);
  expect(shown()).toBe(2);
});

test('It begins again at the first when the list became shorter', () => {
  const { rerender } = render(<Sample count={3} />);
  pass(1000);
  pass(1000);
  expect(shown()).toBe(2);
  rerender(<Sample count={2} />);
  expect(shown()).toBe(0);
});
