import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ContentProvider, registerNavigate } from '@viit/runtime';
import { advanceTime, fakeBrowser } from '@viit/ui/testing/browser';
import { scrollBlocks } from '@viit/ui/testing/scroll-blocks';
import type { Department } from '../lists/items.ts';
import { expectConsoleErrors, renderWithLists, serveLists, waitForResponses } from '../testing/content-api.tsx';
import { fullDepartment } from '../testing/full-department.ts';
import DepartmentPage from './page.tsx';

fakeBrowser();

const address = '/api/department/list/cse';
const full = fullDepartment;
const picture = full.heroImage;
const blockIds = [
  'overview',
  'vision-mission',
  'hod-message',
  'outcomes',
  'teaching-learning',
  'faculty',
  'placements',
  'laboratories',
  'events',
  'projects',
  'faculty-awards',
  'student-achievements',
  'certifications',
  'clubs',
  'research',
  'contact-us',
];
const sixteen = [
  'Overview',
  'Vision & Mission',
  "HOD's Message",
  'PEOs PSOs & POs',
  'Teaching And Learning',
  'Faculty',
  'Placements',
  'Laboratories',
  'Events Organized',
  'Sponsored Projects',
  'Faculty Awards',
  'Student Achievements',
  'Certifications',
  'Clubs & Bodies',
  'Research & Patents',
  'Contact Us',
];
const show = (department: Department = full) =>
  renderWithLists({ [address]: [department] }, <DepartmentPage params={{ code: 'cse' }} />);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const links = () => within(screen.getByRole('navigation', { name: 'On this page' }));
const active = () =>
  links()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);
const block = (name: string) => screen.getByRole('region', { name });
/** All blocks of the full department below the window. */
const belowWindow = Object.fromEntries(blockIds.map((id) => [id, [1000, 1400] as const]));

