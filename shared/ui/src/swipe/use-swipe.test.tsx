import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSwipe } from './use-swipe.ts';

const onSwipeLeft = jest.fn();
const onSwipeRight = jest.fn();
beforeEach(() => {
  onSwipeLeft.mockClear();
  onSwipeRight.mockClear();
});

function Area() {
  const area = useRef<HTMLDivElement>(null);
  useSwipe(area, { onSwipeLeft, onSwipeRight });
  return <div ref={area} data-testid="area" />;
}

type Point = [x: number, y: number];
const touch = ([clientX, clientY]: Point) => ({ clientX, clientY });
function swipe(from: Point, to: Point, fingers = 1) {
  const area = screen.getByTestId('area');
  fireEvent.touchStart(area, { touches: Array.from({ length: fingers }, () => touch(from)) });
  fireEvent.touchEnd(area, { changedTouches: [touch(to)] });
}

test('50 px to the left or to the right is a swipe', () => {
  render(<Area />);
  swipe([200, 100], [150, 104]);
  expect(onSwipeLeft).toHaveBeenCalledTimes(1);
  expect(onSwipeRight).not.toHaveBeenCalled();
  swipe([100, 100], [150, 96]);
  expect(onSwipeRight).toHaveBeenCalledTimes(1);
});

test('a shorter or mostly vertical movement, or one of two fingers, is not', () => {
  render(<Area />);
  swipe([200, 100], [151, 100]);
  swipe([100, 100], [160, 300]);
  swipe([100, 100], [160, 160]);
  swipe([200, 100], [100, 100], 2);
  expect(onSwipeLeft).not.toHaveBeenCalled();
  expect(onSwipeRight).not.toHaveBeenCalled();
});
