import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CollectionEntries } from '@viit/contract/registry-api';
import { renderView, serve } from '../../testing/view.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { draftOf, news, published, release, withDraft } from './testing/sample-collection.ts';

const fees = withDraft(published('fees', { title: 'Fees' }), { title: 'Fees of 2027' });
const halls = draftOf('halls', { title: 'Halls' });
const problems = [
  { id: 'rooms', field: 'text', message: 'is needed' },
  { id: 'rooms', field: 'room', message: 'is too long' },
];
const rooms = withDraft(published('rooms', { title: 'Rooms' }), { title: 'Rooms' }, { problems });
const publishes = { 'POST /collections/exams/news/publish': { ...release, published: [] } };
const saves = { 'PUT /collections/exams/news/entries/halls': { ...halls, revision: 'halls-2' } };

function open(data: CollectionEntries, id?: string) {
  const sent = serve({ ...publishes, ...saves });
  const announced = renderView(
    <PublishDialog section="exams" name="news" data={data} {...(id && { id })} onClose={() => {}} />,
  );
  return { sent, announced };
}

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
const dialog = () => screen.getByRole('dialog', { name: 'Publish News' });

test('all drafts are published together, as the person has seen them', async () => {
  const { sent, announced } = open(news([fees, halls]));
  expect(dialog()).toHaveTextContent('What changes for visitors on News of exams:');
  expect(dialog()).toHaveTextContent('“Fees of 2027”: Title changes from “Fees” to “Fees of 2027”.');
  expect(dialog()).toHaveTextContent('“Halls” is new.');
  await publish();
  const revisions = { fees: 'fees-1', halls: 'halls-1' };
  expect(sent.map(({ body }) => body)).toEqual([{ seen: 'seen', revisions, order: false }]);
  expect(announced).toEqual(['Visitors see it now: https://viit.example/exams/news']);
});

test('an entry that is left out stays a draft, and so does an order', async () => {
  const { sent } = open({ ...news([fees, halls]), order: { revision: 'o2', draft: { by: 'Ravi', at: null } } });
  expect(dialog()).toHaveTextContent('The order of the entries changes.');
  const box = screen.getByRole('checkbox', { name: /Halls/ });
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'The order of the entries changes.' }));
  await publish();
  expect(sent[0]?.body).toEqual({ seen: 'seen', revisions: { fees: 'fees-1' }, order: false });
});

test('a new order is published although the only draft is not complete', async () => {
  const { sent } = open({ ...news([rooms]), order: { revision: 'o2', draft: { by: 'Ravi', at: null } } });
  const order = screen.getByRole('checkbox', { name: 'The order of the entries changes.' });
  await userEvent.click(order);
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await userEvent.click(order);
  await publish();
  expect(sent[0]?.body).toEqual({ seen: 'seen', revisions: {}, order: true, orderRevision: 'o2' });
});

test('what a colleague has saved meanwhile is shown before it is published', async () => {
  const theirs = { ...withDraft(fees, { title: 'Fees of 2028' }), revision: 'fees-2' };
  const { sent, announced } = open(news([fees, halls]));
  const respond = globalThis.fetch;
  const details = { entries: [theirs] };
  const refusal = { code: 'entry-changed', error: 'Somebody else has changed it.', requestId: 'r1', details };
  serve({ 'GET /collections/exams/news': news([theirs, halls]) });
  const read = globalThis.fetch;
  globalThis.fetch = (async (address: string, init: RequestInit) =>
    init.method === 'GET'
      ? read(address, init)
      : { ok: false, status: 409, json: async () => refusal }) as unknown as typeof fetch;
  await publish();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Changed since you opened this: “Fees of 2028” \(Ravi\)\./);
  expect(dialog()).toHaveTextContent('Title changes from “Fees” to “Fees of 2028”.');
  expect(announced).toEqual([]);
  globalThis.fetch = respond;
  await publish();
  expect(sent[0]?.body).toEqual({ seen: 'seen', revisions: { fees: 'fees-2', halls: 'halls-1' }, order: false });
});

test('an order that a colleague has changed meanwhile is named before it is published', async () => {
  const order = { revision: 'o3', draft: { by: 'Ravi', at: null } };
  const { sent } = open({ ...news([fees]), order: { ...order, revision: 'o2' } });
  const respond = globalThis.fetch;
  serve({ 'GET /collections/exams/news': { ...news([fees]), order } });
  const read = globalThis.fetch;
  const details = { entries: [{ ...withDraft(fees, { title: 'Fees of 2028' }) }] };
  const refusal = { code: 'entry-changed', error: 'Somebody else has changed it.', requestId: 'r1', details };
  globalThis.fetch = (async (address: string, init: RequestInit) =>
    init.method === 'GET'
      ? read(address, init)
      : { ok: false, status: 409, json: async () => refusal }) as unknown as typeof fetch;
  await publish();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Changed since you opened this: “Fees of 2028” \(.+\) and the list and order of the entries\. Nothing is published/,
  );
  globalThis.fetch = respond;
  await publish();
  expect(sent[0]?.body).toMatchObject({ order: true, orderRevision: 'o3' });
});

