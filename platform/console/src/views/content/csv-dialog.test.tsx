import { act, fireEvent, screen } from '@testing-library/react';
import { renderView } from '../../testing/view.tsx';
import { CsvDialog } from './csv-dialog.tsx';
import { news } from './testing/sample-collection.ts';

// As after an update of the console: old addresses are gone.
jest.mock('./csv.ts', () => {
  throw new Error('Not found');
});

test('who pastes rows after an update of the console reads what to do, and finds the rows again', async () => {
  const open = () =>
    act(async () => {
      renderView(<CsvDialog section="exams" name="news" data={news([])} onClose={() => {}} />);
    });
  await open();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Rows'), { target: { value: 'Title\nRooms' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Reload this page: your rows are kept.');
  expect(screen.getByRole('button', { name: 'Make the drafts' })).toBeDisabled();
  await open();
  expect(screen.getAllByLabelText('Rows')[1]).toHaveValue('Title\nRooms');
});
