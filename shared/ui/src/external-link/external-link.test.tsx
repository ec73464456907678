import { render, screen } from '@testing-library/react';
import examples from './external-link.examples.tsx';

test('a link to another website opens in a new tab and says so', () => {
  render(examples[0].element);
  const link = screen.getByRole('link', { name: 'patent office (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
