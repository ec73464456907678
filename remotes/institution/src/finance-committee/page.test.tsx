import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import FinanceCommitteePage from './page.tsx';

test('six functions are listed, from the estimates to the yearly review of the funds', () => {
  render(<FinanceCommitteePage />, { wrapper: WithSeeds });
  const items = within(screen.getByRole('region', { name: 'Functions' })).getAllByRole('listitem');
  expect(items).toHaveLength(6);
  expect(items[0]).toHaveTextContent('budget estimates');
  expect(items[5]).toHaveTextContent('funds for research, scholarships and welfare');
});

test('the term is two years, and the principal reconstitutes the committee', () => {
  render(<FinanceCommitteePage />, { wrapper: WithSeeds });
  expect(
    screen.getByText('The term of the committee is two years, after which the Principal reconstitutes it.'),
  ).toBeInTheDocument();
});

test('the structure has four columns', () => {
  render(<FinanceCommitteePage />, { wrapper: WithSeeds });
  const table = screen.getByRole('table', { name: 'Structure of the Finance Committee' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['S.No', 'Name', 'Role', 'Designation']);
  expect(within(table).getAllByRole('rowheader')).toHaveLength(6);
});

test('minutes of five years in a new tab', () => {
  render(<FinanceCommitteePage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('list', { name: 'Minutes of Meetings' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['2022-23', '2021-22', '2020-21', '2019-20', '2018-19'].map(
      (year) => `/documents/finance-committee/minutes-of-meetings-${year}.pdf`,
    ),
  );
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('Back links to the home page', () => {
  render(<FinanceCommitteePage />, { wrapper: WithSeeds });
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
