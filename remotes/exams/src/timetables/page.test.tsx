import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentProvider } from '@viit/runtime';
import collections from '../collections.ts';
import TimeTablesPage from './page.tsx';

const page = (
  <ContentProvider lists={{ '/api/content/exams/timetables': collections.timetables.seed }}>
    <TimeTablesPage />
  </ContentProvider>
);

beforeEach(() => history.replaceState(null, '', '/exams/timetables'));

const tags = ['B.Tech', 'M.Tech', 'MBA', 'Regular', 'Supplementary', 'Supply', 'Adv. Supply', 'Mid-Exam'];
const regulations = ['VR17', 'VR19', 'VR20', 'VR22', 'VR23'];

test('there are 48 time tables from 2023 to 2025, each with a different PDF', () => {
  render(page);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['2025', '2024', '2023']);
  const links = screen.getAllByRole('link', { name: /opens in a new tab/, hidden: true });
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toHaveLength(48);
  expect(new Set(addresses).size).toBe(48);
  for (const address of addresses) expect(address).toMatch(/^\/timetables\/[a-z0-9-]+\.pdf$/);
});

test.each([...tags, ...regulations])('at least one time table has the tag %s', async (tag) => {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: tag }));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^[1-9]\d* of 48 time tables match/);
});

test('the page shows the newest year, ten of its entries and Load More', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Time Tables' })).toBeVisible();
  expect(screen.getByRole('tab', { name: '2025' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Load More' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'time tables of 2025' });
  expect(list.children).toHaveLength(18);
  expect(within(list).getAllByRole('link')[0]).toHaveAccessibleName(
    'IV B.Tech I Semester Regular Examinations, November 2025 PDF (opens in a new tab)',
  );
});

test('the filter offers the required tags', () => {
  render(page);
  const filter = within(screen.getByRole('search', { name: 'Filter the time tables' }));
  const offered = filter.getAllByRole('button', { pressed: false }).map((button) => button.textContent);
  expect(offered).toEqual([...tags, ...regulations]);
});
