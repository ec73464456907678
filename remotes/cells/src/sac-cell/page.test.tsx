import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import SacCellPage from './page.tsx';

test('the anchors link to about, planning and the five clubs', () => {
  render(<SacCellPage />, { wrapper: WithSeeds });
  const anchors = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(anchors.map((link) => link.textContent)).toEqual([
    'About',
    'Planning and Execution',
    'Literary Club',
    'Cultural Club',
    'Green Club',
    'Sports Club',
    'Movie Club',
  ]);
  for (const link of anchors) {
    const section = document.querySelector(link.getAttribute('href') as string) as HTMLElement;
    expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent as string);
  }
});

test.each([
  ['Literary Club', /creative writing/],
  ['Cultural Club', /theatre/],
  ['Green Club', /compost/],
  ['Sports Club', /kabaddi/],
  ['Movie Club', /short films/],
])('the %s has its description', (name, text) => {
  render(<SacCellPage />, { wrapper: WithSeeds });
  const club = within(screen.getByRole('region', { name }));
  expect(club.getByText(text)).toBeInTheDocument();
  expect(club.getAllByRole('term').map((term) => term.textContent)).toEqual(['Meets', 'How to join']);
  expect(club.getAllByRole('definition')[0]).toHaveTextContent(/day|week|month/i);
});

test('planning and execution are five steps', () => {
  render(<SacCellPage />, { wrapper: WithSeeds });
  const steps = screen.getByRole('list', { name: 'Planning of activities through the year' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
});
