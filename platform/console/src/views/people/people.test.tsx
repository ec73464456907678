import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView, serve } from '../../testing/view.tsx';
import { PeopleView } from './people.tsx';

const at = '2026-11-24T10:00:00.000Z';
const rights = { 'exams/news': 'edit', 'exams/*': 'publish', '/documents/exams/*': 'edit' } as const;
const person = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, email: `${name.toLowerCase()}@viit.example`, rights, invitedAt: at, signedInAt: at, passkeys: 1 },
  ...{ invitationExpiresAt: null, ...more },
});
const section = { name: 'exams', version: '1', identity: 'a', integrity: 'b', since: at, by: 'Ravi' };
const news = {
  ...{ part: 'exams/news', title: 'News', entries: 1, drafts: 0, changedAt: null, changedBy: null },
  ...{ attention: [], attentionCount: 0, next: null },
};
const link = 'https://console.viit.example/#/invitation/secret';

async function open() {
  const sent = serve({
    'GET /persons': [person('1', 'Ravi'), person('2', 'Meera', { signedInAt: null, invitationExpiresAt: at })],
    'GET /me': { id: 'x', label: 'x', rights: {}, email: null, expiresAt: null, passkeys: [], expiringTokens: [] },
    'GET /status?count=1': {
      ...{ release: '5', sections: [section], owners: [], channels: [], scheduleFailures: [], switches: [] },
    },
    'GET /collections': [news],
    'PUT /persons/1/rights': { id: '1' },
    'POST /persons/2/reset': { id: '2', link },
    'POST /persons': { id: '3', link },
    'DELETE /persons/2': { id: '2' },
  });
  const announced = renderView(<PeopleView />);
  await screen.findByRole('table', { name: 'People' });
  return { sent, announced };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('who changes one right of a person leaves the others as they are', async () => {
  const { sent, announced } = await open();
  await press(/^Rights of Ravi/);
  const dialog = within(screen.getByRole('dialog', { name: 'Rights of Ravi' }));
  expect(await dialog.findByLabelText('News')).toHaveValue('edit');
  expect(dialog.getByLabelText('All its content and documents')).toHaveValue('publish');
  expect(dialog.getByLabelText('All of it, with pages and code')).toHaveValue('');
  expect(dialog.getByLabelText(/^One a line/)).toHaveValue('/documents/exams/*: edit');
  await userEvent.selectOptions(dialog.getByLabelText('All its content and documents'), 'nothing');
  await userEvent.type(dialog.getByLabelText(/^One a line/), '{Enter}menu: publish');
  await press('Change the rights');
  expect(sent[0]?.body).toEqual({
    rights: { 'exams/news': 'edit', '/documents/exams/*': 'edit', menu: 'publish' },
  });
  expect(announced).toEqual(['The rights of Ravi are changed. They hold from now on.']);
});

test('an operator needs no other rights', async () => {
  const { sent } = await open();
  await press(/^Rights of Ravi/);
  const dialog = within(screen.getByRole('dialog'));
  const operator = await dialog.findByRole('checkbox', { name: /operator/ });
  expect(operator).not.toBeChecked();
  await userEvent.click(operator);
  expect(dialog.queryByLabelText('News')).not.toBeInTheDocument();
  await press('Change the rights');
  expect(sent[0]?.body).toEqual({ rights: { ...rights, '*': 'manage' } });
});

test('an invitation needs a name, an address and a right; its link is shown, focused, and copied', async () => {
  const { sent } = await open();
  await press('Invite a person…');
  const invite = screen.getByRole('button', { name: 'Invite' });
  await userEvent.selectOptions(await screen.findByLabelText('News'), 'write drafts');
  await userEvent.type(screen.getByLabelText(/^Name, /), 'Sita');
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'sita');
  expect(invite).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/^E-mail/), '@viit.example');
  expect(invite).toBeEnabled();
  await userEvent.selectOptions(screen.getByLabelText('News'), 'nothing');
  expect(invite).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('News'), 'write drafts');
  await userEvent.click(invite);
  expect(sent[0]?.body).toEqual({ name: 'Sita', email: 'sita@viit.example', rights: { 'exams/news': 'edit' } });
  expect(screen.getByRole('region', { name: 'Invitation for Sita' })).toHaveTextContent(
    'It works once, for three days',
  );
  expect(screen.getByLabelText('Link')).toHaveValue(link);
  const { clipboard } = userEvent.setup() && navigator;
  await press('Copy the link');
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  expect(await clipboard.readText()).toBe(link);
});

test('a reset invites the person again, and a removal removes only that person', async () => {
  const { sent, announced } = await open();
  expect(screen.getByRole('row', { name: /Meera/ })).toHaveTextContent('not yet; the link works until');
  await press(/^Reset Meera/);
  await press('Reset and invite again');
  expect(screen.getByLabelText('Link')).toHaveValue(link);
  await press(/^Remove Meera/);
  await press('Remove Meera');
  expect(sent.map(({ request }) => request)).toEqual(['POST /persons/2/reset', 'DELETE /persons/2']);
  expect(announced).toEqual(['Meera is signed out everywhere, and invited again.', 'Meera is removed.']);
});
