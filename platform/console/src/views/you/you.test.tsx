import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView, serve } from '../../testing/view.tsx';
import { YouView } from './you.tsx';

const at = '2026-11-24T10:00:00.000Z';
const passkey = (id: string, name: string, usedAt: string | null = null) => ({ id, name, addedAt: at, usedAt });
const both = [passkey('1', 'office laptop', at), passkey('2', 'phone')];

async function open(passkeys: object[], method = 'passkey') {
  cleanup();
  const sent = serve({
    'GET /me': {
      ...{ id: 'person:3', label: 'Anitha', email: 'anitha@viit.example', rights: {}, expiresAt: at, passkeys },
      expiringTokens: [],
    },
    'GET /sign-in': { console: 'https://console.viit.example', method },
    'DELETE /me/passkeys/2': { id: '2' },
    'DELETE /me/session?all=true': { ended: 2 },
  });
  const announced = renderView(<YouView />);
  await screen.findByRole('button', { name: 'Sign out everywhere…' });
  return { sent, announced };
}

test('of two passkeys one can be removed; the last one, and none of an institute account, cannot', async () => {
  const { sent, announced } = await open(both);
  const table = within(await screen.findByRole('table', { name: 'Your passkeys' }));
  expect(table.getByRole('row', { name: /^phone/ })).toHaveTextContent('not yet');
  expect(table.getByRole('row', { name: /^office laptop/ })).not.toHaveTextContent('not yet');
  await userEvent.click(table.getByRole('button', { name: /^Remove phone/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the passkey' }));
  expect(sent.map(({ request }) => request)).toEqual(['DELETE /me/passkeys/2']);
  expect(announced).toEqual(['The passkey "phone" is removed.']);
  await open(both.slice(0, 1));
  expect(await screen.findByRole('table')).toHaveTextContent('office laptop');
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await open([], 'provider');
  expect(screen.queryByText('Your passkeys')).not.toBeInTheDocument();
});

test('a passkey is added under a name that no other one has', async () => {
  await open([passkey('1', 'Computer')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey…' }));
  const name = screen.getByLabelText(/^Name of this device/);
  expect(name).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Set it up' })).toBeDisabled();
  await userEvent.type(name, 'phone');
  expect(screen.getByRole('button', { name: 'Set it up' })).toBeEnabled();
});

test('who signs out everywhere ends all sessions', async () => {
  const { sent } = await open(both);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(sent.map(({ request }) => request)).toEqual(['DELETE /me/session?all=true']);
});
