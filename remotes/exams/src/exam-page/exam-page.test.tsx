import { render, screen, within } from '@testing-library/react';
import { ExamPage } from './exam-page.tsx';

const page = (
  <ExamPage current="/exams/timetables" title="Time Tables" lede="By year.">
    <p>List</p>
  </ExamPage>
);

test('the banner shows Examination Cell and links to the home page', () => {
  render(page);
  const banner = screen.getByRole('banner');
  expect(banner).toHaveTextContent('Examination Cell');
  expect(within(banner).getByRole('link', { name: 'VIIT' })).toHaveAttribute('href', '/');
  expect(within(banner).getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('the pages of the section are linked and the current one is marked', () => {
  render(page);
  const links = within(screen.getByRole('navigation', { name: 'Examination Cell' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About ExamCell', '/exams'],
    ['Core Team', '/exams/core-team'],
    ['Time Tables', '/exams/timetables'],
    ['Notifications', '/exams/notifications'],
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[2]]);
});

test('the page has one h1 with its title', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Time Tables');
});
