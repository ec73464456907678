import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Department } from '@viit/contract';
import { registerNavigate } from '@viit/runtime';
import { departments } from '../departments.ts';
import { bringIntoView, expectFailures, renderWith, serve, settle, testBrowser } from '../home/motion/test-browser.tsx';
import DepartmentPage from './page.tsx';

testBrowser();

const address = '/api/department/list/cse';
const picture = { url: '/images/a.svg' };
const full: Department = {
  name: 'Computer Science & Engineering',
  heroImage: picture,
  about: 'About it.',
  vision: 'The vision.',
  mission: ['Mission one', 'Mission two'],
  hodName: 'Dr Sunitha Cheekati',
  hodMessage: 'Welcome.',
  hodImage: picture,
  peos: ['Objective'],
  pos: ['from the field pos'],
  psos: ['from the field psos'],
  teachingAndLearning: [{ TALImages: picture, TALDescription: 'Peer teaching' }],
  faculty: [{ sno: 1, name: 'Dr Ravi Teja', designation: 'Professor' }],
  placementStats: { overallPlacementPercentage: '92%', highestPackage: '37 LPA', averagePackage: '5.8 LPA' },
  recruiters: [{ url: '/images/companies/tidewell.svg' }],
  careerSupport: ['Mock interviews'],
  labs: [{ name: 'Programming Laboratory', image: picture }],
  eventsOrganized: [{ title: 'Bug Auction', description: 'Teams bid.' }],
  sponsoredProjects: [{ principalInvestigator: 'Dr A', researchProjectName: 'Place names', fundingAgency: 'A trust' }],
  facultyAwards: [{ name: 'Best teacher', count: 6 }],
  studentAwards: [{ awardName: 'Hackathon wins', studentsCount: 13 }],
  certifications: [{ title: 'Cloud practitioner', count: 210 }],
  clubs: [{ clubName: 'Semicolon', description: 'The coding club.', image: picture }],
  research: ['Completed', 'PUBLISHED', 'Filed', 'Granted'].map((status) => ({
    patentTitle: `Title ${status}`,
    agency: 'Patent Office',
    year: '2026',
    status,
  })),
  contact: { email: 'hod@viit.example', phone: '189 124 0105', location: 'First floor' },
};
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
  renderWith({ [address]: [department] }, <DepartmentPage params={{ code: 'cse' }} />);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const links = () => within(screen.getByRole('navigation', { name: 'On this page' }));
const active = () =>
  links()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
const section = (name: string) => screen.getByRole('region', { name });

test('While the answer is under way a spinner turns', async () => {
  serve({ [address]: [full] });
  render(<DepartmentPage params={{ code: 'cse' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the department');
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: full.name })).toBeInTheDocument();
});

test('Only the first element of the answer is used', async () => {
  await renderWith({ [address]: [full, { ...full, name: 'Another' }] }, <DepartmentPage params={{ code: 'cse' }} />);
  expect(screen.queryByText('Another')).not.toBeInTheDocument();
});

