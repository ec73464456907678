import { render, screen } from '@testing-library/react';
import { bringIntoView, placeBelowWindow, testBrowser, thresholdOf } from '../motion/test-browser.tsx';
import { Recognitions } from './recognitions.tsx';

testBrowser();

test('Four recognitions, in order', () => {
  render(<Recognitions />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'NAAC A+ Grade',
    'NBA Accredited',
    'UGC Autonomous',
    'NIRF Innovation Ranking',
  ]);
});

test('They fade in once when a fifth is in view, 100 ms one after the other', () => {
  placeBelowWindow();
  render(<Recognitions />);
  const items = screen.getAllByRole('listitem');
  expect(items.map(thresholdOf)).toEqual([0.2, 0.2, 0.2, 0.2]);
  // Each place is one `--stagger` of 100 ms, which a test of the shell holds the tokens to.
  expect(items.map((item) => Number(item.style.getPropertyValue('--place') || '0'))).toEqual([0, 1, 2, 3]);
  const [first] = items;
  if (!first) throw new Error('no item');
  expect(first).toHaveAttribute('data-entrance', 'waiting');
  bringIntoView(first);
  expect(first).toHaveAttribute('data-entrance', 'in');
  expect(thresholdOf(first)).toBeUndefined();
});
