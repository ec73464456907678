import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignIn } from './sign-in.tsx';

beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => {}));
});

test('the reason of a new sign-in is shown, also if it is known later, until the person tries to sign in', async () => {
  const page = render(<SignIn reason="Your session has ended." onSignIn={() => {}} />);
  page.rerender(<SignIn reason="You are signed out on all devices." onSignIn={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^You are signed out on all devices\.$/);

  await userEvent.click(screen.getByText(/Sign in with a token/));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Enter your token/);
});
