import { cleanup, screen } from '@testing-library/react';
import { ChangesContext } from '../../api/use-operation.ts';
import { renderView } from '../../testing/view.tsx';
import { PeopleHere } from './people-here.tsx';

const people = Object.entries({
  ...{ Ravi: 'exams/news/fees', Meera: 'exams/news', Sita: 'exams/newsletter', Anitha: 'exams/rooms/hall-1' },
}).map(([name, place], index) => ({ id: `window-${index}`, name, actor: `token:${name}`, place }));

function seen(place: string, more: typeof people = []): string | undefined {
  cleanup();
  renderView(
    <ChangesContext value={{ people: [...people, ...more] }}>
      <PeopleHere place={place} />
    </ChangesContext>,
    ...[undefined, 'Anitha', 'token:Anitha'],
  );
  return screen.queryByRole('paragraph')?.textContent ?? undefined;
}

test('a collection names those who have it or one of its entries open, and an entry only those who have this one', () => {
  expect(seen('exams/news')).toBe('Ravi and Meera have it open now');
  expect(seen('exams/news/fees')).toBe('Ravi has it open now');
  expect(seen('exams/news/fee')).toBeUndefined();
  expect(seen('exams/rooms')).toBe('You, in another window, have it open now');
});

test('a screen reader reads who comes: the place for it is there before', () => {
  seen('exams/halls');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  seen('exams/news/fees');
  expect(screen.getByRole('status')).toHaveTextContent('Ravi has it open now');
});

test('a colleague with two windows is named once', () => {
  const again = { id: 'window-9', name: 'Ravi', actor: 'token:Ravi', place: 'exams/news/fees' };
  expect(seen('exams/news', [again])).toBe('Ravi and Meera have it open now');
  expect(seen('exams/news/fees', [again])).toBe('Ravi has it open now');
});

test('a colleague with the same name is named, also beside the own window', () => {
  const namesake = { id: 'window-8', name: 'Anitha', actor: 'person:2', place: 'exams/rooms' };
  expect(seen('exams/rooms', [namesake])).toBe('You, in another window, and Anitha have it open now');
});
