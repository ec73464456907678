import { render, screen } from '@testing-library/react';
import type { EntryState } from '@viit/contract/registry-api';
import { PublishTimes } from './publish-times.tsx';

const soon = '2999-01-01T09:00';

function renderTimes(published: { from?: string } | undefined) {
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

test('an entry that visitors see has an end, and no beginning', () => {
  renderTimes({ from: '2020-01-01T09:00' });
  expect(screen.getByLabelText('Hide after')).toHaveValue('');
  expect(screen.queryByLabelText('Publish at')).not.toBeInTheDocument();
});
