import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Invitation } from './invitation.tsx';
import { LoginView } from './login.tsx';
import { SignIn } from './sign-in.tsx';

type Respond = (status: number, body: object) => Promise<void>;
let sent: { request: string; body: unknown; respond: Respond }[];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  globalThis.fetch = jest.fn(
    (address, { method = 'GET', body }: RequestInit = {}) =>
      new Promise<Response>((resolve) => {
        const respond: Respond = (status, value) =>
          act(async () => {
            resolve({ ok: status < 400, status, headers: new Headers(), json: async () => value } as Response);
          });
        sent.push({ request: `${method} ${address}`, body: typeof body === 'string' && JSON.parse(body), respond });
      }),
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const of = (request: string) => sent.filter((one) => one.request === request);
const refusal = (error: string) => ({ code: 'token-unknown', error, requestId: 'r1', details: null });

test('the reason of a new sign-in is shown, also if it is known later, until the person tries to sign in', async () => {
  const page = render(<SignIn reason="Your session has ended." onSignIn={() => {}} />);
  page.rerender(<SignIn reason="You are signed out on all devices." onSignIn={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^You are signed out on all devices\.$/);

  await userEvent.click(screen.getByText(/Sign in with a token/));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Enter your token/);
});

test('a token is sent once, without the spaces around it; a refusal says why, and the next attempt signs in', async () => {
  const onSignIn = jest.fn();
  render(<SignIn reason="" onSignIn={onSignIn} />);
  fireEvent.change(screen.getByLabelText('Token'), { target: { value: ' viit_a ' } });
  fireEvent.click(button('Sign in'));
  fireEvent.click(button('Sign in'));
  expect(of('POST /session')).toHaveLength(1);
  await of('POST /session')[0]?.respond(401, refusal('The registry does not know this token.'));
  expect(screen.getByRole('alert')).toHaveTextContent('The registry does not know this token.');
  fireEvent.click(button('Sign in'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  const session = { id: 'token:1', label: 'Anitha', rights: {}, site: 'https://viit.example', isPerson: false };
  await of('POST /session')[1]?.respond(200, { ...session, key: 'half' });
  expect(of('POST /session').map(({ body }) => body)).toEqual([{ token: 'viit_a' }, { token: 'viit_a' }]);
  expect([onSignIn.mock.calls, localStorage.getItem('session')]).toEqual([[[session]], 'half']);
});

test.each([
  ['provider', 'Sign in with your institute account'],
  ['passkey', 'Sign in with a passkey'],
])('people sign in with a %s', async (method, name) => {
  render(<SignIn reason="" onSignIn={() => {}} />);
  await sent[0]?.respond(200, { console: 'https://console.viit.example', method });
  button(name).focus();
  fireEvent.click(button(name));
  fireEvent.click(button(name));
  expect(of('POST /sign-in').map(({ body }) => body)).toEqual([{ with: method }]);
  expect(button(name)).toBeEnabled();
  expect(button(name)).toHaveFocus();
});

test('an invitation says who invites to what; without a name for the device nothing begins', async () => {
  render(<Invitation secret="secret" onSignIn={() => {}} />);
  expect(sent[0]?.body).toEqual({ invitation: 'secret' });
  await sent[0]?.respond(200, {
    flow: 'f',
    options: { challenge: 'c' },
    name: 'Anitha',
    rights: { exams: 'edit' },
    invitedBy: 'Ravi',
  });
  expect(screen.getByRole('heading', { name: 'Welcome, Anitha' })).toBeInTheDocument();
  expect(screen.getByText(/^You are invited by Ravi to work/)).toBeInTheDocument();
  expect(screen.queryByText(/Have you used this link before/)).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(/^Name of this device/), { target: { value: ' ' } });
  expect(button('Set up the passkey and sign in')).toBeDisabled();
});

test('a link that was used leads to the sign-in', async () => {
  render(<Invitation secret="secret" onSignIn={() => {}} />);
  await sent[0]?.respond(401, refusal('This invitation is not valid any more.'));
  expect(screen.getByRole('alert')).toHaveTextContent('This invitation is not valid any more.');
  expect(screen.getByRole('link', { name: 'sign in with your passkey' })).toHaveAttribute('href', '#/');
});

test('a command is allowed with the challenge of its link, and by nothing else', async () => {
  const challenge = 'a'.repeat(43);
  location.hash = `#/login/123456/${challenge}`;
  const page = render(<LoginView />);
  expect(screen.getByText(/^The address is not complete/)).toBeInTheDocument();
  page.unmount();
  location.hash = `#/login/8080/${challenge}`;
  render(<LoginView />);
  expect(screen.getByText(/127\.0\.0\.1, port 8080/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  fireEvent.click(button('Allow it'));
  expect(sent.map(({ request, body }) => [request, body])).toEqual([['POST /api/me/logins', { challenge }]]);
  await sent[0]?.respond(403, refusal('Sign in in the console first.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Sign in in the console first.');
});
