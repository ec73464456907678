import { render, screen } from '@testing-library/react';
import examples from './related-pages.examples.tsx';

test('links to the related pages without the current one', () => {
  render(examples[0].element);
  expect(screen.getByRole('navigation', { name: 'Related pages' })).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/teaching-methodologies', '/student-diversity']);
});
