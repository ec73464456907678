import { render, screen, within } from '@testing-library/react';
import { dean, mission } from './content.ts';
import AboutPlacementsPage from './page.tsx';

test('the cell page shows its title, its mission and the four pillars in order', () => {
  render(<AboutPlacementsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Training and Placement Cell' })).toBeVisible();
  expect(screen.getByText(mission)).toBeVisible();
  const pillars = within(screen.getByRole('list', { name: 'Four pillars' })).getAllByRole('heading', { level: 3 });
  expect(pillars.map((pillar) => pillar.textContent)).toEqual([
    'Placement Opportunities',
    'Centralized Management',
    'Campus Recruitment',
    'Holistic Training',
  ]);
});

test('the dean’s card bears name and position', () => {
  render(<AboutPlacementsPage />);
  expect(screen.getByText(dean.name)).toBeVisible();
  expect(screen.getByText(dean.position)).toBeVisible();
});
