import { render, screen } from '@testing-library/react';
import examples from './spinner.examples.tsx';

test('announces what is loading', () => {
  render(examples[0].element);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the department');
});
