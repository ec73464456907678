import { act, fireEvent, render, screen } from '@testing-library/react';
import { ActionDialog } from './action-dialog.tsx';

beforeEach(() => {
  // jsdom does not have it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
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