test('while the dialog is open, it goes on showing what is published with it', async () => {
  serve({});
  const show = (title: string) => (
    <PublishDialog section="exams" name="news" data={news([withDraft(fees, { title })])} onClose={() => {}} />
  );
  const { rerender } = render(show('Fees of 2027'));
  rerender(show('Fees of 2028'));
  expect(dialog()).toHaveTextContent('to “Fees of 2027”.');
});

test('with every entry left out there is nothing to publish', async () => {
  open(news([fees]));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

test('a draft with problems stays one; each problem is named with its field', async () => {
  const { sent } = open(news([fees, rooms]));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '#/content/exams/news/rooms');
  expect(dialog()).toHaveTextContent('Rooms: Text: is needed; room: is too long');
  await publish();
  expect(sent[0]?.body).toEqual({ seen: 'seen', revisions: { fees: 'fees-1' }, order: false });
});

test('a problem in a row is named as in the form, and one of the whole entry without a field', () => {
  const clubs = { type: 'groups', label: 'Clubs', fields: { room: { type: 'line', label: 'Room' } } } as const;
  const wrong = [
    { id: 'fees', field: 'clubs.1.room', message: 'must be filled in' },
    { id: 'fees', field: '', message: 'has an unknown field' },
  ];
  const fields = { ...news([]).declaration.fields, clubs };
  open(news([withDraft(fees, { title: 'Fees' }, { problems: wrong })], { fields }));
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Fees: Clubs, row 2: Room: must be filled in; has an unknown field',
  );
});

test('where somebody else must approve each draft, those that nobody has approved stay drafts', async () => {
  const approved = { state: 'approved', by: 'Meera', at: '2026-11-24T10:00:00.000Z', comment: '' } as const;
  const removed = withDraft(published('rooms', { title: 'Rooms' }), null, { review: approved });
  const { sent } = open(news([fees, removed], { review: true }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByRole('checkbox', { name: '“Rooms” is removed.' })).toBeChecked();
  expect(dialog()).toHaveTextContent('Fees of 2027: Somebody else must approve it.');
  await publish();
  expect(sent[0]?.body).toEqual({ seen: 'seen', revisions: { rooms: 'rooms-1' }, order: false });
});

test('from the form of an entry, only that entry is published', async () => {
  const { sent } = open(
    { ...news([fees, halls]), order: { revision: 'o2', draft: { by: 'Ravi', at: null } } },
    'halls',
  );
  expect(within(dialog()).getAllByRole('checkbox')).toHaveLength(1);
  expect(dialog()).not.toHaveTextContent('order');
  await publish();
  expect(sent.map(({ body }) => body)).toEqual([{ seen: 'seen', revisions: { halls: 'halls-1' }, order: false }]);
});

test('times are saved with the entry before it is published', async () => {
  const fields = { ...news([]).declaration.fields, from: { type: 'date-time', label: 'From' } } as const;
  const { sent, announced } = open(news([halls], { page: '/exams/news/:id', fields }), 'halls');
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2999-01-01T09:00' } });
  fireEvent.change(screen.getByLabelText('Hide after'), { target: { value: '2999-02-01T09:00' } });
  await publish();
  const times = { from: '2999-01-01T09:00', until: '2999-02-01T09:00' };
  expect(sent.map(({ body }) => body)).toEqual([
    { revision: 'halls-1', value: { title: 'Halls', ...times } },
    { seen: 'seen', revisions: { halls: 'halls-2' }, order: false },
  ]);
  expect(announced).toEqual(['Visitors see it from 1 Jan 2999, 09:00 on: https://viit.example/exams/news/halls']);
});

test('a day without its time refuses the publish: the browser says that the field is empty', async () => {
  const { sent } = open(news([halls]), 'halls');
  Object.defineProperty(screen.getByLabelText('Publish at'), 'validity', { value: { badInput: true } });
  await publish();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'A day or time is not complete. Complete it, or empty the field.',
  );
  expect(sent).toEqual([]);
});

test('an approved draft has no times to change, and a removed entry has none, and no page', async () => {
  open(news([halls], { review: true }), 'halls');
  cleanup();
  const { announced } = open(
    news([withDraft(published('fees', { title: 'Fees' }), null)], { page: '/exams/news/:id' }),
    'fees',
  );
  expect(screen.queryByLabelText('Hide after')).not.toBeInTheDocument();
  await publish();
  expect(announced).toEqual(['Visitors see it now.']);
});

test('of many pages, three are named', () => {
  const pages = ['/', '/a', '/b', '/c', '/d'].map((path) => ({ path, title: `Page ${path}` }));
  open({ ...news([fees]), pages });
  expect(dialog()).toHaveTextContent('on the home page, Page /a, Page /b and 2 more pages:');
});
