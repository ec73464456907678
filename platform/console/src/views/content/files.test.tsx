import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedDocument } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve } from '../../testing/view.tsx';
import { FilesView } from './files.tsx';
import { release } from './testing/sample-collection.ts';

const file = (name: string, more: Partial<ListedDocument>): ListedDocument => ({
  ...{ section: 'exams', name, address: `/documents/exams/${name}.pdf`, size: 2048, source: 'build' },
  ...{ isPicture: false, mayReplace: true, entries: [], pages: ['/exams'], ...more },
});

const files = [
  file('fees', {}),
  file('old', { pages: [] }),
  file('lost', { source: 'missing', size: null }),
  file('draft', {
    source: 'draft',
    mayReplace: false,
    pages: [],
    entries: [{ part: 'exams/news', id: 'fees', title: 'Fees' }],
  }),
  file('hall', { address: '/pictures/exams/hall.webp', isPicture: true, mayReplace: false, size: null }),
  file('other', { section: 'cells', address: '/documents/cells/other.pdf' }),
];

async function open(rights: Rights = { exams: 'publish' }, listed = files) {
  const address = '/documents?address=/documents/exams/fees.pdf';
  const sent = serve({ 'GET /documents': listed, [`PUT ${address}`]: release });
  renderView(<FilesView />, rights);
  await screen.findByText(/of \d+ files$/);
  return sent;
}

const items = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.split(' ')[0]);
const item = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

test('a team sees the files of its section, also by kind', async () => {
  await open();
  const show = (kind: string) => userEvent.selectOptions(screen.getByLabelText('Show'), kind);
  expect(items()).toEqual(['fees', 'old', 'lost', 'draft', 'hall']);
  const kinds = { documents: 4, pictures: 1, 'missing documents': 1, 'what nobody uses': 1 };
  for (const [kind, count] of Object.entries(kinds)) {
    await show(kind);
    expect([kind, items().length]).toEqual([kind, count]);
    expect(screen.getByText(`${count} of 5 files`)).toBeInTheDocument();
  }
  expect(items()).toEqual(['old']);
});

test('each file says where it is used, and what is wrong with it', async () => {
  await open();
  expect(item(/^old/).getByText('Nobody uses it')).toBeInTheDocument();
  expect(item(/^fees/).getByRole('link', { name: 'the page /exams' })).toHaveAttribute(
    'href',
    'https://viit.example/exams',
  );
  expect(item(/^lost/).getByText('Missing: visitors get a note instead')).toBeInTheDocument();
  const draft = item(/^draft/);
  expect(draft.getByText('For a draft: visitors do not get it yet')).toBeInTheDocument();
  expect(draft.getAllByRole('link')).toEqual([draft.getByRole('link', { name: 'Fees' })]);
  expect(draft.getByRole('link')).toHaveAttribute('href', '#/content/exams/news/fees');
});

test('a document gets a new file at the same address; pictures and drafts do not', async () => {
  const sent = await open();
  await userEvent.upload(screen.getByLabelText('Send a new file for fees'), new File(['x'], 'fees-2027.pdf'));
  expect(await screen.findByText('fees-2027.pdf has been sent.')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(screen.getByLabelText('Send a file for lost')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Send .* for (hall|draft)/)).not.toBeInTheDocument();
});

test('a file can be replaced where the server says so, also with the right for a collection', async () => {
  const listed = files.map((one) => ({ ...one, mayReplace: one.name === 'fees' }));
  await open({ 'exams/news': 'publish' }, listed);
  expect(items()).toHaveLength(5);
  expect(screen.getByLabelText(/^Send/)).toBe(screen.getByLabelText('Send a new file for fees'));
});

test('where there is no file at all, the sentence says so and does not mention the search', async () => {
  await open(undefined, []);
  expect(screen.getByText('There are no files yet.')).toBeInTheDocument();
});
