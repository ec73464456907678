import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SessionContext } from '../session-context.ts';
import { ActionDialog } from './action-dialog.tsx';

beforeEach(() => {
  // jsdom does not have it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  window.scrollTo = () => {};
});
afterEach(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));

test('Escape closes the dialog, but not while its change is running: a refusal is shown in it', async () => {
  let refuse: (error: Error) => void = () => {};
  const run = () =>
    new Promise<string>((_, reject) => {
      refuse = reject;
    });
  const onClose = jest.fn();
  render(
    <ActionDialog title="Publish News" action="Publish" isReady {...{ run, onClose }}>
      “Fee dates” is new.
    </ActionDialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Publish News' });
  const pressEscape = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => refuse(new Error('Somebody else has changed this entry.')));
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has changed this entry.');
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter in a line confirms once, and only when the change is ready; in a text it begins a new line', async () => {
  const user = userEvent.setup();
  const run = jest.fn(() => new Promise<string>(() => {}));
  const dialog = (isReady: boolean) => (
    <ActionDialog title="New entry" action="Create" {...{ isReady, run, onClose: () => {} }}>
      <input aria-label="Title" />
      <textarea aria-label="Text" />
      <input type="checkbox" aria-label="Draft" />
    </ActionDialog>
  );
  const page = render(dialog(false));
  await user.type(screen.getByLabelText('Title'), 'Fees{Enter}');
  expect(run).not.toHaveBeenCalled();
  page.rerender(dialog(true));
  await user.type(screen.getByLabelText('Text'), '{Enter}');
  screen.getByLabelText('Draft').focus();
  await user.keyboard('{Enter}');
  expect(run).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Title'), '{Enter}{Enter}');
  expect(run).toHaveBeenCalledTimes(1);
  for (const name of ['Cancel', 'Working…']) expect(screen.getByRole('button', { name })).toBeDisabled();
});

test('a refusal goes with the next attempt, whose success is announced before the dialog closes', async () => {
  const run = jest.fn().mockRejectedValueOnce(new Error('Try again.')).mockResolvedValueOnce('It is live.');
  const events: string[] = [];
  const session = { id: 'person:1', rights: {}, label: 'Anitha', site: '', isPerson: true, end: () => {} };
  render(
    <SessionContext value={{ ...session, announce: (message) => events.push(message) }}>
      <ActionDialog title="Publish News" action="Publish" isReady run={run} onClose={() => events.push('closed')}>
        “Fee dates” is new.
      </ActionDialog>
    </SessionContext>,
  );
  const publish = screen.getByRole('button', { name: 'Publish' });
  fireEvent.click(publish);
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again.');
  expect([publish, events]).toEqual([expect.objectContaining({ disabled: false }), []]);
  fireEvent.click(publish);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(events).toEqual(['It is live.', 'closed']));
});

test('a keyboard goes on in the form whose button has opened the dialog, also when nothing is left to publish', () => {
  const opener = (dialog?: ReactNode, isDone = false) => (
    <form tabIndex={-1} aria-label="Fee dates">
      <button type="button" disabled={isDone}>
        Publish…
      </button>
      {dialog}
    </form>
  );
  const page = render(opener());
  screen.getByRole('button').focus();
  const props = { isReady: true, run: async () => '', onClose: () => {} };
  page.rerender(
    opener(
      <ActionDialog title="Publish" action="Publish" {...props}>
        “Fee dates” is new.
      </ActionDialog>,
    ),
  );
  screen.getByRole('button', { name: 'Cancel' }).focus();
  page.rerender(opener(undefined, true));
  expect(screen.getByRole('form', { name: 'Fee dates' })).toHaveFocus();
});

test('after the change, the top of the page is shown, where the confirmation is; after Cancel, the place from before', async () => {
  const scrollTo = jest.fn();
  window.scrollTo = scrollTo as typeof window.scrollTo;
  const confirmed = async (name: string) => {
    const onClose = jest.fn();
    const dialog = (
      <ActionDialog title="Publish" action="Publish" isReady run={async () => 'It is live.'} onClose={onClose}>
        “Fee dates” is new.
      </ActionDialog>
    );
    const page = render(dialog);
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    page.unmount();
  };
  await confirmed('Cancel');
  expect(scrollTo).not.toHaveBeenCalled();
  await confirmed('Publish');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