test('An empty list is not found', async () => {
  await renderWith({ [address]: [] }, <DepartmentPage params={{ code: 'cse' }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Department Not Found' })).toBeInTheDocument();
});

test('A failed fetch with nothing rendered in is not found, and logged', async () => {
  const log = expectFailures();
  serve({});
  render(<DepartmentPage params={{ code: 'cse' }} />);
  await settle();
  expect(log).toHaveBeenCalledWith('Error fetching department data:', expect.any(TypeError));
  expect(screen.getByRole('heading', { level: 1, name: 'Department Not Found' })).toBeInTheDocument();
});

test('Without a code nothing is fetched; the way home and all 23 departments are offered', () => {
  const fetch = serve({});
  render(<DepartmentPage params={{}} />);
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Department Not Found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  const list = within(screen.getByRole('navigation', { name: 'Departments' })).getAllByRole('link');
  expect(list.map((link) => link.getAttribute('href'))).toEqual(departments.map(({ code }) => `/department/${code}`));
});

test('All sixteen sections, in order, in the page and in the sidebar', async () => {
  await show();
  expect(titles()).toEqual(sixteen);
  expect(
    links()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(sixteen);
});

test('A section without data is not there', async () => {
  await show({ name: 'Basic', heroImage: picture, about: 'About it.', faculty: [], labs: full.labs, mission: [] });
  expect(titles()).toEqual(['Overview', 'Laboratories']);
  expect(links().getAllByRole('link')).toHaveLength(2);
});

test('Program Outcomes holds the field psos, and Program Specific Outcomes the field pos', async () => {
  await show();
  const list = (name: string) => screen.getByRole('heading', { level: 3, name }).parentElement;
  expect(list('Program Outcomes')).toHaveTextContent('from the field psos');
  expect(list('Program Specific Outcomes')).toHaveTextContent('from the field pos');
  expect(list('Program Specific Outcomes')).not.toHaveTextContent('psos');
});

test('Completed and published are green, however they are written; every other status is yellow', async () => {
  await show();
  const tone = (status: string) => within(section('Research & Patents')).getByText(status).getAttribute('data-tone');
  expect(['Completed', 'PUBLISHED', 'Filed', 'Granted'].map(tone)).toEqual(['green', 'green', 'yellow', 'yellow']);
});

test('The first visible section is active at first', async () => {
  await show({ name: 'Basic', heroImage: picture, labs: full.labs, contact: full.contact });
  expect(active().map(({ textContent }) => textContent)).toEqual(['Laboratories']);
});

test('The active section follows scrolling', async () => {
  await show();
  bringIntoView(section('Overview'), 1);
  bringIntoView(section('Faculty'), 1);
  expect(active().map(({ textContent }) => textContent)).toEqual(['Overview']);
  bringIntoView(section('Overview'), 0.3);
  expect(active().map(({ textContent }) => textContent)).toEqual(['Faculty']);
  bringIntoView(section('Overview'), 0.31);
  expect(active().map(({ textContent }) => textContent)).toEqual(['Overview']);
  bringIntoView(section('Overview'), 0);
  bringIntoView(section('Faculty'), 0);
  bringIntoView(section('Placements'), 0.5);
  expect(active().map(({ textContent }) => textContent)).toEqual(['Placements']);
});

test('A link of the sidebar scrolls smoothly to its section and takes the keyboard there', async () => {
  await show();
  const scroll = jest.fn();
  section('Clubs & Bodies').scrollIntoView = scroll;
  fireEvent.click(links().getByRole('link', { name: 'Clubs & Bodies' }));
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(screen.getByRole('heading', { level: 2, name: 'Clubs & Bodies' })).toHaveFocus();
  bringIntoView(section('Student Achievements'), 1);
  expect(active().map(({ textContent }) => textContent)).toEqual(['Clubs & Bodies']);
  fireEvent.wheel(window);
  expect(active().map(({ textContent }) => textContent)).toEqual(['Student Achievements']);
});

test('Back goes back in history, and home where there is none', async () => {
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

test('Contact leads to mail and telephone', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'hod@viit.example' })).toHaveAttribute('href', 'mailto:hod@viit.example');
  expect(screen.getByRole('link', { name: '189 124 0105' })).toHaveAttribute('href', 'tel:1891240105');
});

test('A department of other data: faculty in a table, counts with their names', async () => {
  await show();
  expect(within(section('Faculty')).getByRole('rowheader', { name: 'Dr Ravi Teja' })).toBeInTheDocument();
  expect(within(section('Student Achievements')).getByText('Hackathon wins')).toBeInTheDocument();
  expect(within(section('Student Achievements')).getByText('13')).toBeInTheDocument();
  expect(within(section('Placements')).getByText('92%')).toBeInTheDocument();
  expect(within(section('Placements')).getByRole('img', { name: 'Tidewell' })).toBeInTheDocument();
});
