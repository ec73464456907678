import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

function List() {
  useKeptFocus();
  const [names, setNames] = useState(['First', 'Second', 'Third']);
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Entries</h1>
      <button type="button" disabled={isDone} onClick={() => setDone(true)}>
        Publish
      </button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await act(async () => button.click());
};

beforeEach(() => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(<List />);
});

test('the focus of a removed entry goes to the next one, or to the last one that is left', async () => {
  await press('Second');
  expect(screen.getByRole('button', { name: 'Third' })).toHaveFocus();
  await press('Third');
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await press('First');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('the focus of a button that is disabled goes to the heading', async () => {
  await press('Publish');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('without a next entry, the focus stays in the group or the form around it, and the page where it is', async () => {
  cleanup();
  const Form = () => {
    useKeptFocus();
    const [isLeft, setLeft] = useState(true);
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <h2 tabIndex={-1}>Fees</h2>
        <form tabIndex={-1} aria-label="Fees">
          {isOpen && (
            <section>
              <button type="button" onClick={() => setOpen(false)}>
                Keep
              </button>
            </section>
          )}
          <fieldset tabIndex={-1} aria-label="Clubs">
            <ol>
              {isLeft && (
                <li>
                  <button type="button" onClick={() => setLeft(false)}>
                    Remove
                  </button>
                </li>
              )}
            </ol>
          </fieldset>
        </form>
      </main>
    );
  };
  render(<Form />);
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  await press('Remove');
  expect(screen.getByRole('group', { name: 'Clubs' })).toHaveFocus();
  await press('Keep');
  expect(screen.getByRole('form', { name: 'Fees' })).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('nothing gets the focus back that was left', async () => {
  const publish = screen.getByRole('button', { name: 'Publish' });
  publish.focus();
  publish.blur();
  await new Promise((resolve) => setTimeout(resolve));
  await act(async () => screen.getByRole('button', { name: 'First' }).click());
  expect(document.body).toHaveFocus();
});
