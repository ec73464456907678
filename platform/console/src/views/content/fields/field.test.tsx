import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Field } from '@viit/contract';
import type { EntryValue } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve, serveLater } from '../../../testing/view.tsx';
import { EntryContext } from '../entry-context.ts';
import { open, value, write } from '../testing/one-field.tsx';
import { release } from '../testing/sample-collection.ts';
import { EntryField } from './field.tsx';

// As after an update of the console: old addresses are gone.
jest.mock('./pdf-facts.ts', () => {
  throw new Error('Not found');
});

const user = () => userEvent.setup();

const wrong = [{ path: '', message: 'must be given' }];
const kinds: Partial<Record<Field['type'], object>> = { choice: { options: ['MBA', 'B.Tech'] } };
const inOneControl = ['line', 'text', 'date', 'date-time', 'number', 'choice'] as const;

test.each(inOneControl)('a field of the type %s has its label, and says its help and what is wrong with it', (type) => {
  open({ type, label: 'Programme', help: 'As in the brochure.', ...kinds[type] } as Field, undefined, wrong);
  const control = screen.getByLabelText('Programme');
  expect(control).toHaveAccessibleDescription('As in the brochure. must be given');
  expect(control).toBeInvalid();
});

test('a field without a problem is not said to be wrong, and an optional one says so', () => {
  open({ type: 'line', label: 'Room', optional: true });
  expect(screen.getByLabelText('Room (optional)')).toBeValid();
  expect(screen.getByLabelText('Room (optional)')).not.toHaveAccessibleDescription();
});

test.each([
  ['date', 'date'],
  ['date-time', 'datetime-local'],
] as const)('a %s is chosen in a calendar', (type, input) => {
  open({ type, label: 'Begin' });
  expect(screen.getByLabelText('Begin')).toHaveAttribute('type', input);
});

test.each(['date', 'date-time'] as const)('who leaves a %s half filled reads that it is not saved', (type) => {
  open({ type, label: 'Begin', help: 'As in the notice.' });
  const input = screen.getByLabelText('Begin');
  const leaveWith = (badInput: boolean) => {
    Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true });
    fireEvent.blur(input);
  };
  leaveWith(true);
  expect(input).toHaveAccessibleDescription('As in the notice. This is not complete, so it is not saved yet.');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  leaveWith(false);
  expect(input).toHaveAccessibleDescription('As in the notice.');
  expect(input).toHaveAttribute('aria-invalid', 'false');
});

test.each(['line', 'text'] as const)('a %s that was emptied has no value', async (type) => {
  open({ type, label: 'Room' }, 'A');
  await user().type(screen.getByLabelText('Room'), '1');
  expect(value).toBe('A1');
  await user().clear(screen.getByLabelText('Room'));
  expect(value).toBeUndefined();
});

test('a number may have commas; what is no number stays as it was typed', async () => {
  open({ type: 'number', label: 'Salary' });
  const input = screen.getByLabelText('Salary');
  await user().type(input, '1,20,000');
  expect([value, (input as HTMLInputElement).value]).toEqual([120_000, '1,20,000']);
  await user().clear(input);
  expect(value).toBeUndefined();
  await user().type(input, '6.5 lakh');
  expect(value).toBe('6.5 lakh');
});

test('of two files that are sent at once, the last one stays', async () => {
  const finish: (() => Promise<void>)[] = [];
  const input = () => screen.getByLabelText('Send another picture');
  open({ type: 'picture', label: 'Picture' }, { src: '/pictures/exams/dawn.webp', alt: 'The hall' });
  for (const src of ['/pictures/exams/slow.webp', '/pictures/exams/quick.webp']) {
    finish.unshift(serveLater({ src, width: 8, height: 6 }));
    await user().upload(input(), new File(['x'], 'a.png', { type: 'image/png' }));
  }
  for (const arrive of finish) await arrive();
  expect(value).toMatchObject({ src: '/pictures/exams/quick.webp' });
});

test('yes or no is one box', async () => {
  open({ type: 'yes-no', label: 'Closed', help: 'For today.' }, false);
  const box = screen.getByRole('checkbox', { name: 'Closed', description: 'For today.' });
  expect(box).not.toBeChecked();
  await user().click(box);
  expect(value).toBe(true);
  expect(box).toBeChecked();
});

