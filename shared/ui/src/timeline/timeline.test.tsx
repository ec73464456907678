import { render, screen, within } from '@testing-library/react';
import examples from './timeline.examples.tsx';

test('shows an ordered list of entries with marker and text', () => {
  render(examples[0].element);
  const entries = within(screen.getByRole('list', { name: 'Journey' })).getAllByRole('listitem');
  expect(entries).toHaveLength(4);
  expect(entries[0]).toHaveTextContent(/^2002Founded/);
  const sides = entries.map((entry) => entry.querySelector('[data-from]')?.getAttribute('data-from'));
  expect(sides).toEqual(['start', 'end', 'start', 'end']);
});
