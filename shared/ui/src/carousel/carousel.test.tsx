import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import examples from './carousel.examples.tsx';

const current = () => screen.getAllByRole('group').find((slide) => !slide.hasAttribute('inert'));

/** A browser that has motion switched on. */
function moving() {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('next and previous wrap both ways', async () => {
  render(examples[0].element);
  expect(screen.getByRole('region', { name: 'Campus' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(current()).toHaveAccessibleName('1 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(current()).toHaveAccessibleName('3 of 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(current()).toHaveAccessibleName('1 of 3');
});

test('a swipe of 50 px turns the slide, a shorter one does not', () => {
  render(examples[0].element);
  const slide = screen.getAllByRole('group')[0] as HTMLElement;
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(slide, { touches: [{ clientX: from, clientY: 0 }] });
    fireEvent.touchEnd(slide, { changedTouches: [{ clientX: to, clientY: 4 }] });
  };
  swipe(200, 160);
  expect(current()).toHaveAccessibleName('1 of 3');
  swipe(200, 150);
  expect(current()).toHaveAccessibleName('2 of 3');
  swipe(150, 260);
  expect(current()).toHaveAccessibleName('1 of 3');
});

test('without an interval there is nothing to pause', () => {
  render(examples[0].element);
  expect(screen.queryByRole('button', { name: /Pause/ })).not.toBeInTheDocument();
});

test('with an interval it advances by itself until paused', () => {
  moving();
  jest.useFakeTimers();
  render(examples[1].element);
  act(() => jest.advanceTimersByTime(5000));
  expect(current()).toHaveAccessibleName('2 of 3');
  act(() => jest.advanceTimersByTime(5000));
  act(() => jest.advanceTimersByTime(5000));
  expect(current()).toHaveAccessibleName('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Pause Certificates' }));
  act(() => jest.advanceTimersByTime(20_000));
  expect(current()).toHaveAccessibleName('1 of 3');
  expect(screen.getByRole('button', { name: 'Play Certificates' })).toBeInTheDocument();
});

test('a reader is told of slides only while they do not move by themselves', () => {
  moving();
  render(examples[1].element);
  const slides = screen.getAllByRole('group')[0]?.parentElement;
  expect(slides).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause Certificates' }));
  expect(slides).toHaveAttribute('aria-live', 'polite');
});
