import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedCollection } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve } from '../../testing/view.tsx';
import { copyKey } from './local-copies.ts';
import { Overview } from './overview.tsx';

const collection = (part: string, title: string, more: Partial<ListedCollection> = {}): ListedCollection => ({
  ...{ part, title, entries: 3, drafts: 0, changedAt: null, changedBy: null, next: null },
  ...{ attention: [], attentionCount: 0, ...more },
});
const attention = [{ id: 'fees', title: 'Fees', reason: 'ended yesterday' }];
const news = collection('exams/news', 'News', { attention, attentionCount: 3 });
const clubs = collection('cells/clubs', 'Clubs', { entries: 1, drafts: 2 });

async function open(collections: ListedCollection[], rights?: Rights) {
  serve({ 'GET /collections': collections });
  renderView(<Overview />, rights);
  await screen.findAllByText(/sample content|There is nothing/);
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('a person sees the collections that are theirs, with what needs attention', async () => {
  await open([news, clubs], { 'exams/*': 'edit' });
  expect(titles()).toEqual(['News']);
  const list = within(screen.getByRole('list', { name: 'News: needs attention' }));
  expect(list.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '#/content/exams/news/fees');
  expect(list.getByText('and 2 more')).toBeInTheDocument();
  expect(screen.getByText('3 entries, sample content')).toBeInTheDocument();
});

test('who may write nothing reads whom to ask', async () => {
  await open([news], { cells: 'publish' });
  expect(screen.getByText(/^There is nothing here that you may change\. Ask the operator/)).toBeInTheDocument();
});

test('each collection says how many changes are not published', async () => {
  await open([clubs, collection('cells/news', 'News of cells', { drafts: 1 })]);
  expect(screen.getByText('2 changes are not published')).toBeInTheDocument();
  expect(screen.getByText('One change is not published')).toBeInTheDocument();
  expect(screen.getByText('one entry, sample content')).toBeInTheDocument();
});

test('many collections can be searched, and those that need something shown alone', async () => {
  const others = Array.from({ length: 7 }, (_, index) => collection(`home/list-${index}`, `List ${index}`));
  await open([news, clubs, ...others]);
  expect(titles()).toHaveLength(9);
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'what is not published, or needs attention');
  expect(titles()).toEqual(['News', 'Clubs']);
  await userEvent.type(screen.getByLabelText('Search the collections'), 'club');
  expect(titles()).toEqual(['Clubs']);
});

test('changes that this browser has kept are listed for the person who wrote them', async () => {
  const keep = (by: string, entry: string) =>
    localStorage.setItem(
      copyKey({ person: { id: by, label: 'Anitha' }, part: 'exams/news', id: entry }),
      '{"value":{}}',
    );
  keep('Anitha', 'fee-dates');
  keep('person:2', 'halls');
  await open([news]);
  const unsent = within(screen.getByRole('region', { name: 'Not saved yet' }));
  expect(unsent.getAllByRole('link')).toEqual([unsent.getByRole('link', { name: 'fee dates' })]);
  expect(unsent.getByRole('link')).toHaveAttribute('href', '#/content/exams/news/fee-dates');
});

test('the introduction is shown until it was read', async () => {
  await open([news]);
  await userEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(screen.queryByRole('region', { name: 'Three things to know' })).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(1);
});
