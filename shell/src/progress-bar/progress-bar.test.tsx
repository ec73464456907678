import { act, render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';

test('the bar shows after 150 ms, until the page has loaded', () => {
  jest.useFakeTimers();
  const { rerender } = render(<ProgressBar active />);
  act(() => jest.advanceTimersByTime(149));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  rerender(<ProgressBar active={false} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  jest.useRealTimers();
});
