import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { fakeBrowser, setVisibleShare } from '../testing/browser.ts';
import { useOffscreenMark } from './use-offscreen-mark.ts';

fakeBrowser();

function Sample() {
  const area = useRef<HTMLDivElement>(null);
  useOffscreenMark(area);
  return <div ref={area} data-testid="area" />;
}

test('what moves is marked while it is outside of the window, and not before that is known', () => {
  render(<Sample />);
  const area = screen.getByTestId('area');
  expect(area).not.toHaveAttribute('data-offscreen');
  setVisibleShare(area, 0);
  expect(area).toHaveAttribute('data-offscreen');
  setVisibleShare(area, 0.01);
  expect(area).not.toHaveAttribute('data-offscreen');
});

test('a browser without IntersectionObserver marks nothing', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(<Sample />);
  expect(screen.getByTestId('area')).not.toHaveAttribute('data-offscreen');
});
