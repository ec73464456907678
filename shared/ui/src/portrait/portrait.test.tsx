import { fireEvent, render, screen } from '@testing-library/react';
import { initials } from './initials.ts';
import examples from './portrait.examples.tsx';

test('a monogram is an image with the name of the person', () => {
  render(examples[0].element);
  expect(screen.getByRole('img', { name: 'Dr. Sitaram Nandigam' })).toHaveTextContent('SN');
  expect(screen.getByRole('img').getAttribute('data-background')).toMatch(/^[0-4]$/);
  expect(screen.getByRole('img').querySelector('path')).toHaveAttribute('d');
});

test('a photo that fails is replaced by the monogram', () => {
  render(examples[4].element);
  const photo = screen.getByRole('img', { name: 'Vasu Dev Allu' });
  expect(photo).toHaveAttribute('src', '/missing.jpg');
  fireEvent.error(photo);
  expect(screen.getByRole('img', { name: 'Vasu Dev Allu' })).toHaveTextContent('VA');
});

test('a photo that failed before hydration is replaced too, one that is loading is not', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { unmount } = render(examples[4].element);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/missing.jpg');
  unmount();
  complete.mockReturnValue(true);
  render(examples[4].element);
  expect(screen.getByRole('img')).toHaveTextContent('VA');
});

test.each([
  ['Dr. Lakshmi Prasanna Yerramilli', 'LY'],
  ['Prof. K.V. Rao', 'KR'],
  ['Sri Ramakrishna', 'R'],
  ['smt padma allu', 'PA'],
])('the letters for %s are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
