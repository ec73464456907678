import { render, screen, within } from '@testing-library/react';
import AboutPlacementsPage from './page.tsx';

test('the cell page shows its title, its mission and the four pillars in order', () => {
  render(<AboutPlacementsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Training and Placement Cell' })).toBeVisible();
  expect(screen.getByText(/^To help every student who seeks employment/)).toBeVisible();
  const pillars = within(screen.getByRole('list', { name: 'Four pillars' })).getAllByRole('heading', { level: 3 });
  expect(pillars.map((pillar) => pillar.textContent)).toEqual([
    'Placement Opportunities',
    'Centralized Management',
    'Campus Recruitment',
    'Holistic Training',
  ]);
});

test('the card of the dean shows name and position', () => {
  render(<AboutPlacementsPage />);
  const section = within(screen.getByRole('region', { name: 'Contact person' }));
  expect(section.getByText(/^(Sri|Smt\.|Dr\.) ([A-Z][a-z]*\.? ?){2,4}$/)).toBeVisible();
  expect(section.getByText('Dean, Placement & Training')).toBeVisible();
});
