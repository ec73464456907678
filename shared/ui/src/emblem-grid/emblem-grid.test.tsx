import { render, screen, within } from '@testing-library/react';
import examples from './emblem-grid.examples.tsx';

test('shows each name once, with its note', () => {
  render(examples[0].element);
  const entries = within(screen.getByRole('list', { name: 'Bodies' })).getAllByRole('listitem');
  expect(entries).toHaveLength(10);
  expect(entries[1]).toHaveTextContent('Board of AccreditationFive programmes');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
