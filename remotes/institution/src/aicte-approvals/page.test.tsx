import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import AicteApprovalsPage from './page.tsx';

const years = Array.from({ length: 24 }, (_, index) => {
  const from = 2025 - index;
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`;
});

test('one document for each year from 2025-26 back to 2002-03', () => {
  render(<AicteApprovalsPage />, { wrapper: WithSeeds });
  const links = ['2020s', '2010s', '2000s'].flatMap((decade) =>
    within(screen.getByRole('region', { name: decade })).getAllByRole('link'),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    years.map((year) => `/documents/aicte/approval-${year}.pdf`),
  );
});

test.each([
  ['2020s', 6],
  ['2010s', 10],
  ['2000s', 8],
])('the %s have %i documents, each in a new tab', (decade, count) => {
  render(<AicteApprovalsPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('region', { name: decade })).getAllByRole('link');
  expect(links).toHaveLength(count);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('the mandate disclosure is a separate document', () => {
  render(<AicteApprovalsPage />, { wrapper: WithSeeds });
  const section = screen.getByRole('region', { name: 'Mandate Disclosure' });
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/documents/aicte/mandate-disclosure.pdf');
});

test('the archive links to its decades', () => {
  render(<AicteApprovalsPage />, { wrapper: WithSeeds });
  const nav = screen.getByRole('navigation', { name: 'Decades' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#from-2020', '#from-2010', '#from-2002', '#mandate-disclosure']);
  expect(within(nav).getAllByRole('link')[2]).toHaveTextContent('2002-03 to 2009-10');
});
