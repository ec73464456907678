import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from './scroll-to-top.tsx';

/** A window of 1000 px on a page of 3000 px. */
const scrolledTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    Object.defineProperty(window, 'innerHeight', { value: 1000, configurable: true });
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 3000, configurable: true });
    fireEvent.scroll(window);
  });
afterEach(() => {
  jest.useRealTimers();
  scrolledTo(0);
});

test('the button appears once the page is scrolled beyond 300 px', () => {
  render(<ScrollToTop />);
  scrolledTo(300);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scrolledTo(301);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeInTheDocument();
});

test('the ring of 56 px with a stroke of 4 px shows the scroll progress', () => {
  render(<ScrollToTop />);
  scrolledTo(1000);
  const svg = screen.getByRole('button').querySelector('svg');
  expect(svg).toHaveAttribute('width', '56');
  expect(svg?.querySelector('g')).toHaveAttribute('stroke-width', '4');
  const ring = svg?.querySelectorAll('circle')[1];
  const length = Number(ring?.getAttribute('stroke-dasharray'));
  expect(length).toBeCloseTo(2 * Math.PI * 26);
  expect(Number(ring?.style.getPropertyValue('stroke-dashoffset'))).toBeCloseTo(length / 2);
});

test('the button scrolls to the top and focuses the content', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ScrollToTop />
    </>,
  );
  scrolledTo(1000);
  await userEvent.click(screen.getByRole('button'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('main')).toHaveFocus();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  await userEvent.click(screen.getByRole('button'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the button is idle 2.5 s after the last scrolling, until the page scrolls again', () => {
  jest.useFakeTimers();
  render(<ScrollToTop />);
  const isIdle = () => screen.getByRole('button').getAttribute('data-idle');
  const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
  scrolledTo(1000);
  wait(1000);
  scrolledTo(1100);
  wait(2499);
  expect(isIdle()).toBe('false');
  wait(1);
  expect(isIdle()).toBe('true');
  scrolledTo(1000);
  expect(isIdle()).toBe('false');
});
