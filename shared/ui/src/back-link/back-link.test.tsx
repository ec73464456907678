import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackLink } from '@viit/ui/back-link';

test('Back is a plain link to the home page', () => {
  render(<BackLink />);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('with `useHistory` it goes back in history', async () => {
  history.replaceState({ fromHere: true }, '');
  history.pushState({ fromHere: true }, '');
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  render(<BackLink useHistory />);
  await userEvent.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(back).toHaveBeenCalledTimes(1);
});
