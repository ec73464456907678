import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import examples from './marquee.examples.tsx';

test('the second copy of the strip is hidden and inert', () => {
  render(examples[0].element);
  const [first, second, ...more] = screen.getAllByText('Bheema Steel');
  expect(first?.closest('[aria-hidden]')).toBeNull();
  expect(second?.closest('[aria-hidden]')).toHaveAttribute('inert');
  expect(more).toEqual([]);
});

test('without JavaScript the keyboard can scroll the strip', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(examples[0].element);
  expect(within(container).getByRole('group', { name: 'Recruiters, scrollable' })).toHaveAttribute('tabindex', '0');
  render(examples[0].element);
  expect(screen.queryByRole('group', { name: 'Recruiters, scrollable' })).toBeNull();
});

test('under reduced motion a strip that does not fit can be scrolled by keyboard, one that fits has no tab stop', () => {
  const resizes: (() => void)[] = [];
  class Observer {
    constructor(callback: () => void) {
      resizes.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  const matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} });
  Object.assign(globalThis, { ResizeObserver: Observer, matchMedia });
  render(examples[0].element);
  expect(screen.queryByRole('group', { name: 'Recruiters, scrollable' })).not.toBeInTheDocument();
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1);
  act(() => {
    for (const resize of resizes) resize();
  });
  expect(screen.getByRole('group', { name: 'Recruiters, scrollable' })).toHaveAttribute('tabindex', '0');
  for (const name of ['ResizeObserver', 'matchMedia']) Reflect.deleteProperty(globalThis, name);
});

test('what the keyboard has scrolled into view moves back when the focus leaves', () => {
  render(examples[0].element);
  const strip = document.querySelector('[data-direction]') as HTMLElement;
  strip.scrollLeft = 50;
  fireEvent.blur(strip);
  expect(strip.scrollLeft).toBe(0);
});

test('several rows have one pause button and their own durations', async () => {
  render(examples[1].element);
  const rows = screen.getByRole('group', { name: 'Partners' });
  const cycles = [...rows.querySelectorAll<HTMLElement>('[data-direction]')].map((row) =>
    row.style.getPropertyValue('--cycle'),
  );
  expect(cycles).toEqual(['70s', '85s']);
  const directions = [...rows.querySelectorAll('[data-direction]')].map((row) => row.getAttribute('data-direction'));
  expect(directions).toEqual(['start', 'end']);
  expect(within(rows).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(rows).getByRole('button', { name: 'Pause partners' }));
  expect(rows).toHaveAttribute('data-moving', 'false');
});

test('the pause button stops and starts it', async () => {
  render(examples[0].element);
  const strip = screen.getByRole('group', { name: 'Recruiters' });
  expect(strip).toHaveAttribute('data-moving', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Pause recruiters' }));
  expect(strip).toHaveAttribute('data-moving', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Play recruiters' }));
  expect(strip).toHaveAttribute('data-moving', 'true');
});
