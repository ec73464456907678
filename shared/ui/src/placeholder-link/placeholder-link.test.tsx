import { render, screen } from '@testing-library/react';
import examples from './placeholder-link.examples.tsx';

test('a link without a target says that it is unavailable and has no address', () => {
  render(examples[0].element);
  const link = screen.getByRole('link', { name: 'View more' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
});
