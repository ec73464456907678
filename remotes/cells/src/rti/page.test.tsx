import { render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import RtiPage from './page.tsx';

const renderPage = () => render(<RtiPage />, { wrapper: WithSeeds });
const sectionOf = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement;

test('the particulars have title and details, some as link or mail', () => {
  renderPage();
  const table = screen.getByRole('table', { name: 'Particulars of the institute' });
  expect(within(table).getByRole('row', { name: 'Year of establishment 2002' })).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: 'JNTUK' })).toHaveAttribute('href', '/jntuk');
  expect(within(table).getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
});

test('the working hours and the holidays are stated', () => {
  renderPage();
  expect(screen.getByText('9:00 am to 4:30 pm')).toBeInTheDocument();
  expect(
    within(sectionOf('Working hours and holidays'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['2nd Saturday', 'Sundays', 'Public holidays']);
});

test('twenty-one courses are offered, eleven undergraduate and ten postgraduate', () => {
  renderPage();
  const courses = within(sectionOf('Courses offered')).getAllByRole('listitem');
  expect(courses).toHaveLength(21);
  expect(courses.filter((course) => course.dataset.level === 'UG')).toHaveLength(11);
  expect(courses.filter((course) => course.dataset.level === 'PG')).toHaveLength(10);
});

test('the declaration names the fee, how it is paid and to whom the application goes', () => {
  renderPage();
  expect(
    within(sectionOf('Declaration')).getByText(
      /postal order or demand draft for Rs\. 10\.00, should be sent to the Public Information Officer/,
    ),
  ).toBeInTheDocument();
});

test('the two information officers have number, mail and designation', () => {
  renderPage();
  const table = screen.getByRole('table', { name: 'Officers under the Right to Information Act' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['S. No.', 'Name', 'Designation', 'Contact number', 'Email']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const [call, mail] = within(row).getAllByRole('link');
    expect(call?.getAttribute('href')).toMatch(/^tel:\+911\d{9}$/);
    expect(mail?.getAttribute('href')).toMatch(/^mailto:.*\.example$/);
  }
});

test('Back links to the home page', () => {
  renderPage();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
