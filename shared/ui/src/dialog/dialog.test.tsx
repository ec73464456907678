import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@viit/ui/dialog';
import examples from './dialog.examples.tsx';

test('its button closes it, and focus returns to the opener', async () => {
  render(examples[0].element);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(screen.getByRole('dialog', { name: 'Placed students of 2024-25' })).toHaveTextContent('Ninety-three offers');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
});

test('Escape calls `onClose`', () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} label="Photo">
      A photo
    </Dialog>,
  );
  // The parent closes it.
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(screen.getByText('A photo'), new Event('cancel', { bubbles: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a click on the backdrop closes it; a click inside, or one that started inside, does not', () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} label="Photo">
      <p>A photo</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.mouseDown(screen.getByText('A photo'));
  fireEvent.click(screen.getByText('A photo'));
  fireEvent.mouseDown(screen.getByText('A photo'));
  fireEvent.click(dialog);
  fireEvent.mouseDown(dialog);
  fireEvent.click(screen.getByText('A photo'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('it is modal', () => {
  const [showModal, close] = [jest.fn(), jest.fn()];
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} label="Photo">
      A photo
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  expect([showModal.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  rerender(dialog(false));
  expect([showModal.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});
