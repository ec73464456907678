import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CollectionEntries, EntryState } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve } from '../../testing/view.tsx';
import { EntryView } from './entry.tsx';
import { keepCopy } from './local-copies.ts';
import { draftOf, news, published, withDraft } from './testing/sample-collection.ts';

const at = '/collections/exams/news';
const fees = published('fees', { title: 'Fees' });
const changed = withDraft(fees, { title: 'Fees of 2027', text: 'In May' });
const review = { state: 'asked', by: 'Ravi', at: '2026-11-24T10:00:00.000Z', comment: '' } as const;

async function open(
  entry: EntryState,
  more: Partial<CollectionEntries['declaration']> = {},
  rights?: Rights,
  history: readonly object[] = [],
) {
  const sent = serve({
    [`GET ${at}`]: news([entry], { page: undefined, ...more }),
    [`PUT ${at}/drafts/fees/review`]: entry,
    [`PUT ${at}/entries/fees`]: (body: unknown) =>
      withDraft(entry, (body as { value: EntryState['draft'] }).value as never),
    [`DELETE ${at}/drafts/fees?revision=fees-1`]: { ...entry, revision: 'fees-0', draft: null },
    [`GET ${at}/entries/fees/history`]: history,
  });
  const announced = renderView(<EntryView section="exams" name="news" id="fees" />, rights);
  await screen.findByRole('textbox', { name: 'Title' });
  return { sent, announced };
}

beforeEach(() => localStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });
const changes = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ request }) => !request.endsWith('/page'));

test('an entry without a draft is published, and offers nothing else', async () => {
  await open(fees);
  expect(button('Published')).toBeDisabled();
  expect(screen.queryByRole('button', { name: /draft|review/ })).not.toBeInTheDocument();
});

test('while somebody types, nothing is published or discarded; after that the draft is saved', async () => {
  const { sent } = await open(changed);
  expect(button('Publish…')).not.toHaveAttribute('aria-disabled');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Fees of 2028' } });
  expect(button('Publish…')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Discard the draft')).toBeDisabled();
  expect(screen.getByText('Saving…')).toBeInTheDocument();
  await waitFor(() => expect(button('Publish…')).not.toHaveAttribute('aria-disabled'), { timeout: 3000 });
  expect(changes(sent)[0]?.body).toMatchObject({
    revision: 'fees-1',
    value: { title: 'Fees of 2028', text: 'In May' },
  });
});

test('a draft with problems cannot be published; each one leads to its field', async () => {
  const problems = [{ id: 'fees', field: 'text', message: 'is needed' }];
  await open(withDraft(fees, { title: 'Fees' }, { problems }));
  expect(button('Publish…')).toHaveAttribute('aria-disabled', 'true');
  const summary = screen.getByRole('region', { name: 'To do before it can be published' });
  expect(summary).toHaveTextContent('Text: is needed');
  expect(button('Publish…')).toHaveAccessibleDescription(/^To do before it can be published: Text/);
  await userEvent.click(button('Publish…'));
  expect(summary).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Text/)).toHaveAccessibleDescription('is needed');
  await userEvent.click(within(summary).getByRole('button', { name: 'Text' }));
  expect(screen.getByLabelText(/^Text/)).toHaveFocus();
});

test('what is to do stays in place while somebody types, until the next response', async () => {
  const problems = [{ id: 'fees', field: 'text', message: 'is needed' }];
  await open(withDraft(fees, { title: 'Fees' }, { problems }));
  fireEvent.change(screen.getByLabelText(/^Text/), { target: { value: 'In May' } });
  expect(screen.getByRole('region', { name: 'To do before it can be published' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Text/)).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText(/^Text/)).toBeValid(), { timeout: 3000 });
  expect(screen.queryByRole('region', { name: /^To do/ })).not.toBeInTheDocument();
});

test('a picture without a description leads to the description', async () => {
  const problems = [{ id: 'fees', field: 'photo.alt', message: 'is needed' }];
  const value = { title: 'Fees', photo: { src: '/photo.webp', width: 4, height: 3 } };
  const photo = { type: 'picture', label: 'Photo' } as const;
  const { fields } = news([]).declaration;
  await open(withDraft(fees, value, { problems }), { fields: { ...fields, photo } as never });
  await userEvent.click(button('Photo'));
  expect(screen.getByLabelText('What does the picture show?')).toHaveFocus();
  expect(screen.getByLabelText('What does the picture show?')).toBeInvalid();
  expect(screen.getByLabelText('What does the picture show?')).toHaveAccessibleDescription(/ is needed$/);
});

