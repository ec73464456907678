import { render, screen, within } from '@testing-library/react';
import PlacementContactPage from './page.tsx';

test('the dean can be called and written to', () => {
  render(<PlacementContactPage />);
  const dean = screen.getByRole('heading', { level: 2 });
  const card = within(screen.getByRole('region', { name: dean.textContent ?? '' }));
  expect(card.getByText('Dean, Placement & Training')).toBeVisible();
  expect(card.getByRole('link', { name: '1800200111' })).toHaveAttribute('href', 'tel:+911800200111');
  expect(card.getByRole('link', { name: 'placements@viit.example' })).toHaveAttribute(
    'href',
    'mailto:placements@viit.example',
  );
});

test('background verification goes by email to the institute', () => {
  render(<PlacementContactPage />);
  const note = within(screen.getByRole('note'));
  expect(note.getByText('Background verification')).toBeVisible();
  expect(note.getByText(/only by email/)).toBeVisible();
  expect(note.getByRole('link', { name: 'verification@viit.example' })).toHaveAttribute(
    'href',
    'mailto:verification@viit.example?subject=Background%20verification',
  );
});
