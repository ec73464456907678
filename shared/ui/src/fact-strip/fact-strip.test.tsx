import { render, screen } from '@testing-library/react';
import examples from './fact-strip.examples.tsx';

test('each figure is the definition of its label', () => {
  render(examples[0].element);
  expect(screen.getAllByRole('term').map((label) => label.textContent)).toContain('seats a year');
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '2002',
    '11 + 10',
    '2346',
    '3.41',
  ]);
});