test('an entry that somebody deletes meanwhile keeps the text that this browser has not sent', async () => {
  const copy = { value: { title: 'Fees of 2029' }, revision: 'fees-1', base: { title: 'Fees' } };
  localStorage.setItem('draft Anitha exams/news/fees other', JSON.stringify(copy));
  serve({ [`GET ${at}`]: news([], { page: undefined }), [`GET ${at}/entries/fees/history`]: [] });
  renderView(<EntryView section="exams" name="news" id="fees" />);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Fees of 2029');
  expect(screen.getByRole('region', { name: 'This entry was removed' })).toHaveTextContent(
    'Somebody else has removed it',
  );
  expect(screen.getByRole('heading', { name: 'Fees of 2029' })).toBeInTheDocument();
  expect(button('Publish…')).toBeDisabled();
});

test('who discards a draft sees what visitors see', async () => {
  const { announced } = await open(changed);
  await userEvent.click(button('Discard the draft'));
  expect(announced).toEqual(['The draft is discarded. The history of the entry has it.']);
  expect(screen.getByLabelText('Title')).toHaveValue('Fees');
});

test('the draft of a new entry is deleted', async () => {
  await open({ ...draftOf('fees', { title: 'Fees' }) });
  expect(button('Delete the draft')).toBeEnabled();
});

test('who may only write does not publish', async () => {
  await open(changed, {}, { 'exams/*': 'edit' });
  expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  expect(button('Discard the draft')).toBeEnabled();
});

test('where somebody else must look at each draft, it is published after an approval', async () => {
  await open(changed, { review: true });
  expect(screen.getByText('Somebody else must approve it before it is published.')).toBeInTheDocument();
  expect(button('Publish…')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Publish…')).toHaveAccessibleDescription(/^Somebody else must approve it/);
  expect(button('Ask for a review…')).toBeEnabled();
});

test('a review that somebody writes stays open when the form changes behind it, and none begins before it is saved', async () => {
  await open(withDraft(fees, { title: 'Fees of 2027' }, { review }));
  await userEvent.click(button('Return…'));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Fees of 2028' } });
  expect(screen.getByRole('dialog', { name: 'Return this draft' })).toBeInTheDocument();
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Approve…'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an approved draft can be published', async () => {
  await open(withDraft(fees, { title: 'Fees of 2027' }, { review: { ...review, state: 'approved', by: 'Meera' } }), {
    review: true,
  });
  expect(screen.getByText('Meera has approved it.')).toBeInTheDocument();
  expect(button('Publish…')).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByRole('button', { name: /review/ })).not.toBeInTheDocument();
});

test('a colleague approves the draft that was seen, or returns it with a comment', async () => {
  const { sent, announced } = await open(withDraft(fees, { title: 'Fees of 2027' }, { review }));
  await userEvent.click(button('Return…'));
  expect(button('Return')).toBeDisabled();
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('textbox'), { target: { value: 'A day later' } });
  expect(button('Return')).toBeEnabled();
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Approve…'));
  await userEvent.click(button('Approve'));
  expect(changes(sent)[0]?.body).toEqual({ revision: 'fees-1', state: 'approved', comment: '' });
  expect(announced).toEqual(['It can be published.']);
});

