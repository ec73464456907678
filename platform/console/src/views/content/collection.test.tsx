import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CollectionEntries } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve } from '../../testing/view.tsx';
import { CollectionView } from './collection.tsx';
import { news, published, withDraft } from './testing/sample-collection.ts';

const fees = published('fees', { title: 'Fees', programme: 'MBA' });
const halls = published('halls', { title: 'Halls', programme: 'B.Tech' });
const rooms = published('rooms', { title: 'Rooms', text: 'All of them' });
const at = '/collections/exams/news';

beforeEach(() => sessionStorage.clear());

async function open(data: CollectionEntries, responses: object = {}, rights?: Rights) {
  const sent = serve({ [`GET ${at}`]: data, 'GET /history?part=exams/news': [], ...responses });
  const announced = renderView(<CollectionView section="exams" name="news" />, rights);
  await screen.findByRole('heading', { name: 'News' });
  await screen.findByText(/^Nothing yet|^Undo this/);
  return { sent, announced };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const list = () => screen.getByRole('list', { name: 'Entries' });
const titles = () =>
  within(list())
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);

test('entries are found by their words, by a choice, and by what is not published', async () => {
  await open(news([fees, withDraft(halls, { title: 'Halls', programme: 'B.Tech' }), rooms]));
  expect([titles(), screen.getByText('3 entries').textContent]).toEqual([['Fees', 'Halls', 'Rooms'], '3 entries']);
  const search = screen.getByLabelText('Search these entries');
  await userEvent.type(search, 'of ALL');
  expect([titles(), screen.getByText('1 of 3 entries')]).toEqual([['Rooms'], expect.anything()]);
  await userEvent.type(search, ' exams');
  expect(screen.getByText('No entry matches. Change the search, or show all entries.')).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.selectOptions(screen.getByLabelText('Programme'), 'MBA');
  expect(titles()).toEqual(['Fees']);
  await userEvent.selectOptions(screen.getByLabelText('Programme'), 'all');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'only those with changes that are not published');
  expect(titles()).toEqual(['Halls']);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('an entry moves by one place, and not while only some are shown', async () => {
  const { sent, announced } = await open(news([fees, halls, rooms]), {
    [`PUT ${at}/order`]: { revision: 'o2', draft: null },
  });
  expect(screen.getByRole('button', { name: 'Move up Fees' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move down Rooms' })).toBeDisabled();
  await press('Move up Rooms');
  await press('Move down Fees');
  expect(sent.map(({ body }) => body)).toEqual([
    { revision: 'o1', ids: ['fees', 'rooms', 'halls'] },
    // The list does not have the first move yet.
    { revision: 'o2', ids: ['rooms', 'fees', 'halls'] },
  ]);
  expect(announced).toEqual(['Rooms has moved.', 'Fees has moved.']);
  await userEvent.type(screen.getByLabelText('Search these entries'), 'o');
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('a second move waits for the first one, and goes on from there', async () => {
  const { sent, announced } = await open(news([fees, halls, rooms]), {
    [`PUT ${at}/order`]: { revision: 'o2', draft: null },
  });
  const up = screen.getByRole('button', { name: 'Move up Rooms' });
  await act(async () => {
    for (let presses = 0; presses < 3; presses++) fireEvent.click(up);
  });
  expect(sent.map(({ body }) => body)).toEqual([
    { revision: 'o1', ids: ['fees', 'rooms', 'halls'] },
    { revision: 'o2', ids: ['rooms', 'fees', 'halls'] },
  ]);
  expect(announced).toContain('Rooms has moved.');
});

test('after a move that was refused, the next one begins with the list', async () => {
  const responses: Record<string, object> = {};
  const { sent } = await open(news([fees, halls, rooms]), { [`PUT ${at}/order`]: () => responses.order });
  await press('Move up Rooms');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused: PUT');
  responses.order = { revision: 'o2', draft: null };
  await press('Move up Halls');
  expect(sent[1]?.body).toEqual({ revision: 'o1', ids: ['halls', 'fees', 'rooms'] });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('entries that have an order of their own do not move', async () => {
  await open(news([fees, halls], { order: { by: 'title', direction: 'ascending' } as never }));
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('an entry is removed as the person has seen it; of one that visitors see, the publish is named', async () => {
  const { sent, announced } = await open(news([fees, { ...withDraft(halls, { title: 'Halls' }), published: null }]), {
    [`DELETE ${at}/entries/fees?revision=fees-1`]: fees,
    [`DELETE ${at}/entries/halls?revision=halls-1`]: halls,
  });
  await press('Remove Fees');
  await press('Remove Halls');
  expect(sent).toHaveLength(2);
  expect(announced).toEqual([
    'Fees is removed with the next publish. Until then you can bring it back.',
    'Halls is deleted. You can bring it back at http://localhost/#/content/exams/news/halls',
  ]);
});

test('a removed entry stays in the list, with a link and the way back', async () => {
  const { announced } = await open(news([withDraft(fees, null), halls]), {
    [`DELETE ${at}/drafts/fees?revision=fees-1`]: fees,
  });
  const entry = within(within(list()).getAllByRole('listitem')[0] as HTMLElement);
  expect(entry.getByText('Removed, not published')).toBeInTheDocument();
  expect(entry.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '#/content/exams/news/fees');
  expect(entry.getAllByRole('button')).toHaveLength(1);
  await press('Bring back Fees');
  expect(announced).toEqual(['Fees is back.']);
});

test('a change that is refused says why, and announces nothing', async () => {
  const { announced } = await open(news([fees, halls]));
  await press('Remove Fees');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused: DELETE');
  expect(announced).toEqual([]);
});

test('each entry says what is not published, by whom, and what is to correct', async () => {
  const problems = [{ id: 'fees', field: 'text', message: 'is needed' }];
  await open(
    news([
      withDraft(fees, { title: 'Fees' }, { problems }),
      { ...withDraft(halls, { title: 'Halls' }), published: null },
      withDraft(rooms, { title: 'Rooms' }, { problems: [...problems, ...problems] }),
    ]),
  );
  const [first, second, third] = within(list()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Changed, not published Ravi .*, one thing to correct/);
  expect(second).toHaveTextContent(/New, not published Ravi (?!.*to correct)/);
  expect(third).toHaveTextContent('2 things to correct');
  expect(screen.getByRole('button', { name: 'Publish 3 changes' })).toBeEnabled();
});

test('an entry that visitors see later says so, and what is chosen with a box is named', async () => {
  const fields = {
    title: { type: 'line', label: 'Title' },
    sample: { type: 'yes-no', label: 'Only a sample' },
  } as const;
  await open(
    news(
      [
        published('fees', { title: 'Fees', sample: true, from: '2126-01-01T09:00' }),
        published('halls', { sample: false }),
      ],
      {
        fields,
      },
    ),
  );
  const [first, second] = within(list()).getAllByRole('listitem');
  expect(first).toHaveTextContent('Only a sampleVisitors see it from 1 Jan 2126, 09:00 on');
  expect(second).not.toHaveTextContent(/sample|Visitors/);
});

test('without drafts there is nothing to publish', async () => {
  await open(news([fees]));
  expect(screen.getByRole('button', { name: 'Everything is published' })).toBeDisabled();
});

test('who may only write is not offered to publish', async () => {
  await open(news([withDraft(fees, { title: 'Fees of 2027' })]), {}, { 'exams/*': 'edit' });
  expect(screen.getByRole('button', { name: 'New entry' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: /publish/i })).not.toBeInTheDocument();
});

test('a new order alone can be published', async () => {
  const data = news([fees, halls]);
  await open({ ...data, order: { revision: 'o2', draft: { by: 'Ravi', at: null } } });
  await press('Publish one change');
  expect(screen.getByRole('dialog')).toHaveTextContent('The order of the entries changes.');
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
});

test('a copy begins with the values of the entry but its times, gets an address of its own, and is a draft', async () => {
  const past = withDraft(fees, { ...fees.published?.value, from: '2025-05-01T09:00', until: '2025-06-01T09:00' });
  const { sent, announced } = await open(news([past, halls]), {
    [`PUT ${at}/entries/fees-2`]: published('fees-2', {}),
  });
  await press('Copy Fees');
  expect(screen.getByLabelText('Title')).toHaveValue('Fees');
  await press('Create the draft');
  expect(sent[0]?.body).toEqual({ revision: null, value: { title: 'Fees', programme: 'MBA' } });
  expect(announced).toEqual(['The draft has been made. Visitors see it after you have published it.']);
  expect(location.hash).toBe('#/content/exams/news/fees-2');
});

test('a new entry needs a title', async () => {
  const { sent } = await open(news([fees]), { [`PUT ${at}/entries/exam-halls`]: halls });
  await press('New entry');
  const create = screen.getByRole('button', { name: 'Create the draft' });
  expect(create).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Title'), '  ');
  expect(create).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Title'), 'Exam halls{Enter}');
  expect(sent[0]?.body).toEqual({ revision: null, value: { title: 'Exam halls' } });
});

test('the title of a new entry is kept until the draft is made; a copy has its own', async () => {
  await open(news([fees]), { [`PUT ${at}/entries/exam-halls`]: halls });
  await press('New entry');
  await userEvent.type(screen.getByLabelText('Title'), 'Exam halls');
  await press('Cancel');
  await press('Copy Fees');
  expect(screen.getByLabelText('Title')).toHaveValue('Fees');
  await press('Cancel');
  await press('New entry');
  expect(screen.getByLabelText('Title')).toHaveValue('Exam halls');
  await press('Create the draft');
  await press('New entry');
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

test('the first 50 entries are shown, and the next ones after a press, with the focus on the first of them', async () => {
  await open(news(Array.from({ length: 60 }, (_, index) => published(`e${index}`, { title: `Entry ${index}` }))));
  expect(titles()).toHaveLength(50);
  await act(() => press('Show 10 more'));
  expect(titles()).toHaveLength(60);
  expect(screen.getByRole('link', { name: 'Entry 50' })).toHaveFocus();
});

test('pasted rows become new and changed drafts, and wait for their author until then', async () => {
  const { sent, announced } = await open(news([fees, halls]), { [`PUT ${at}/entries`]: [] });
  const rows = 'id,Title,Section\nfees,Fees,x\nhalls,Hall tickets,x\n,Rooms,x\n';
  await press('Add from a spreadsheet');
  expect(await screen.findByText(/^Copy the rows/)).toHaveTextContent('The headings are: Title, Text, Programme. ');
  const make = () => screen.getByRole('button', { name: /^Make/ });
  expect(make()).toBeDisabled();
  const plan = within(screen.getByRole('dialog')).getByRole('status');
  expect(plan).toBeEmptyDOMElement();
  fireEvent.change(screen.getByLabelText('Rows'), { target: { value: rows } });
  await waitFor(() => expect(plan).toHaveTextContent('1 new, 1 changed, 1 already there, 0 wrong.'));
  await userEvent.selectOptions(screen.getByLabelText('The column “Section” is'), 'Text');
  expect(await screen.findByText('1 new, 2 changed, 0 already there, 0 wrong.')).toBeInTheDocument();
  expect(screen.getByLabelText('The column “Section” is')).toHaveValue('Text');
  await press('Cancel');
  await press('Add from a spreadsheet');
  expect(screen.getByLabelText('Rows')).toHaveValue(rows);
  expect(await screen.findByRole('button', { name: 'Make 2 drafts' })).toBeEnabled();
  await press('Make 2 drafts');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      entries: [
        { id: 'rooms', revision: null, value: { title: 'Rooms' } },
        { id: 'halls', revision: 'halls-1', value: { title: 'Hall tickets', programme: 'B.Tech' } },
      ],
    },
  ]);
  expect(announced).toEqual(['The drafts have been made. Visitors see them after you have published them.']);
  await press('Add from a spreadsheet');
  expect(screen.getByLabelText('Rows')).toHaveValue('');
});

test('rows that a colleague has pasted on this computer are not shown', async () => {
  serve({ [`GET ${at}`]: news([fees]), 'GET /history?part=exams/news': [] });
  const rowsOf = async (label: string) => {
    cleanup();
    renderView(<CollectionView section="exams" name="news" />, undefined, label);
    await screen.findByText(/^Nothing yet/);
    await press('Add from a spreadsheet');
    return screen.findByLabelText('Rows');
  };
  fireEvent.change(await rowsOf('Ravi'), { target: { value: 'Title\nRooms' } });
  expect(await rowsOf('Anitha')).toHaveValue('');
  expect(await rowsOf('Ravi')).toHaveValue('Title\nRooms');
});
