import { fireEvent, render, screen } from '@testing-library/react';
import { advanceTime, fakeBrowser } from '../testing/browser.ts';
import examples from './carousel.examples.tsx';
import { Carousel } from './carousel.tsx';

fakeBrowser();

const slides = () => screen.getAllByRole('group', { name: /\d of \d/ });
const current = () => slides().find((slide) => !slide.hasAttribute('inert'));

test('next and previous wrap in both directions', () => {
  render(examples[0].element);
  expect(screen.getByRole('group', { name: 'Campus' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(current()).toHaveAccessibleName('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(current()).toHaveAccessibleName('3 of 3');
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(slides().map((slide) => slide.getAttribute('data-current'))).toEqual(['false', 'false', 'true']);
  // The last before the first, so that the strip has no gap.
  expect(slides().map(({ style }) => style.getPropertyValue('--offset'))).toEqual(['1', '-1', '0']);
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(current()).toHaveAccessibleName('1 of 3');
});

test('a swipe of 50 px shows the next slide, a shorter one does not', () => {
  render(examples[0].element);
  const slide = slides()[0] as HTMLElement;
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

test('without an interval it has no pause button, does not move, and its slides are announced', () => {
  render(examples[0].element);
  advanceTime(30_000);
  expect(current()).toHaveAccessibleName('1 of 3');
  expect(slides()[0]?.parentElement).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByRole('button', { name: /Pause/ })).not.toBeInTheDocument();
});

test('one slide has no buttons', () => {
  render(<Carousel label="Campus" slides={[{ id: 'a', content: 'Library' }]} interval={5000} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('with an interval it advances by itself until it is paused', () => {
  render(examples[1].element);
  advanceTime(5000);
  expect(current()).toHaveAccessibleName('2 of 3');
  advanceTime(5000);
  advanceTime(5000);
  expect(current()).toHaveAccessibleName('1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Pause certificates' }));
  advanceTime(20_000);
  expect(current()).toHaveAccessibleName('1 of 3');
  expect(screen.getByRole('button', { name: 'Play certificates' })).toBeInTheDocument();
});

test('slides are announced only while they do not advance by themselves', () => {
  render(examples[1].element);
  const region = slides()[0]?.parentElement;
  expect(region).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause certificates' }));
  expect(region).toHaveAttribute('aria-live', 'polite');
});
