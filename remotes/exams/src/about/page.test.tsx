import { render, screen, within } from '@testing-library/react';
import AboutExams from '../about-exams/page.tsx';
import pages from '../pages.ts';
import { semesterWeeks, weeks } from './content.ts';
import AboutExamCellPage from './page.tsx';

test('/exams and /exams/about show the same page, whose canonical address is /exams', () => {
  expect(AboutExams).toBe(AboutExamCellPage);
  expect(pages.find(({ path }) => path === '/exams/about')).toMatchObject({ canonical: '/exams', layout: 'plain' });
});

test('the section has its five addresses, all without the standard layout', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/exams',
    '/exams/about',
    '/exams/core-team',
    '/exams/timetables',
    '/exams/notifications',
  ]);
  expect(new Set(pages.map(({ layout }) => layout))).toEqual(new Set(['plain']));
  for (const { title, description } of pages) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('About ExamCell leads to both lists', () => {
  render(<AboutExamCellPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'About ExamCell' })).toBeVisible();
  const lists = within(screen.getByRole('navigation', { name: 'Lists of the cell' }));
  expect(lists.getByRole('link', { name: /^Time Tables/ })).toHaveAttribute('href', '/exams/timetables');
  expect(lists.getByRole('link', { name: /^Notifications/ })).toHaveAttribute('href', '/exams/notifications');
});

test('the semester is told in the order of its weeks, and each entry lies on the ruler', () => {
  render(<AboutExamCellPage />);
  const items = within(screen.getByRole('list', { name: 'A semester by weeks' })).getAllByRole('listitem');
  expect(items).toHaveLength(weeks.length);
  expect(items[0]).toHaveTextContent('Weeks 1 to 8 First half of the syllabus');
  for (const [index, { from, to }] of weeks.entries()) {
    expect(from).toBeGreaterThanOrEqual(weeks[index - 1]?.from ?? 1);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to).toBeLessThanOrEqual(semesterWeeks);
  }
});

test('all five regulation codes are explained', () => {
  render(<AboutExamCellPage />);
  const table = within(screen.getByRole('table', { name: 'Regulations by programme and year of admission' }));
  for (const code of ['VR17', 'VR19', 'VR20', 'VR22', 'VR23'])
    expect(table.getAllByRole('rowheader', { name: code }).length).toBeGreaterThan(0);
});
