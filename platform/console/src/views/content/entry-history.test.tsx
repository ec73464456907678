import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryValue } from '@viit/contract/registry-api';
import { renderView, serve } from '../../testing/view.tsx';
import { EntryHistory } from './entry-history.tsx';
import { news } from './testing/sample-collection.ts';

const at = '2026-11-24T10:00:00.000Z';
let minute = 10;
const version = (title: string, more: { publishedAt?: string; isDraft?: boolean } = {}) => ({
  ...{
    version: title,
    by: 'Ravi',
    at: `2026-11-24T10:${minute++}:00.000Z`,
    changed: [],
    value: { title },
    publishedAt: null,
    isDraft: false,
    ...more,
  },
});

/** @returns what was put into the form. */
async function open(versions: object[], older: Record<string, object[]> = {}): Promise<EntryValue[]> {
  const address = 'GET /collections/exams/news/entries/fees/history';
  const parts = Object.entries(older).map(([before, listed]) => [`${address}?before=${before}`, listed]);
  serve({ [address]: versions, ...Object.fromEntries(parts) });
  const restored: EntryValue[] = [];
  const { fields } = news([]).declaration;
  renderView(
    <EntryHistory
      {...{ section: 'exams', name: 'news', id: 'fees', fields }}
      onRestore={(value) => void restored.push(value)}
    />,
  );
  const card = screen.getByText('History of this entry').closest('details') as HTMLDetailsElement;
  // jsdom does not report it.
  card.open = true;
  fireEvent(card, new Event('toggle'));
  await screen.findAllByText(/^Ravi/);
  return restored;
}

const put = () => screen.queryAllByRole('button', { name: 'Put this version into the form' });

test('a draft that was discarded can be put into the form again', async () => {
  const restored = await open([version('Fees', { publishedAt: at }), version('Fees of 2027')]);
  expect(put()).toHaveLength(2);
  await userEvent.click(put()[0] as HTMLElement);
  expect(restored).toEqual([{ title: 'Fees of 2027' }]);
});

test('the sample entry that the first version changed can be put into the form again', async () => {
  const restored = await open([{ ...version('Fees', { publishedAt: at }), sample: { title: 'Sample notice' } }]);
  expect(screen.getByText('Ravi changed Title from “Sample notice” to “Fees”.')).toBeVisible();
  expect(screen.getByText('Sample content')).toBeVisible();
  await userEvent.click(put()[0] as HTMLElement);
  expect(restored).toEqual([{ title: 'Sample notice' }]);
});

test.each([
  ['the draft', version('Fees of 2027', { isDraft: true })],
  ['what visitors see', version('Fees of 2027', { publishedAt: at })],
])('%s is in the form already, and is not offered', async (_, newest) => {
  const restored = await open([version('Fees'), newest]);
  expect(put()).toHaveLength(1);
  await userEvent.click(put()[0] as HTMLElement);
  expect(restored).toEqual([{ title: 'Fees' }]);
});

test('versions of the same minute can be told apart', async () => {
  const at = '2026-11-24T09:00:00.000Z';
  await open([
    { ...version('Fees'), at },
    { ...version('Fees of 2027'), at },
  ]);
  const options = within(screen.getByLabelText('Version')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['1. 24 Nov 2026, 14:30, Ravi', '2. 24 Nov 2026, 14:30, Ravi'],
  ]);
});

test('older versions of a long history are listed on request, until the first', async () => {
  const [first, second, third] = [version('Fees'), version('Fees of 2027'), version('Latest')];
  const restored = await open([third], { Latest: [first, second], Fees: [] });
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('.')[0]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }));
  expect(items()).toEqual([
    'Ravi changed Title from “Fees of 2027” to “Latest”',
    'Ravi changed Title from “Fees” to “Fees of 2027”',
    'Ravi wrote it',
  ]);
  expect(put()[1]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show 2 more' })).not.toBeInTheDocument();
  await userEvent.click(put().at(-1) as HTMLElement);
  expect(restored).toEqual([{ title: 'Fees' }]);
});
