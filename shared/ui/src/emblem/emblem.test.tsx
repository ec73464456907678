import { render, screen } from '@testing-library/react';
import examples from './emblem.examples.tsx';
import { Emblem } from './emblem.tsx';

test('an emblem is an image with a name', () => {
  render(examples[0].element);
  expect(screen.getByRole('img', { name: 'National Cadet Corps unit' })).toHaveTextContent('NCC');
  expect(document.querySelector('[data-ornament]')?.getAttribute('data-ornament')).toMatch(/^[0-4]$/);
  expect(document.querySelector('[data-length="3"]')).toBeInTheDocument();
});

test('beside its name, screen readers do not hear it', () => {
  render(<Emblem name="National Cadet Corps unit" initials="NCC" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
