import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackLink } from '@viit/ui/back-link';

test('Back is a plain link to the home page', async () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  render(<BackLink />);
  const link = screen.getByRole('link', { name: 'Back to home' });
  expect(link).toHaveAttribute('href', '/');
  link.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  history.pushState({ fromHere: true }, '');
  await userEvent.click(link);
  expect(back).not.toHaveBeenCalled();
});

test('with `useHistory` it goes back in history', async () => {
  history.replaceState({ fromHere: true }, '');
  history.pushState({ fromHere: true }, '');
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  render(<BackLink useHistory />);
  const link = screen.getByRole('link', { name: 'Back to home' });
  // Ctrl opens another tab, where jsdom has none.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(back).not.toHaveBeenCalled();
  await user.keyboard('{/Control}');
  await user.click(link);
  expect(back).toHaveBeenCalledTimes(1);
});
