import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryState } from '@viit/contract/registry-api';
import { renderView } from '../../testing/view.tsx';
import { Conflict } from './conflict.tsx';
import { news, published, withDraft } from './testing/sample-collection.ts';

const { fields } = news([]).declaration;
const mine = { title: 'Mine', text: 'My text', programme: 'MBA' };
const fees = published('fees', { title: 'Fees' });

function open(theirs: EntryState) {
  const onChoose = jest.fn();
  const onLeaveRemoved = jest.fn();
  renderView(<Conflict {...{ fields, mine, theirs, onChoose, onLeaveRemoved }} />);
  return { onChoose, onLeaveRemoved };
}

test('of each field that differs, the person keeps one version, at first the own one', async () => {
  const { onChoose } = open(withDraft(fees, { title: 'Theirs', text: 'Their text', programme: 'MBA' }));
  expect(screen.getByText(/^Ravi has changed it .* ago, while you were writing\./)).toBeInTheDocument();
  expect(screen.getAllByRole('group')).toHaveLength(2);
  const text = within(screen.getByRole('group', { name: 'Text' }));
  expect(text.getByRole('radio', { name: 'Yours: My text' })).toBeChecked();
  await userEvent.click(text.getByRole('radio', { name: 'Ravi: Their text' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Ravi: Theirs' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Yours: Mine' }));
  expect(text.getByRole('radio', { name: 'Ravi: Their text' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Keep what I have chosen' }));
  expect(onChoose).toHaveBeenCalledWith({ title: 'Mine', text: 'Their text', programme: 'MBA' });
});

test('who has changed it in another window reads that', () => {
  open(withDraft(fees, { title: 'Theirs' }, { by: 'Anitha' }));
  expect(screen.getByText(/^You have changed it .* in another window, while/)).toBeInTheDocument();
  expect(screen.getAllByRole('radio', { name: /^In the other window/ })[0]).toBeInTheDocument();
});

test('a change by a colleague with the same name is the colleague’s', () => {
  open(withDraft(fees, { title: 'Theirs' }, { by: 'Anitha', byId: 'person:2' }));
  expect(screen.getByText(/^Anitha has changed it .* ago, while/)).toBeInTheDocument();
  expect(screen.getAllByRole('radio', { name: /^Anitha: / })[0]).toBeInTheDocument();
});

test('an entry that was removed meanwhile is brought back as it was written, or left', async () => {
  const { onChoose, onLeaveRemoved } = open(withDraft(fees, null));
  expect(screen.getByText(/^Ravi has removed it .* What you have written is still in the form\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it removed' }));
  expect([onLeaveRemoved.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Bring it back as I have written it' }));
  expect(onChoose).toHaveBeenCalledWith(mine);
});
