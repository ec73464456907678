import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { WithSeeds } from '../testing/with-seeds.tsx';
import PlacementDetailsPage from './page.tsx';
import { RecruiterLogo } from './recruiter-logo.tsx';
import { YearTimeline } from './year-timeline.tsx';

const page = (
  <WithSeeds>
    <PlacementDetailsPage />
  </WithSeeds>
);
const tab = (name: string) => screen.getByRole('tab', { name });
const department = () => within(screen.getByRole('tablist', { name: /departments$/ }));
const selectedDepartment = () => department().getByRole('tab', { selected: true });

test('the opening counts students placed, the highest salary and the recruiting partners', () => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Placement Success' })).toBeVisible();
  const value = (label: string) => screen.getByText(label).nextElementSibling;
  expect(value('Students placed in 5 years')).toHaveTextContent(/^4490$/);
  expect(value('Highest salary')).toHaveTextContent(/^50 LPA$/);
  const counting = value('Highest salary')?.firstElementChild as HTMLElement;
  expect([counting.style.getPropertyValue('--target'), counting.dataset.suffix]).toEqual(['50', ' LPA']);
  expect(value('Recruiting partners')).toHaveTextContent(/^270\+$/);
});

test('the carousel has three pictures with captions, and wraps both ways', async () => {
  render(page);
  const carousel = within(screen.getByRole('group', { name: 'Pictures of a placement season' }));
  const open = () => carousel.getAllByRole('group').find((slide) => slide.dataset.current === 'true');
  expect(carousel.getAllByRole('group')).toHaveLength(3);
  for (const slide of carousel.getAllByRole('group')) {
    expect(slide.querySelector('img')?.alt).toMatch(/.{40,}/);
    expect(slide.querySelector('figcaption')).not.toBeEmptyDOMElement();
  }
  expect(open()).toHaveAccessibleName('1 of 3');
  await userEvent.click(carousel.getByRole('button', { name: 'Previous slide' }));
  expect(open()).toHaveAccessibleName('3 of 3');
  await userEvent.click(carousel.getByRole('button', { name: 'Next slide' }));
  expect(open()).toHaveAccessibleName('1 of 3');
});

test('the latest year is selected at first, and each year shows its figures', async () => {
  render(page);
  const years = within(screen.getByRole('tablist', { name: 'Academic year' }));
  expect(years.getByRole('tab', { selected: true })).toHaveTextContent('2024-2025*');
  const figures = [
    ['2024-2025*', '86.67% of 1200 students placed'],
    ['2023-2024', '86.72% of 1137 students placed'],
    ['2022-2023', '87.11% of 1078 students placed'],
    ['2021-2022', '80.58% of 999 students placed'],
    ['2020-2021', '75% of 960 students placed'],
  ] as const;
  expect(years.getAllByRole('tab').map((year) => year.textContent)).toEqual(figures.map(([year]) => year));
  for (const [year, text] of figures) {
    await userEvent.click(years.getByRole('tab', { name: year }));
    const panel = screen.getByRole('tabpanel', { name: year });
    expect(panel).toHaveTextContent(text);
    const outcomes = within(panel).getAllByRole('definition');
    const sum = outcomes.reduce((total, { textContent }) => total + Number(textContent), 0);
    expect([outcomes.length, sum]).toEqual([4, Number(/of (\d+)/.exec(text)?.[1])]);
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
  const [strength, placed] = [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(Number(placed) / Number(strength)).toBeCloseTo(720 / 960);
  const table = screen.getByText('Placement record by academic year').closest('table');
  expect(table?.tBodies[0]?.rows).toHaveLength(5);
  expect(table).toHaveTextContent('Entrepreneurs');
  expect([...chart.querySelectorAll('.year')].map(({ textContent }) => textContent)).toEqual([
    '2020-21',
    '2021-22',
    '2022-23',
    '2023-24',
    '2024-25*',
  ]);
});

test('undergraduate comes first with 8 departments, postgraduate has 10', async () => {
  render(page);
  expect(tab('Undergraduate')).toHaveAttribute('aria-selected', 'true');
  expect(department().getAllByRole('tab')).toHaveLength(8);
  await userEvent.click(tab('Postgraduate'));
  expect(department().getAllByRole('tab')).toHaveLength(10);
});

test('on a wide window the departments are a column, in which the up and down keys move', () => {
  const orientation = () => screen.getByRole('tablist', { name: /departments$/ }).getAttribute('aria-orientation');
  const { unmount } = render(page);
  expect(orientation()).toBe('horizontal');
  unmount();
  const matchMedia = (media: string) => ({
    matches: media === '(width > 64rem)',
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(globalThis, { matchMedia });
  render(page);
  expect(orientation()).toBe('vertical');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('a change of programme selects its first department', async () => {
  render(page);
  await userEvent.click(tab('Mechanical Engineering'));
  expect(selectedDepartment()).toHaveTextContent('Mechanical Engineering');
  await userEvent.click(tab('Postgraduate'));
  expect(selectedDepartment()).toHaveTextContent('Master of Business Administration');
  await userEvent.click(tab('Master of Computer Applications'));
  await userEvent.click(tab('Undergraduate'));
  expect(selectedDepartment()).toHaveTextContent('Computer Science & Engineering');
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
  const enlarged = within(dialog).getByRole('img');
  expect(
    screen.getByRole('img', { name: `Enlarge the picture: ${enlarged.getAttribute('alt')}`, hidden: true }),
  ).toHaveAttribute('src', enlarged.getAttribute('src'));
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

test('the logos of 27 recruiters move in two rows of 70 and 85 seconds, with one pause button', () => {
  render(page);
  const logos = screen.getByRole('group', { name: 'Recruiters' });
  const rows = [...logos.querySelectorAll<HTMLElement>('[data-direction]')];
  expect(rows.map((row) => row.style.getPropertyValue('--cycle'))).toEqual(['70s', '85s']);
  expect(rows.map(({ dataset }) => dataset.direction)).toEqual(['start', 'end']);
  expect(rows.map((row) => within(row).getAllByRole('listitem').length)).toEqual([14, 13]);
  expect(within(logos).getAllByRole('button')).toHaveLength(1);
  const names = within(logos)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(names).toHaveLength(27);
  expect(new Set(names).size).toBe(27);
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+( [A-Za-z]+){1,2}$/);
});

test('all years, departments and recruiters are in the HTML before any script runs', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(page);
  const text = html.textContent ?? '';
  for (const percentage of ['86.67%', '86.72%', '87.11%', '80.58%', '75%']) expect(text).toContain(`${percentage} of`);
  expect(text.match(/Highest package/g)).toHaveLength(18);
  expect(text).toContain('M.Tech in Machine Design');
  expect(html.querySelectorAll('[data-lettering]')).toHaveLength(27);
});

test('a recruiter with a logo has its picture, one without is drawn', () => {
  const logo = { src: '/images/placements/logo.svg', alt: 'Tidewell Analytics', width: 400, height: 160 };
  const { rerender } = render(<RecruiterLogo id="tidewell" name="Tidewell Analytics" logo={logo} />);
  expect(screen.getByRole('img', { name: 'Tidewell Analytics' })).toHaveAttribute('src', logo.src);
  rerender(<RecruiterLogo id="newcomer" name="Newcomer Works" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Newcomer')).toBeVisible();
});
