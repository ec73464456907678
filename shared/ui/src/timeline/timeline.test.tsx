import { render, screen, within } from '@testing-library/react';
import examples from './timeline.examples.tsx';

test('entries are an ordered list, each with its mark and words', () => {
  render(examples[0].element);
  const entries = within(screen.getByRole('list', { name: 'Journey' })).getAllByRole('listitem');
  expect(entries).toHaveLength(4);
  expect(entries[0]).toHaveTextContent(/^2002Founded/);
});
