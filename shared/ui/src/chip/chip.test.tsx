import { render, screen } from '@testing-library/react';
import examples from './chip.examples.tsx';

test('a status is text, not only a colour', () => {
  render(examples[1].element);
  expect(screen.getByText('Granted')).toHaveAttribute('data-tone', 'green');
});
