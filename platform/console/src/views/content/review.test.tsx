import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '../../session-context.ts';
import { renderView, serve } from '../../testing/view.tsx';
import { ReviewPanel } from './review.tsx';
import { draftOf } from './testing/sample-collection.ts';

const review = { state: 'asked', by: 'Ravi', at: '2026-11-24T10:00:00.000Z', comment: '' } as const;
const draft = draftOf('fees', { title: 'Fees' });
const entry = { ...draft, draft: { ...draft.draft, review } as NonNullable<typeof draft.draft> };
const address = 'PUT /collections/exams/news/drafts/fees/review';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const panel = { section: 'exams', name: 'news', isSaved: true, isNeeded: true };

beforeEach(() => sessionStorage.clear());

test('a colleague approves the text that was seen, not what its author has saved behind the dialog', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const sent = serve({ [address]: entry });
  const session = {
    id: 'person:1',
    rights: {},
    label: 'Anitha',
    site: '',
    isPerson: true,
    end: () => {},
    announce: () => {},
  };
  const view = (revision: string) => (
    <SessionContext value={session}>
      <ReviewPanel {...panel} entry={{ ...entry, revision }} />
    </SessionContext>
  );
  const page = render(view('r1'));
  await press('Approve…');
  page.rerender(view('r2'));
  await press('Approve');
  expect(sent[0]?.body).toMatchObject({ revision: 'r1' });
});

test('a comment waits for its author until it is sent, for its answer and for nobody else', async () => {
  const open = async (label: string, answer: string) => {
    cleanup();
    serve({ [address]: entry });
    renderView(<ReviewPanel {...panel} entry={entry} />, undefined, label);
    await press(`${answer}…`);
    return within(screen.getByRole('dialog')).getByRole('textbox');
  };
  fireEvent.change(await open('Anitha', 'Return'), { target: { value: 'A day later' } });
  expect(await open('Anitha', 'Approve')).toHaveValue('');
  expect(await open('Sita', 'Return')).toHaveValue('');
  expect(await open('Anitha', 'Return')).toHaveValue('A day later');
  await press('Return');
  expect(await open('Anitha', 'Return')).toHaveValue('');
});

test('a colleague with the name of the author may approve, and the author may not', () => {
  const shown = (byId: string) => {
    cleanup();
    const written = { ...entry, draft: { ...entry.draft, by: 'Anitha', byId } };
    renderView(<ReviewPanel {...panel} entry={written} />, undefined, 'Anitha', 'person:1');
    return screen.queryByRole('button', { name: 'Approve…' });
  };
  expect(shown('person:2')).toBeInTheDocument();
  expect(shown('person:1')).not.toBeInTheDocument();
});

test('who has written in a draft that a colleague saved last may return it, and is not offered to approve it', () => {
  const written = { ...entry, draft: { ...entry.draft, byId: 'person:2', authors: ['person:1', 'person:2'] } };
  renderView(<ReviewPanel {...panel} entry={written} />, undefined, 'Anitha', 'person:1');
  expect(screen.queryByRole('button', { name: 'Approve…' })).not.toBeInTheDocument();
  expect(screen.getByText('Somebody else must approve it before it is published.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Return…' })).toBeEnabled();
});
