import { fireEvent, render, screen } from '@testing-library/react';
import type { EntryState } from '@viit/contract/registry-api';
import { PublishTimes } from './publish-times.tsx';

const soon = '2999-01-01T09:00';

function renderTimes(published: { from?: string; until?: string } | undefined) {
  const entry = { id: 'fees', published: published && { value: published } } as unknown as EntryState;
  render(<PublishTimes entry={entry} times={{}} onChange={() => {}} />);
}

test('a new entry can begin later', () => {
  renderTimes(undefined);
  expect(screen.getByLabelText('Publish at')).toHaveValue('');
});

test('an entry that begins later can begin at another time', () => {
  renderTimes({ from: soon });
  expect(screen.getByLabelText('Publish at')).toHaveValue(soon);
});

test('an entry that visitors see can have an end, which is not asked for, and has no beginning', () => {
  renderTimes({ from: '2020-01-01T09:00' });
  expect(screen.getByLabelText('Hide after')).not.toBeVisible();
  fireEvent.click(screen.getByText('When visitors see it'));
  expect(screen.getByLabelText('Hide after')).toBeVisible();
  expect(screen.queryByLabelText('Publish at')).not.toBeInTheDocument();
});

test('the end of an entry that has one is shown', () => {
  renderTimes({ from: '2020-01-01T09:00', until: soon });
  expect(screen.getByLabelText('Hide after')).toBeVisible();
  expect(screen.getByLabelText('Hide after')).toHaveValue(soon);
});
