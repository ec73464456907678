import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { departments, departmentsOf } from './departments-content.ts';
import PlacementDetailsPage from './page.tsx';
import { recruiters } from './recruiters-content.ts';
import { YearTimeline } from './year-timeline.tsx';
import { yearlyRecords } from './yearly-content.ts';

const page = <PlacementDetailsPage />;
const tab = (name: string) => screen.getByRole('tab', { name });
const department = () => within(screen.getByRole('tablist', { name: /departments$/ }));
const selectedDepartment = () => department().getByRole('tab', { selected: true });

test('the opening counts students placed, the highest salary and the recruiting partners', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Placement Success' })).toBeVisible();
  const value = (label: string) => screen.getByText(label).nextElementSibling;
  expect(value('Students placed in 5 years')).toHaveTextContent(/^4490$/);
  expect(value('Highest salary')).toHaveTextContent(/^50 LPA$/);
  expect(value('Recruiting partners')).toHaveTextContent(/^270\+$/);
});

test('the slider has three pictures and wraps both ways', async () => {
  render(page);
  const slider = within(screen.getByRole('region', { name: 'Pictures of a placement season' }));
  const open = () => slider.getAllByRole('group').find((slide) => slide.dataset.current === 'true');
  expect(slider.getAllByRole('group')).toHaveLength(3);
  expect(open()).toHaveAccessibleName('1 of 3');
  await userEvent.click(slider.getByRole('button', { name: 'Previous slide' }));
  expect(open()).toHaveAccessibleName('3 of 3');
  await userEvent.click(slider.getByRole('button', { name: 'Next slide' }));
  expect(open()).toHaveAccessibleName('1 of 3');
});

test('the latest year is selected at first, and each year shows its figures', async () => {
  render(<YearTimeline years={yearlyRecords} />);
  const years = within(screen.getByRole('tablist', { name: 'Academic year' }));
  expect(years.getAllByRole('tab').map((one) => one.textContent)).toEqual(yearlyRecords.map((one) => one.academicYear));
  expect(years.getByRole('tab', { selected: true })).toHaveTextContent('2024-2025*');
  for (const { academicYear, placementPercentage, totalStrength } of yearlyRecords) {
    await userEvent.click(years.getByRole('tab', { name: academicYear }));
    expect(screen.getByRole('tabpanel', { name: academicYear })).toHaveTextContent(
      `${placementPercentage}% of ${totalStrength} students placed`,
    );
  }
});

test('seven years make the timeline a row of tab buttons at any width, six do not', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      academicYear: `${2030 - index}-${2031 - index}`,
      totalStrength: 100,
      studentsPlaced: 80,
      higherEducation: 10,
      entrepreneurs: 1,
      placementPercentage: 80,
    }));
  const { container, rerender } = render(<YearTimeline years={some(6)} />);
  expect(container.firstElementChild).toHaveAttribute('data-variant', 'line');
  rerender(<YearTimeline years={some(7)} />);
  expect(container.firstElementChild).toHaveAttribute('data-variant', 'tabs');
  expect(screen.getAllByRole('tab')).toHaveLength(7);
});

test('the yearly figures are a drawing with a name and a table', () => {
  render(page);
  const chart = screen.getByRole('img', { name: /^2020-2021: 720 of 960 placed, 75%; / });
  expect(chart).toHaveAccessibleName(/2024-2025\*: 1040 of 1200 placed, 86.67%$/);
  const table = screen.getByText('Placement record by academic year').closest('table');
  expect(table?.tBodies[0]?.rows).toHaveLength(5);
  expect(table).toHaveTextContent('Entrepreneurs');
});

test('undergraduate comes first with 8 departments, postgraduate has 10', async () => {
  render(page);
  expect(tab('Undergraduate')).toHaveAttribute('aria-selected', 'true');
  expect(department().getAllByRole('tab')).toHaveLength(8);
  await userEvent.click(tab('Postgraduate'));
  expect(department().getAllByRole('tab')).toHaveLength(10);
});

test('a change of programme selects its first department', async () => {
  render(page);
  await userEvent.click(tab('Mechanical Engineering'));
  expect(selectedDepartment()).toHaveTextContent('Mechanical Engineering');
  await userEvent.click(tab('Postgraduate'));
  expect(selectedDepartment()).toHaveTextContent(departmentsOf('pg')[0]?.name ?? '?');
  await userEvent.click(tab('MCA'));
  await userEvent.click(tab('Undergraduate'));
  expect(selectedDepartment()).toHaveTextContent(departmentsOf('ug')[0]?.name ?? '?');
});

test('a department shows its packages and the students placed', async () => {
  render(page);
  await userEvent.click(tab('Electrical & Electronics Engineering'));
  const panel = screen.getByRole('tabpanel', { name: 'Electrical & Electronics Engineering' });
  expect(panel).toHaveTextContent('Highest package18.5 LPA');
  expect(panel).toHaveTextContent('Average package3.8 LPA');
  expect(panel).toHaveTextContent('Placed78');
});

test('a picture enlarges; its close button and the backdrop close it, a click on it does not', async () => {
  render(page);
  const enlarge = () =>
    userEvent.click(
      within(screen.getByRole('tabpanel', { name: 'Computer Science & Engineering' })).getByRole('button', {
        name: /^Enlarge the picture/,
      }),
    );
  await enlarge();
  const dialog = screen.getByRole('dialog', { name: 'Computer Science & Engineering, enlarged' });
  await userEvent.click(within(dialog).getByRole('img'));
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await enlarge();
  const backdrop = screen.getByRole('dialog');
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the logos of 27 recruiters run in two rows of 70 and 85 seconds under one pause control', () => {
  render(page);
  const wall = screen.getByRole('region', { name: 'Recruiters' });
  const rows = [...wall.querySelectorAll<HTMLElement>('[data-direction]')];
  expect(rows.map((row) => row.style.getPropertyValue('--cycle'))).toEqual(['70s', '85s']);
  expect(within(wall).getAllByRole('button')).toHaveLength(1);
  const names = within(wall)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(names).toEqual(recruiters.map(({ name }) => name));
});

test('all years, departments and recruiters are in the HTML before any script runs', () => {
  const html = renderToString(page).replaceAll('&amp;', '&').replaceAll('<!-- -->', '');
  for (const { placementPercentage } of yearlyRecords)
    expect(html).toContain(`<strong>${placementPercentage}%</strong>`);
  for (const { name, caption } of departments) {
    expect(html).toContain(name);
    expect(html).toContain(caption);
  }
  for (const { name } of recruiters) expect(html).toContain(name.split(' ')[0]);
});
