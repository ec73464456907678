import { render, screen } from '@testing-library/react';
import examples from './check-list.examples.tsx';

test('renders a list item for each item', () => {
  render(examples[0].element);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Answers within seven working days.');
});
