import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import StatutoryApprovalsPage from './page.tsx';

const groups: [body: string, names: string[]][] = [
  [
    'AICTE',
    ['2018-19', '2019-20', '2020-21', '2021-22', '2022-23', '2023-24', '2024-25', '2025-26'].map(
      (year) => `AICTE Approval ${year}`,
    ),
  ],
  ['JNTUK', ['Permanent Affiliation 2019-20', 'Permanent Affiliation 2021-23']],
  ['UGC', ['Autonomous status 2017', 'Autonomous status 2024']],
  [
    'JNTUGV research centres',
    ['CE', 'CSE', 'ECE', 'EEE', 'MECH', 'MBA'].map((code) => `Research centre ${code}, 2023-25`),
  ],
  [
    'JNTUK research centres',
    [
      'CSE, 2016-17',
      'MECH, 2016-17',
      'ECE, 2017-18',
      'CSE, 2018-19',
      'EEE, 2018-19',
      'MBA, 2018-19',
      'ECE, 2019-20',
    ].map((entry) => `Research centre ${entry}`),
  ],
];

test('the page is headed Statutory Approvals and links back to the home page', () => {
  render(<StatutoryApprovalsPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Statutory Approvals');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('five groups are shown in their order', () => {
  render(<StatutoryApprovalsPage />, { wrapper: WithSeeds });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    groups.map(([body]) => body),
  );
});

test.each(groups)('%s has its documents in order, each in a new tab', (body, names) => {
  render(<StatutoryApprovalsPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('list', { name: `${body} documents` })).getAllByRole('link');
  expect(links).toHaveLength(names.length);
  links.forEach((link, index) => {
    expect(link).toHaveTextContent(names[index] ?? '-');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

test('all 25 documents have different addresses', () => {
  render(<StatutoryApprovalsPage />, { wrapper: WithSeeds });
  const links = screen
    .getAllByRole('list', { name: /documents$/ })
    .flatMap((list) => within(list).getAllByRole('link'));
  expect(links).toHaveLength(25);
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(25);
});

test('each group can be reached from the list of bodies', () => {
  render(<StatutoryApprovalsPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('navigation', { name: 'Approving bodies' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#aicte',
    '#jntuk-affiliation',
    '#ugc',
    '#jntugv-research',
    '#jntuk-research',
  ]);
  expect(links[0]).toHaveTextContent('AICTE (8)');
  expect(screen.getByRole('region', { name: 'AICTE' })).toHaveTextContent('8 documents');
});
