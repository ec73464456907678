import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from '../router/router-store.ts';
import NotFoundNotice, { menuNameOf } from './not-found-notice.tsx';

const notice = () => screen.queryByRole('region', { name: 'About the link you followed' });

test('the notice names the link that was followed, is announced, and can be dismissed', async () => {
  render(<NotFoundNotice path="/exams/results" />);
  const text = 'Examinations: Results has no page of its own yet, so you are on the home page.';
  expect(notice()).toHaveTextContent(text);
  expect(useRouter.getState().announcement).toBe(text);
  expect(screen.getByRole('button', { name: 'Search the site' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice()).not.toBeInTheDocument();
});

test('a path that is not in the menu is shown as it is', () => {
  render(<NotFoundNotice path="/nowhere" />);
  expect(notice()).toHaveTextContent('There is no page at /nowhere');
});

test('names come from the menu, its first level and the footer', () => {
  expect(menuNameOf('/research/seed-money')).toBe('Seed Money');
  expect(menuNameOf('/campus-life')).toBe('Campus Life');
  expect(menuNameOf('/map-location')).toBe('Map Location');
});
