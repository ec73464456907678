import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryState } from '@viit/contract/registry-api';
import { useState } from 'react';
import { ChangesContext } from '../../api/use-operation.ts';
import { renderView, serve } from '../../testing/view.tsx';
import { EntryView } from './entry.tsx';
import { news, published, withDraft } from './testing/sample-collection.ts';

const at = '/collections/exams/news';
const fees = published('fees', { title: 'Fees', text: 'In May' });
const removed = { ...withDraft(fees, null), revision: 'fees-2' };
const version = (number: number, value: object | null) => ({
  ...{ version: String(number), by: 'Ravi', at: `2026-11-2${number}T10:00:00.000Z`, publishedAt: null, changed: [] },
  value,
});
const button = (name: string) => screen.getByRole('button', { name });
const removal = 'Fees is removed with the next publish. Until then you can bring it back.';

let change: (drafts: string) => void;

/** Opens the entry as the server has it. @returns what was sent and announced, and what changes it on the server. */
function open(entry: EntryState, review = false) {
  let shown = entry;
  const sent = serve({
    [`GET ${at}`]: () => news([shown], { page: undefined, review }),
    [`DELETE ${at}/drafts/fees?revision=fees-2`]: { ...fees, revision: 'fees-3' },
    [`PUT ${at}/entries/fees`]: (body: unknown) => withDraft(removed, (body as { value: { title: string } }).value),
    [`GET ${at}/entries/fees/history`]: [version(1, { title: 'Fees of 2026' }), version(2, null)],
  });
  const View = () => {
    const [drafts, setDrafts] = useState('1');
    change = setDrafts;
    return (
      <ChangesContext value={{ drafts }}>
        <EntryView section="exams" name="news" id="fees" />
      </ChangesContext>
    );
  };
  const announced = renderView(<View />);
  const become = (next: EntryState) => {
    shown = next;
    return act(async () => change('2'));
  };
  return { sent, announced, become };
}

beforeEach(() => localStorage.clear());

test('an entry that a colleague removes has no fields to type in, and comes back as visitors see it', async () => {
  const { announced, become } = open(fees);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Fees');
  await become(removed);
  expect(screen.getByText(removal)).toBeInTheDocument();
  expect(screen.getByText(/^Removed by Ravi at .*, not published\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(button('Bring back'));
  expect(announced).toEqual(['Fees is back.']);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fees');
  expect(screen.queryByText(removal)).not.toBeInTheDocument();
});

test('a removal is published, or another version takes its place', async () => {
  const { sent } = open(removed);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish…' }));
  expect(screen.getByRole('checkbox', { name: '“Fees” is removed.' })).toBeChecked();
  await userEvent.click(button('Cancel'));
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back this version' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Fees of 2026');
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ value: { title: 'Fees of 2026' } }), { timeout: 3000 });
});

test('where somebody else must approve each draft, a review of the removal can be asked for', async () => {
  open(removed, true);
  expect(await screen.findByText(removal)).toBeInTheDocument();
  expect(button('Ask for a review…')).toBeEnabled();
  expect(button('Publish…')).toHaveAttribute('aria-disabled', 'true');
});
