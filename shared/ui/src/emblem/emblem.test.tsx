import { render, screen } from '@testing-library/react';
import examples from './emblem.examples.tsx';

test('an emblem is an image with a name', () => {
  render(examples[0].element);
  expect(screen.getByRole('img', { name: 'National Cadet Corps unit' })).toHaveTextContent('NCC');
});
