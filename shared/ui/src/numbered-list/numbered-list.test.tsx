import { render, screen } from '@testing-library/react';
import examples from './numbered-list.examples.tsx';

test('shows statements in order, with and without titles', () => {
  render(examples[0].element);
  const entries = screen.getAllByRole('listitem');
  expect(entries).toHaveLength(4);
  expect(entries[1]).toHaveTextContent('AccountabilityEach rule names who answers for it.');
  expect(entries[3]).toHaveTextContent(/^A statement without a title/);
});
