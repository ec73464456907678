import { render, screen } from '@testing-library/react';
import examples from './check-list.examples.tsx';

test('renders a list item for each item', () => {
  render(examples[0].element);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  // Safari takes a list without bullets for no list otherwise.
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Answers within seven working days.');
});
