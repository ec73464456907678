import { render, screen, within } from '@testing-library/react';
import AboutExams from '../about-exams/page.tsx';
import pages from '../pages.ts';
import AboutExamCellPage from './page.tsx';

test('/exams and /exams/about show the same page, whose canonical address is /exams', () => {
  expect(AboutExams).toBe(AboutExamCellPage);
  expect(pages.find(({ path }) => path === '/exams/about')).toMatchObject({ canonical: '/exams', layout: 'plain' });
});

test('the five addresses of the Examination Cell have the plain layout, and the academic calendar the standard one', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/exams',
    '/exams/about',
    '/exams/core-team',
    '/exams/timetables',
    '/academics/calendar',
    '/exams/notifications',
  ]);
  const standard = pages.filter(({ layout }) => layout !== 'plain');
  expect(standard.map(({ path }) => path)).toEqual(['/academics/calendar']);
  for (const { title, description } of pages) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('About ExamCell links to both lists', () => {
  render(<AboutExamCellPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'About ExamCell' })).toBeVisible();
  const lists = within(screen.getByRole('navigation', { name: 'Time tables and notifications' }));
  expect(lists.getByRole('link', { name: /^Time Tables/ })).toHaveAttribute('href', '/exams/timetables');
  expect(lists.getByRole('link', { name: /^Notifications/ })).toHaveAttribute('href', '/exams/notifications');
});

test('the semester is listed in the order of its weeks, all within its 24 weeks', () => {
  render(<AboutExamCellPage />);
  const items = within(screen.getByRole('list', { name: 'A semester by weeks' })).getAllByRole('listitem');
  expect(items).toHaveLength(14);
  expect(items[0]).toHaveTextContent('Weeks 1 to 8 Classes, first half of the syllabus');
  expect(['--from', '--to'].map((name) => items[0]?.style.getPropertyValue(name))).toEqual(['1', '9']);
  expect(items[2]).toHaveTextContent('Week 9 First mid examinations');
  expect(items[13]).toHaveTextContent('Week 24 Applications for revaluation');
  const starts = items.map((item) => Number(item.style.getPropertyValue('--from')));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  // The line after the last week is line 25.
  for (const item of items) expect(Number(item.style.getPropertyValue('--to'))).toBeLessThanOrEqual(25);
});

test('all five regulation codes are explained', () => {
  render(<AboutExamCellPage />);
  const table = within(screen.getByRole('table', { name: 'Regulations by programme and year of admission' }));
  for (const code of ['VR17', 'VR19', 'VR20', 'VR22', 'VR23'])
    expect(table.getAllByRole('rowheader', { name: code }).length).toBeGreaterThan(0);
});
