import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ArrivalNotice, { nameOfAddress } from './arrival-notice.tsx';

test('the notice names the link that was followed, and can be dismissed', async () => {
  render(<ArrivalNotice address="/exams/results" />);
  expect(screen.getByRole('status')).toHaveTextContent('Examinations: Results has no page of its own yet');
  expect(screen.getByRole('button', { name: 'Search the site' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('an address that no menu has is named by itself', () => {
  render(<ArrivalNotice address="/nowhere" />);
  expect(screen.getByRole('status')).toHaveTextContent('There is no page at /nowhere');
});

test('names come from the menu, its first level and the footer', () => {
  expect(nameOfAddress('/research/seed-money')).toBe('Seed Money');
  expect(nameOfAddress('/campus-life')).toBe('Campus Life');
  expect(nameOfAddress('/map-location')).toBe('Map Location');
});
