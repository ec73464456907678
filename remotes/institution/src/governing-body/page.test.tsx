import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import GoverningBodyPage from './page.tsx';

test('seven functions', () => {
  render(<GoverningBodyPage />, { wrapper: WithSeeds });
  expect(within(screen.getByRole('region', { name: 'Functions' })).getAllByRole('listitem')).toHaveLength(7);
});

test('the table of members has five columns and 16 rows', () => {
  render(<GoverningBodyPage />, { wrapper: WithSeeds });
  const table = screen.getByRole('table', { name: 'Members of the Governing Body' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['S.No', 'Name', 'Designation', 'Category', 'Designation & Affiliation']);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(16);
});

test('the members are numbered from 1 to 16, and have the required designations and categories', () => {
  render(<GoverningBodyPage />, { wrapper: WithSeeds });
  const rows = within(screen.getByRole('table', { name: 'Members of the Governing Body' })).getAllByRole('row');
  const column = (index: number) => rows.slice(1).map((row) => (row as HTMLTableRowElement).cells[index]?.textContent);
  expect(column(0)).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 1)));
  expect(new Set(column(2))).toEqual(new Set(['Chairman', 'Member', 'Member Secretary']));
  expect(new Set(column(3))).toEqual(
    new Set([
      'Trust/Management',
      'Educationist',
      'Nominee of UGC',
      'Nominee of State Govt',
      'Industrialist',
      'Faculty Representative',
      'Institute Representative',
    ]),
  );
});

test('the table has a filter box', () => {
  render(<GoverningBodyPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
});

test('minutes of seven years, the newest first, in a new tab', () => {
  render(<GoverningBodyPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('list', { name: 'Minutes of Meetings' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['2022-23', '2021-22', '2020-21', '2019-20', '2018-19', '2017-18', '2016-17'].map(
      (year) => `/documents/governing-body/minutes-of-meetings-${year}.pdf`,
    ),
  );
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('it meets twice a year', () => {
  render(<GoverningBodyPage />, { wrapper: WithSeeds });
  expect(screen.getByText(/meets twice a year/)).toBeInTheDocument();
});

test('governance has four apex bodies and nineteen committees', () => {
  render(<GoverningBodyPage />, { wrapper: WithSeeds });
  const section = screen.getByRole('region', { name: 'Apex bodies and committees' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(4);
  expect(section).toHaveTextContent('Nineteen committees');
});

test('the legend counts all members', () => {
  render(<GoverningBodyPage />, { wrapper: WithSeeds });
  const legend = screen.getByText('Members by category').closest('figure') as HTMLElement;
  const counts = within(legend)
    .getAllByRole('listitem')
    .map((item) => Number.parseInt(item.textContent ?? '', 10));
  expect(counts).toHaveLength(7);
  const nominees = screen.getAllByRole('cell', { name: /^Faculty Representative$/ });
  expect(within(legend).getByText('Faculty Representative')).toHaveTextContent(`${nominees.length} Faculty`);
  const seats = [...legend.querySelectorAll('svg g')].map((seat) => seat.getAttribute('transform'));
  expect([seats.length, new Set(seats).size]).toEqual([16, 16]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(16);
});