test('shows a spinner until the department has loaded', async () => {
  serveLists({ [address]: [full] });
  render(<DepartmentPage params={{ code: 'cse' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the department');
  await waitForResponses();
  expect(screen.getByRole('heading', { level: 1, name: full.name })).toBeInTheDocument();
});

test('uses the first item of the list only', async () => {
  await renderWithLists(
    { [address]: [full, { ...full, name: 'Another' }] },
    <DepartmentPage params={{ code: 'cse' }} />,
  );
  expect(screen.queryByText('Another')).not.toBeInTheDocument();
});

test('an empty list shows the not-found page', async () => {
  await renderWithLists({ [address]: [] }, <DepartmentPage params={{ code: 'cse' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Department Not Found' })).toBeInTheDocument();
});

test('a failed fetch is logged and shows the not-found page', async () => {
  const log = expectConsoleErrors();
  serveLists({});
  render(<DepartmentPage params={{ code: 'cse' }} />);
  await waitForResponses();
  expect(log).toHaveBeenCalledWith('Error fetching department data:', expect.any(TypeError));
  expect(screen.getByRole('heading', { level: 1, name: 'Department Not Found' })).toBeInTheDocument();
});

test('without a code it fetches nothing and links to home and all 23 departments', () => {
  const fetch = serveLists({});
  render(<DepartmentPage params={{}} />);
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Department Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  const list = within(screen.getByRole('navigation', { name: 'Departments' })).getAllByRole('link');
  expect(list).toHaveLength(23);
  expect(list[0]).toHaveAttribute('href', '/department/civil');
  expect(list[22]).toHaveAttribute('href', '/department/mtech_design');
  const countOf = (level: string) => within(screen.getByRole('list', { name: level })).getAllByRole('link').length;
  expect([countOf('Undergraduate'), countOf('Postgraduate')]).toEqual([12, 11]);
});

test('shows sixteen blocks in order, and a link to each in the sidebar', async () => {
  await show();
  expect(titles()).toEqual(sixteen);
  expect(screen.getByText('Undergraduate department')).toBeInTheDocument();
  expect(
    links()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(sixteen);
});

test('leaves out a figure, a name and a level that it does not have', async () => {
  const { placementStats, hodName, ...others } = full;
  const department = { ...others, placementStats: { highestPackage: '37 LPA' } };
  await renderWithLists({ '/api/department/list/a%2Fb': [department] }, <DepartmentPage params={{ code: 'a/b' }} />);
  expect(within(block('Placements')).getAllByRole('term')).toHaveLength(1);
  expect(within(block("HOD's Message")).getByRole('img', { name: 'Head of the department' })).toBeInTheDocument();
  expect(block("HOD's Message").querySelector('figcaption')).toBeNull();
  expect(screen.queryByText(/Undergraduate department|Postgraduate programme/)).not.toBeInTheDocument();
});

test('leaves out a block without data', async () => {
  await show({
    name: 'Basic',
    heroImage: picture,
    mission: ['Teach'],
    faculty: [],
    labs: full.labs,
    careerSupport: [],
  });
  expect(titles()).toEqual(['Vision & Mission', 'Laboratories']);
  expect(links().getAllByRole('link')).toHaveLength(2);
});

test('Program Outcomes shows the field psos, and Program Specific Outcomes the field pos', async () => {
  await show();
  const list = (name: string) => screen.getByRole('heading', { level: 3, name }).parentElement;
  expect(list('Program Outcomes')).toHaveTextContent('from the field psos');
  expect(list('Program Specific Outcomes')).toHaveTextContent('from the field pos');
  expect(list('Program Specific Outcomes')).not.toHaveTextContent('psos');
});

test('completed and published are green in any letter case; every other status is yellow', async () => {
  await show();
  const tone = (status: string) => within(block('Research & Patents')).getByText(status).getAttribute('data-tone');
  expect(['Completed', 'PUBLISHED', 'Filed', 'Granted'].map(tone)).toEqual(['green', 'green', 'yellow', 'yellow']);
});

test('the first link is active at first', async () => {
  await show({ name: 'Basic', heroImage: picture, labs: full.labs, contact: full.contact });
  expect(active()).toEqual(['Laboratories']);
});

test('the active link follows scrolling', async () => {
  await show();
  await scrollBlocks({ ...belowWindow, overview: [0, 300], 'vision-mission': [300, 700] });
  expect(active()).toEqual(['Overview']);
  // 30 % of Overview is visible: not more.
  await scrollBlocks({ overview: [-210, 90], 'vision-mission': [90, 490] });
  expect(active()).toEqual(['Vision & Mission']);
  await scrollBlocks({ overview: [-209, 91], 'vision-mission': [91, 491] });
  expect(active()).toEqual(['Overview']);
});

test('at the end of the page the last link is active', async () => {
  await show();
  const scrollY = jest.replaceProperty(window, 'scrollY', 9000);
  await scrollBlocks({ ...belowWindow, research: [0, 500], 'contact-us': [500, 768] });
  scrollY.restore();
  expect(active()).toEqual(['Contact Us']);
});

test('a link of the sidebar scrolls smoothly to its block, focuses its heading and stays active until the visitor scrolls', async () => {
  await show();
  const scroll = jest.fn();
  block('Clubs & Bodies').scrollIntoView = scroll;
  fireEvent.click(links().getByRole('link', { name: 'Clubs & Bodies' }));
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(screen.getByRole('heading', { level: 2, name: 'Clubs & Bodies' })).toHaveFocus();
  await scrollBlocks({ ...belowWindow, 'student-achievements': [0, 300] });
  expect(active()).toEqual(['Clubs & Bodies']);
  fireEvent.wheel(window);
  expect(active()).toEqual(['Student Achievements']);
});

test('Back goes back in history, or home where there is no history', async () => {
  const go = jest.fn();
  registerNavigate(go);
  await show();
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(go).toHaveBeenCalledWith('/');
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  act(() => history.pushState({ fromHere: true }, ''));
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(back).toHaveBeenCalledTimes(1);
});

test('Contact links to mail and telephone', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'hod@viit.example' })).toHaveAttribute('href', 'mailto:hod@viit.example');
  expect(screen.getByRole('link', { name: '189 124 0105' })).toHaveAttribute('href', 'tel:+911891240105');
});

test('Contact leads to the people to turn to in other matters', async () => {
  await show();
  const link = within(block('Contact Us')).getByRole('link', { name: 'People to turn to, at any hour' });
  expect(link).toHaveAttribute('href', '/contact');
});

test('shows faculty in a table, counts with their names, recruiters with their logos', async () => {
  await show();
  expect(within(block('Faculty')).getByRole('rowheader', { name: 'Dr Ravi Teja' })).toBeInTheDocument();
  expect(within(block('Student Achievements')).getByText('Hackathon wins')).toBeInTheDocument();
  const achievements = within(block('Student Achievements')).getAllByRole('listitem');
  expect(achievements.map(({ textContent }) => textContent)).toEqual(['Hackathon wins13 students', 'Chess1 student']);
  const bars = achievements.map((one) => one.querySelector<HTMLElement>('[aria-hidden]')?.style.inlineSize ?? '');
  expect(bars.map((width) => Math.round(Number.parseFloat(width)))).toEqual([100, 8]);
  expect(within(block('Placements')).getByText('92%')).toBeInTheDocument();
  expect(within(block('Placements')).getByRole('img', { name: 'Tidewell' })).toBeInTheDocument();
  expect(within(block('Placements')).getByRole('img', { name: 'Bheema steel works' })).toBeInTheDocument();
});

test('damaged data of a block leaves the others as they are', async () => {
  expectConsoleErrors();
  const damaged = { ...full, labs: [null], contact: 'None', mission: 7 } as unknown as Department;
  await show(damaged);
  expect(titles()).toHaveLength(16);
  expect(within(block('Laboratories')).getByText(/cannot be shown/)).toBeInTheDocument();
  expect(within(block('Clubs & Bodies')).getByText('Semicolon')).toBeInTheDocument();
});

test('a response without a usable department is logged, and the rendered department stays', async () => {
  const log = expectConsoleErrors();
  serveLists({ [address]: [null] });
  render(
    <ContentProvider lists={{ [address]: [full] }}>
      <DepartmentPage params={{ code: 'cse' }} />
    </ContentProvider>,
  );
  await waitForResponses();
  expect(screen.getByRole('heading', { level: 1, name: full.name })).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('Error fetching department data:', expect.any(Error));
});

test('after the jump to a block has ended, dragging the scrollbar changes the active link', async () => {
  await show();
  block('Clubs & Bodies').scrollIntoView = jest.fn();
  fireEvent.click(links().getByRole('link', { name: 'Clubs & Bodies' }));
  await scrollBlocks({ ...belowWindow, 'student-achievements': [0, 300] });
  expect(active()).toEqual(['Clubs & Bodies']);
  advanceTime(200);
  await scrollBlocks({ faculty: [0, 300] });
  expect(active()).toEqual(['Faculty']);
});

test('a link that is chosen after another one stays active during its own jump', async () => {
  await show();
  const choose = (name: string) => {
    block(name).scrollIntoView = jest.fn();
    fireEvent.click(links().getByRole('link', { name }));
  };
  choose('Clubs & Bodies');
  advanceTime(200);
  choose('Faculty');
  await scrollBlocks({ ...belowWindow, 'student-achievements': [0, 300] });
  expect(active()).toEqual(['Faculty']);
});
