import { render, screen } from '@testing-library/react';
import { Paragraphs } from './paragraphs.tsx';

test('each text is a paragraph, in order', () => {
  render(<Paragraphs texts={['First.', 'Second.']} />);
  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual(['First.', 'Second.']);
});
