import { render, screen } from '@testing-library/react';
import { fakeBrowser, observedThreshold, placeBelowWindow, setVisibleShare } from '@viit/ui/testing/browser';
import { Recognitions } from './recognitions.tsx';

fakeBrowser();

test('shows four recognitions, in order', () => {
  render(<Recognitions />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'NAAC A+ Grade',
    'NBA Accredited',
    'UGC Autonomous',
    'NIRF Innovation Ranking',
  ]);
});

test('they fade in once when a fifth is in view, each 100 ms after the previous one', () => {
  placeBelowWindow();
  render(<Recognitions />);
  const items = screen.getAllByRole('listitem');
  expect(items.map(observedThreshold)).toEqual([0.2, 0.2, 0.2, 0.2]);
  // Each step is one `--stagger`, 100 ms in tokens.css; a test of the shell checks the tokens.
  expect(items.map((item) => Number(item.style.getPropertyValue('--order') || '0'))).toEqual([0, 1, 2, 3]);
  const [first] = items;
  if (!first) throw new Error('no item');
  expect(first).toHaveAttribute('data-entrance', 'waiting');
  setVisibleShare(first);
  expect(first).toHaveAttribute('data-entrance', 'in');
  expect(observedThreshold(first)).toBeUndefined();
});
