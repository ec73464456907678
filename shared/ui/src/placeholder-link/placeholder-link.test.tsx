import { render, screen } from '@testing-library/react';
import examples from './placeholder-link.examples.tsx';

test('is announced as a disabled link and has no address', () => {
  render(examples[0].element);
  const link = screen.getByRole('link', { name: 'View more' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  expect(link).not.toHaveAttribute('href');
});
