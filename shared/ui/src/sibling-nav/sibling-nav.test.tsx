import { render, screen } from '@testing-library/react';
import examples from './sibling-nav.examples.tsx';

test('marks the current page', () => {
  render(examples[0].element);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/exams/timetables');
});
