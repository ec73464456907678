import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import AcademicCouncilPage from './page.tsx';

test('seven functions', () => {
  render(<AcademicCouncilPage />, { wrapper: WithSeeds });
  expect(within(screen.getByRole('region', { name: 'Functions' })).getAllByRole('listitem')).toHaveLength(7);
});

test('the structure has six columns and 25 rows', () => {
  render(<AcademicCouncilPage />, { wrapper: WithSeeds });
  const table = screen.getByRole('table', { name: 'Structure of the Academic Council' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual([
    'S.No',
    'Name of the person',
    'Category',
    'Designation & Department',
    'Status of the person',
    'Affiliation',
  ]);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(25);
});

test('the members are numbered from 1 to 25, and have the required categories and statuses', () => {
  render(<AcademicCouncilPage />, { wrapper: WithSeeds });
  const rows = within(screen.getByRole('table', { name: 'Structure of the Academic Council' })).getAllByRole('row');
  const column = (index: number) => rows.slice(1).map((row) => (row as HTMLTableRowElement).cells[index]?.textContent);
  expect(column(0)).toEqual(Array.from({ length: 25 }, (_, index) => String(index + 1)));
  expect(new Set(column(2))).toEqual(new Set(['Chair Person', 'Rector', 'CEO', 'Member', 'Member Secretary']));
  expect(new Set(column(4))).toEqual(
    new Set([
      'Head of the Institute',
      'Management',
      'Head',
      'Senior Faculty',
      'Outside Experts',
      'University Nominees',
    ]),
  );
});

test('each member has a seat of its own', () => {
  render(<AcademicCouncilPage />, { wrapper: WithSeeds });
  const figure = screen.getByText('Members by status').closest('figure') as HTMLElement;
  const seats = [...figure.querySelectorAll('circle')].map(
    (seat) => `${seat.getAttribute('cx')} ${seat.getAttribute('cy')}`,
  );
  expect([seats.length, new Set(seats).size]).toEqual([25, 25]);
});

test('the table has a filter box', () => {
  render(<AcademicCouncilPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
});

test('minutes of six years, the newest first, in a new tab', () => {
  render(<AcademicCouncilPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('list', { name: 'Minutes of Meetings' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['2022-23', '2021-22', '2020-21', '2019-20', '2018-19', '2017-18'].map(
      (year) => `/documents/academic-council/minutes-of-meetings-${year}.pdf`,
    ),
  );
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('it meets at least twice a year; members serve three years, university nominees excepted', () => {
  render(<AcademicCouncilPage />, { wrapper: WithSeeds });
  expect(
    screen.getByText(
      'All members other than the university nominees serve a term of three years. The council meets at least twice a year.',
    ),
  ).toBeInTheDocument();
});