test('a picture keeps its description when another one is sent, and can be decoration or be removed', async () => {
  const src = '/pictures/exams/dusk.webp';
  const sent = serve({ 'POST /pictures?collection=exams/news': { src, width: 800, height: 600 } });
  open(
    { type: 'picture', label: 'Picture' },
    { src: '/pictures/exams/dawn.webp', alt: 'The hall', width: 80, height: 60 },
  );
  await user().upload(
    screen.getByLabelText('Send another picture'),
    new File(['x'], 'dusk.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('dusk.png has been sent.')).toBeInTheDocument();
  expect([sent.length, value]).toEqual([1, { src, alt: 'The hall', width: 800, height: 600 }]);
  const text = screen.getByLabelText('What does the picture show?');
  await user().type(text, ' at dusk');
  expect(value).toMatchObject({ src, alt: 'The hall at dusk' });
  const decoration = screen.getByLabelText('It is decoration and says nothing');
  expect(decoration).not.toBeChecked();
  await user().click(decoration);
  expect(value).toMatchObject({ src, alt: '' });
  expect(text).toBeDisabled();
  await user().click(decoration);
  // Nothing is said yet: the picture cannot be published.
  expect(value).toMatchObject({ src, alt: undefined });
  expect(decoration).not.toBeChecked();
  expect(text).toBeEnabled();
  await user().click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(value).toBeUndefined();
  expect(screen.getByLabelText('Send a picture')).toBeInTheDocument();
});

test('a description that is written while another picture is sent stays', async () => {
  const sent = { src: '/pictures/exams/dusk.webp', width: 8, height: 6 };
  const finish = serveLater(sent);
  open({ type: 'picture', label: 'Picture' }, { src: '/pictures/exams/dawn.webp', alt: 'The hall' });
  await user().upload(screen.getByLabelText('Send another picture'), new File(['x'], 'a.png', { type: 'image/png' }));
  await user().type(screen.getByLabelText('What does the picture show?'), ' at dusk');
  await finish();
  expect(value).toEqual({ ...sent, alt: 'The hall at dusk' });
});

test('a file that is refused is named with the reason, and the picture stays', async () => {
  serve({});
  const picture = { src: '/pictures/exams/dawn.webp', alt: 'The hall' };
  open({ type: 'picture', label: 'Picture' }, picture);
  await user().upload(screen.getByLabelText('Send another picture'), new File(['x'], 'big.png', { type: 'image/png' }));
  expect(await screen.findByText(/^big\.png was not sent\. Refused/)).toBeInTheDocument();
  expect(value).toBe(picture);
});

const notice = '/documents/exams/news/fees.pdf';

/** The form of an entry with this document, of which visitors have `published`. */
function openDocument(address: string, published: object | undefined, rights: Rights, hasReview = false) {
  const sent = serve({
    'POST /documents?collection=exams/news&title=Fees': { ...release, address: '/documents/exams/news/fees-2.pdf' },
    [`PUT /documents?address=${notice}`]: release,
  });
  const field = { type: 'document', label: 'File' } as const;
  renderView(
    <EntryContext
      value={{ title: 'Fees', published: published as EntryValue, drafts: 'https://viit.example/_drafts/1', hasReview }}
    >
      <EntryField {...{ field, problems: [], onChange: write }} part="exams/news" id="field.file" value={address} />
    </EntryContext>,
    rights,
  );
  return sent;
}
const correct = () => screen.queryByLabelText(/^Or correct this file/);
const scan = new File(['x'], 'fees.jpg');

test('another document waits for the publish; one that visitors have is corrected at once, at its address', async () => {
  const sent = openDocument(notice, { file: notice }, { exams: 'publish' });
  expect(screen.getByRole('link', { name: /^Open the document/ })).toHaveAttribute(
    'href',
    `https://viit.example${notice}`,
  );
  fireEvent.change(correct() as HTMLElement, { target: { files: [scan] } });
  expect(await screen.findByText('fees.jpg has been sent.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(/^Send a new file/), { target: { files: [scan] } });
  await waitFor(() => expect(value).toBe('/documents/exams/news/fees-2.pdf'));
  expect(sent.map(({ request }) => request)).toEqual([
    ...[`PUT /documents?address=${notice}`, 'POST /documents?collection=exams/news&title=Fees'],
  ]);
});

test.each([
  ['outside of the folder of the collection', '/timetables/exams.pdf', { exams: 'publish' }],
  ['of a collection that one may publish', notice, { 'exams/news': 'publish' }],
  ['of a section whose content one may publish', notice, { 'exams/*': 'publish' }],
] as const)('a published document %s is corrected at its address', (_, address, rights) => {
  openDocument(address, { file: address }, rights);
  expect(correct()).toBeInTheDocument();
});

test('where somebody else must approve a draft, a document is corrected only with the right for the section', () => {
  for (const [rights, count] of [
    [{ 'exams/*': 'publish' }, 0],
    [{ exams: 'publish' }, 1],
  ] as const) {
    cleanup();
    openDocument(notice, { file: notice }, rights, true);
    expect(screen.queryAllByLabelText(/^Or correct this file/)).toHaveLength(count);
  }
});

test('a document is sent although the console cannot look into it', async () => {
  openDocument('', undefined, { exams: 'publish' });
  fireEvent.change(screen.getByLabelText('Send a file'), { target: { files: [new File(['x'], 'fees.pdf')] } });
  expect(await screen.findByText('fees.pdf has been sent.')).toBeInTheDocument();
  expect(value).toBe('/documents/exams/news/fees-2.pdf');
});

test.each([
  ['a document of a draft', notice, undefined, { exams: 'publish' }],
  [
    'a document of another collection',
    '/documents/exams/papers/paper.pdf',
    { file: '/documents/exams/papers/paper.pdf' },
    { 'exams/news': 'publish' },
  ],
  ['a document of somebody who may only write drafts', notice, { file: notice }, { exams: 'edit' }],
  [
    'a document of another section',
    '/documents/cells/fees.pdf',
    { file: '/documents/cells/fees.pdf' },
    { exams: 'publish' },
  ],
] as const)('%s cannot be corrected at its address', (_, address, published, rights) => {
  openDocument(address, published, rights);
  expect(correct()).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Send a new file/)).toBeInTheDocument();
});
