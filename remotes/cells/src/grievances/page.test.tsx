import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import GrievancesPage from './page.tsx';

test('the committee has six members with designation and status', () => {
  render(<GrievancesPage />, { wrapper: WithSeeds });
  const table = screen.getByRole('table', { name: 'Members of the Grievance Redressal Committee' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Designation', 'Status']);
  expect(within(table).getAllByRole('row').slice(1)).toHaveLength(6);
});

test('the five links of the menu are placeholders', () => {
  render(<GrievancesPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('navigation', { name: 'Grievances Menu' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Grievance Policy (PDF)',
    'Lodge a Grievance',
    'Faculty Grievances',
    'Student Grievances',
    'Feedback',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  }
});

test('the page leads to the people to turn to, with their telephone numbers', () => {
  render(<GrievancesPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('link', { name: 'people to turn to' })).toHaveAttribute('href', '/contact#people');
});
