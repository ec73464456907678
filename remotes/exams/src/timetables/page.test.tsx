import { render, screen, within } from '@testing-library/react';
import { timetableTags, toNotices } from '../notices/notice.ts';
import { timetables } from './content.ts';
import TimeTablesPage from './page.tsx';

const tags = ['B.Tech', 'M.Tech', 'MBA', 'Regular', 'Supplementary', 'Supply', 'Adv. Supply', 'Mid-Exam'];
const regulations = ['VR17', 'VR19', 'VR20', 'VR22', 'VR23'];

test('there are 48 time tables from 2023 to 2025, each with its own id and PDF', () => {
  expect(timetables).toHaveLength(48);
  expect(new Set(timetables.map(({ id }) => id)).size).toBe(48);
  expect(new Set(timetables.map(({ link }) => link)).size).toBe(48);
  expect(new Set(toNotices(timetables).map(({ day }) => day.slice(0, 4)))).toEqual(new Set(['2025', '2024', '2023']));
  for (const { link } of timetables) expect(link).toMatch(/^\/timetables\/[a-z0-9-]+\.pdf$/);
});

test('the tags are those of the specification, and each is in use', () => {
  expect(Object.values(timetableTags).flat()).toEqual([...tags, ...regulations]);
  expect(new Set(timetables.flatMap((one) => one.tags))).toEqual(new Set([...tags, ...regulations]));
});

test('the page shows the newest year, ten of its entries and Load More', () => {
  render(<TimeTablesPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Time Tables' })).toBeVisible();
  expect(screen.getByRole('tab', { name: '2025' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Load More' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'time tables of 2025' });
  expect(list.children).toHaveLength(18);
  expect(within(list).getAllByRole('link')[0]).toHaveAccessibleName(
    'IV B.Tech I Semester Regular Examinations, November 2025 PDF (opens in a new tab)',
  );
});

test('every tag can be chosen', () => {
  render(<TimeTablesPage />);
  for (const tag of [...tags, ...regulations]) expect(screen.getByRole('button', { name: tag })).toBeVisible();
});
