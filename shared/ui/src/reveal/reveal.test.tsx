import { render, screen } from '@testing-library/react';
import {
  fakeBrowser,
  matchMediaQueries,
  observedThreshold,
  placeBelowWindow,
  setVisibleShare,
} from '../testing/browser.ts';
import examples from './reveal.examples.tsx';

fakeBrowser();

const text = () => screen.getByText('Seen once, it stays.');

test('content that is in view at first does not move', () => {
  render(examples[0].element);
  expect(text()).toHaveAttribute('data-entrance', 'still');
});

test('content waits from the lower edge of the window on, also where a link has led to', () => {
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  location.hash = '#news';
  for (const [top, state] of [
    [innerHeight - 1, 'still'],
    [innerHeight, 'waiting'],
  ] as const) {
    place.mockReturnValue({ top } as DOMRect);
    const { unmount } = render(<section id="news">{examples[0].element}</section>);
    expect(text()).toHaveAttribute('data-entrance', state);
    const element = text();
    unmount();
    expect(observedThreshold(element)).toBeUndefined();
  }
  location.hash = '';
});

test('content below the window waits, and enters once when it comes into view', () => {
  placeBelowWindow();
  render(examples[0].element);
  expect(text()).toHaveAttribute('data-entrance', 'waiting');
  setVisibleShare(text(), 0);
  expect(text()).toHaveAttribute('data-entrance', 'waiting');
  setVisibleShare(text());
  expect(text()).toHaveAttribute('data-entrance', 'in');
  expect(observedThreshold(text())).toBeUndefined();
});

test('under reduced motion nothing waits', () => {
  placeBelowWindow();
  matchMediaQueries('prefers-reduced-motion');
  render(examples[0].element);
  expect(text()).toHaveAttribute('data-entrance', 'still');
});

test('renders another element on request', () => {
  render(examples[1].element);
  expect(text().tagName).toBe('SECTION');
  expect(text()).toHaveAttribute('data-from', 'end');
  expect(text().style.getPropertyValue('--order')).toBe('1');
});
