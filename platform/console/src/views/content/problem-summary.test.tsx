import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryField } from './fields/field.tsx';
import { ProblemSummary } from './problem-summary.tsx';

const clubs = {
  ...({ type: 'groups', label: 'Clubs' } as const),
  fields: { name: { type: 'line', label: 'Name' }, room: { type: 'line', label: 'Room' } } as const,
};
const problems = ['0.room', '1.room', '1'].map((path) => ({ path, message: 'is needed' }));

test('each link names the row and the field, and opens a row that was closed', async () => {
  render(
    <>
      <ProblemSummary
        fields={{ clubs }}
        problems={problems.map(({ path, message }) => ({ field: `clubs.${path}`, message }))}
      />
      <EntryField
        {...{ field: clubs, problems, part: 'exams/news', id: 'field.clubs', onChange: () => {} }}
        value={[{ name: 'Chess' }, { name: 'Drama' }]}
      />
    </>,
  );
  const names = screen.getAllByRole('button', { name: /^Clubs, row/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Clubs, row 1: Room', 'Clubs, row 2: Room', 'Clubs, row 2']);
  const row = screen.getByText('Clubs, row 2: Drama').closest('details') as HTMLDetailsElement;
  row.open = false;
  await userEvent.click(screen.getByRole('button', { name: 'Clubs, row 2: Room' }));
  expect(row).toHaveAttribute('open');
  expect(screen.getAllByLabelText('Room')[1]).toHaveFocus();
});
