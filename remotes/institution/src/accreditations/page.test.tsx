import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import AccreditationsPage from './page.tsx';

test('the page is headed Accreditations and links back to the home page', () => {
  render(<AccreditationsPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Accreditations');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('eight emblems are shown with their names in order', () => {
  render(<AccreditationsPage />, { wrapper: WithSeeds });
  const items = within(screen.getByRole('list', { name: 'Accreditations' })).getAllByRole('listitem');
  const names = [
    'NAAC 2012 (Cycle-I)',
    'NAAC 2017 (Cycle-II)',
    'NAAC 2024 (Cycle-III)',
    'NBA 2009-12',
    'NBA 2017-20',
    'NBA 2020-23',
    'NBA 2024-26',
    'UGC 2f&12B Certification',
  ];
  expect(items).toHaveLength(8);
  names.forEach((name, index) => {
    expect(items[index]).toHaveTextContent(name);
  });
});

test('the line of years carries the three NAAC cycles and the four NBA terms', () => {
  render(<AccreditationsPage />, { wrapper: WithSeeds });
  const texts = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(texts('NAAC cycles')).toEqual(['2012 NAAC Cycle-I', '2017 NAAC Cycle-II', '2024 NAAC Cycle-III']);
  expect(texts('NBA terms')).toEqual(['NBA 2009-12', 'NBA 2017-20', 'NBA 2020-23', 'NBA 2024-26']);
  const lines = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map(({ style }) => [style.getPropertyValue('--from'), style.getPropertyValue('--to')].map(Number));
  // The line of 2009 is the first.
  expect(lines('NAAC cycles')[0]).toEqual([4, 6]);
  expect(lines('NBA terms').slice(0, 2)).toEqual([
    [1, 4],
    [9, 12],
  ]);
});

test('each accrediting body has its full name and what it assesses', () => {
  render(<AccreditationsPage />, { wrapper: WithSeeds });
  const section = screen.getByRole('region', { name: 'About the accrediting bodies' });
  expect(
    within(section)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual([
    'NAAC National Assessment and Accreditation Council',
    'NBA National Board of Accreditation',
    'UGC 2f&12B University Grants Commission',
  ]);
  const assessments = within(section).getAllByRole('definition');
  expect(assessments[0]).toHaveTextContent('Accredits the institute as a whole');
  expect(assessments[1]).toHaveTextContent('Accredits individual programmes');
  expect(assessments[2]).toHaveTextContent('sections 2(f) and 12(B) of the UGC Act');
});