test('nobody approves an own draft', async () => {
  await open(withDraft(fees, { title: 'Fees of 2027' }, { by: 'Anitha', review: { ...review, by: 'Anitha' } }));
  expect(screen.getByText('Anitha asks for a review.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Approve|Return|review/ })).not.toBeInTheDocument();
});

test('text of a field that the section does not have any more is shown until the person leaves it out', async () => {
  const { sent } = await open(withDraft(fees, { title: 'Fees', room: 'B 12' }));
  const region = screen.getByRole('region', { name: 'Texts that do not fit into the form any more' });
  expect(region).toHaveTextContent('roomB 12');
  expect(region).not.toHaveTextContent('Fees');
  await userEvent.click(button('Leave them out, and save'));
  expect(region).not.toBeInTheDocument();
  await waitFor(() => expect(changes(sent)).toHaveLength(1), { timeout: 3000 });
  expect(changes(sent)[0]?.body).toMatchObject({ value: { title: 'Fees' } });
  expect(changes(sent)[0]?.body).not.toMatchObject({ value: { room: 'B 12' } });
});

test('the same with a field of a row: the rest of the row stays', async () => {
  const clubs = { type: 'groups', label: 'Clubs', fields: { name: { type: 'line', label: 'Name' } } } as const;
  const { fields } = news([]).declaration;
  const value = { title: 'Fees', clubs: [{ name: 'Chess' }, { name: 'Drama', room: 'B 12' }] };
  const { sent } = await open(withDraft(fees, value), { fields: { ...fields, clubs } as never });
  expect(screen.getByRole('region', { name: 'Texts that do not fit into the form any more' })).toHaveTextContent(
    'Clubs, row 2: roomB 12',
  );
  await userEvent.click(button('Leave them out, and save'));
  await waitFor(() => expect(changes(sent)).toHaveLength(1), { timeout: 3000 });
  expect(changes(sent)[0]?.body).toMatchObject({ value: { clubs: [{ name: 'Chess' }, { name: 'Drama' }] } });
  expect(changes(sent)[0]?.body).not.toMatchObject({ value: { clubs: [{}, { room: 'B 12' }] } });
});

test('a text in a field that is a picture now is shown until the person leaves it out', async () => {
  const { fields } = news([]).declaration;
  const hall = { type: 'picture', label: 'Hall', optional: true } as const;
  const { sent } = await open(withDraft(fees, { title: 'Fees', hall: 'B 12' }), {
    fields: { ...fields, hall } as never,
  });
  expect(screen.getByRole('region', { name: 'Texts that do not fit into the form any more' })).toHaveTextContent(
    'HallB 12',
  );
  await userEvent.click(button('Leave them out, and save'));
  await waitFor(() => expect(changes(sent)).toHaveLength(1), { timeout: 3000 });
  expect(changes(sent)[0]?.body).not.toMatchObject({ value: { hall: 'B 12' } });
});

test('what was typed for a collection that is gone can be copied', async () => {
  keepCopy(
    localStorage,
    { person: { id: 'Anitha', label: 'Anitha' }, part: 'exams/news', id: 'fees' },
    { value: { text: 'In May' }, revision: null },
  );
  serve({});
  renderView(<EntryView section="exams" name="news" id="fees" />);
  expect(await screen.findByRole('region', { name: 'What you typed' })).toHaveTextContent('textIn May');
});

test('the way back leads to the collection, and the title has the focus and names the window', async () => {
  await open(fees);
  const way = within(screen.getByRole('navigation', { name: 'Way back' }));
  expect(way.getByRole('link', { name: 'News' })).toHaveAttribute('href', '#/content/exams/news');
  expect(screen.getByRole('heading', { name: 'Fees' })).toHaveFocus();
  expect(document.title).toBe('Fees – VIIT console');
});

const version = (number: number, by: string, title: string | null, publishedAt: string | null = null) => ({
  ...{ version: String(number), by, at: `2026-11-2${number}T10:00:00.000Z`, publishedAt, changed: [] },
  value: title === null ? null : { title },
});

test('the history says who changed what, the newest first, and each earlier version can be put back', async () => {
  const versions = [
    version(1, 'Ravi', 'Fees', '2026-11-21T11:00:00.000Z'),
    version(2, 'Meera', null),
    version(3, 'Sita', 'Fees of 2026'),
    version(4, 'Ravi', 'Fees of 2027'),
  ];
  const { sent } = await open(changed, {}, undefined, versions);
  const card = screen.getByText('History of this entry').closest('details') as HTMLDetailsElement;
  // jsdom does not report it.
  card.open = true;
  fireEvent(card, new Event('toggle'));
  const put = await screen.findAllByRole('button', { name: 'Put this version into the form' });
  const items = within(put[0]?.closest('ol') as HTMLElement);
  const sentences = [
    'Ravi changed Title from “Fees of 2026” to “Fees of 2027”.',
    'Sita wrote it.',
    'Meera removed it.',
  ];
  for (const [index, sentence] of [...sentences, 'Ravi wrote it.'].entries())
    expect(items.getAllByRole('listitem')[index]).toHaveTextContent(sentence);
  expect(items.getAllByText('Visitors have seen it.')).toHaveLength(1);
  expect(put).toHaveLength(2);
  const differences = () => screen.getByRole('table', { name: 'Differences' });
  expect(differences()).toHaveTextContent('TitleFees of 2026Fees of 2027');
  await userEvent.selectOptions(screen.getByLabelText('Version'), '1');
  expect(differences()).toHaveTextContent('TitleFeesFees of 2027');
  await userEvent.click(put[1] as HTMLElement);
  expect(screen.getByLabelText('Title')).toHaveValue('Fees');
  await waitFor(() => expect(changes(sent)[0]?.body).toMatchObject({ value: { title: 'Fees' } }), { timeout: 3000 });
});
