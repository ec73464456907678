import { render, screen } from '@testing-library/react';
import examples from './quote.examples.tsx';

test('shows the quote with its author', () => {
  render(examples[0].element);
  expect(screen.getByRole('blockquote')).toHaveTextContent('We were taught to draw the bolt before the bridge.');
  expect(screen.getByRole('figure')).toHaveTextContent('The principal, 2024');
});
