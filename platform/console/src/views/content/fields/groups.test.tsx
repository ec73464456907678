import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { serveLater } from '../../../testing/view.tsx';
import { EntryField } from './field.tsx';
import type { FieldProps } from './frame.tsx';
import { within } from './groups.tsx';

const field = {
  type: 'groups',
  label: 'Events',
  fields: {
    name: { type: 'line', label: 'Name' },
    room: { type: 'line', label: 'Room' },
    photo: { type: 'picture', label: 'Photo' },
  },
} as const;
const [a, b, c] = [{ name: 'Arts' }, { name: 'Ballet' }, { name: 'Chess' }];
let rows: unknown;

function open(initial: unknown, problems: FieldProps['problems'] = []): void {
  rows = initial;
  const Form = () => {
    const [value, setValue] = useState(initial);
    const onChange = (next: unknown) => {
      rows = next;
      setValue(next);
    };
    return <EntryField {...{ field, problems, value, onChange }} part="exams/news" id="field.events" />;
  };
  render(<Form />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('rows move up and down, and one that is removed takes no other with it', async () => {
  open([a, b, c]);
  await press('Move up Events, row 3');
  expect(rows).toEqual([a, c, b]);
  await press('Move down Events, row 1');
  expect(rows).toEqual([c, a, b]);
  await press('Remove Events, row 2');
  expect(rows).toEqual([c, b]);
});

test('the first row cannot move up, nor the last one down', () => {
  open([a, b]);
  for (const name of ['Move up Events, row 1', 'Move down Events, row 2'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  for (const name of ['Move up Events, row 2', 'Move down Events, row 1'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
});

test('who adds a row writes in its first field at once, and the other rows stay as they are', async () => {
  open([a]);
  await press('Add a row');
  expect(screen.getAllByText(/^Events, row/, { selector: 'summary' })[1]?.closest('details')).toHaveAttribute('open');
  expect(screen.getAllByLabelText('Name')[1]).toHaveFocus();
  await userEvent.keyboard('Ballet');
  expect(rows).toEqual([a, { name: 'Ballet' }]);
});

test('closed rows are told apart by their first text', () => {
  open([a, { room: 'B 12' }, {}]);
  expect(screen.getAllByText(/^Events, row \d/, { selector: 'summary' }).map(({ textContent }) => textContent)).toEqual(
    [...['Events, row 1: Arts', 'Events, row 2: B 12', 'Events, row 3']],
  );
});

test('a row with a problem is open, and only its field is said to be wrong', () => {
  open([a, b], [{ path: '1.room', message: 'must be given' }]);
  const [first, second] = screen.getAllByRole('group').filter((element) => element.tagName === 'DETAILS');
  expect(first).not.toHaveAttribute('open');
  expect(second).toHaveAttribute('open');
  expect(screen.getAllByText('must be given')).toHaveLength(1);
  expect(screen.getAllByLabelText('Room')[1]).toHaveAccessibleDescription('must be given');
  expect(screen.getAllByLabelText('Room')[0]).toBeValid();
});

const photo = { src: '/dusk.webp', width: 8, height: 6 };

/** Chooses a picture in a row. @returns a function that ends the upload. */
async function sendPicture(row: number): Promise<() => Promise<void>> {
  const finish = serveLater(photo);
  const file = new File(['x'], 'dusk.png', { type: 'image/png' });
  await userEvent.upload(screen.getAllByLabelText('Send a picture')[row] as HTMLElement, file);
  expect(screen.getByText('Sending dusk.png…')).toBeInTheDocument();
  return finish;
}

test('what is written while a picture is sent stays, in its row and in others', async () => {
  open([a, b]);
  const finish = await sendPicture(0);
  await userEvent.type(screen.getAllByLabelText('Name')[0] as HTMLElement, ' day');
  await userEvent.type(screen.getAllByLabelText('Name')[1] as HTMLElement, ' night');
  await finish();
  expect(rows).toEqual([{ name: 'Arts day', photo }, { name: 'Ballet night' }]);
});

test('a picture comes into the row for which it was sent, wherever that has moved', async () => {
  open([a, b]);
  const finish = await sendPicture(0);
  await press('Move down Events, row 1');
  await finish();
  expect(rows).toEqual([b, { ...a, photo }]);
});

test('a row that is removed while its picture is sent does not come back, and no other gets the picture', async () => {
  open([a, b]);
  const finish = await sendPicture(0);
  await press('Remove Events, row 1');
  await finish();
  expect(rows).toEqual([b]);
});

test('a row stays open when its problem is gone: somebody is writing in it', async () => {
  const props = { field, part: 'exams/news', id: 'field.events', value: [a, b], onChange: () => {} };
  const page = render(<EntryField {...props} problems={[{ path: '1.room', message: 'must be given' }]} />);
  const row = screen.getByText('Events, row 2: Ballet').closest('details') as HTMLDetailsElement;
  // jsdom does not report it.
  fireEvent(row, new Event('toggle'));
  page.rerender(<EntryField {...props} problems={[]} />);
  expect(row).toHaveAttribute('open');
});

test('a row that was opened stays open when it moves', async () => {
  open([a, b]);
  await press('Add a row');
  await press('Move up Events, row 3');
  const states = screen.getAllByText(/^Events, row/, { selector: 'summary' }).map(({ parentElement }) => parentElement);
  expect(states.map((row) => row?.hasAttribute('open'))).toEqual([false, true, false]);
});

test('a problem of the eleventh row is none of the second', () => {
  expect(within([{ path: '10.room', message: 'must be given' }], '1')).toEqual([]);
});
