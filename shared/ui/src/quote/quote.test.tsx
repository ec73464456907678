import { render, screen } from '@testing-library/react';
import examples from './quote.examples.tsx';
import { Quote } from './quote.tsx';

test('shows the quote with its author', () => {
  render(examples[0].element);
  expect(screen.getByRole('blockquote')).toHaveTextContent('We were taught to draw the bolt before the bridge.');
  expect(screen.getByRole('figure')).toHaveTextContent('The principal, 2024');
});

test('a quote without an author is no figure', () => {
  render(<Quote>Draw the bolt first.</Quote>);
  expect(screen.getByRole('blockquote')).toBeInTheDocument();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
