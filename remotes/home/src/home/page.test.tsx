import { render, screen } from '@testing-library/react';
import { fakeBrowser } from '@viit/ui/testing/browser';
import pages from '../pages.ts';
import { expectConsoleErrors, renderWithLists, serveLists, waitForResponses } from '../testing/content-api.tsx';
import HomePage from './page.tsx';

fakeBrowser();
// As for a visitor who comes from another page.
beforeEach(() => Promise.all(HomePage.islands.map((island) => island.load())));

const addresses = ['/api/heroImage/list', '/api/announcement/list', '/api/newsEvents/list', '/api/placement/list'];
const empty = Object.fromEntries(addresses.map((address) => [address, []]));

test('the blocks are in the required order', async () => {
  await renderWithLists(empty, <HomePage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Welcome to VIIT',
    'Recognitions & Accreditations',
    'VIIT at a Glance',
    'Programs',
    'Our Cells & Councils',
    'Placements',
    'Explore Campus',
    'Testimonials',
    'News & Upcoming Events',
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('every link of the page bar leads to a block; Contact is the shell’s footer', async () => {
  const { container } = await renderWithLists(empty, <HomePage />);
  const home = pages.find(({ id }) => id === 'home');
  expect(home?.navigation?.map(({ label }) => label)).toEqual([
    'About',
    'Accreditations',
    'Stats',
    'Programs',
    'Active Cells',
    'Placements',
    'Campus',
    'News',
    'Contact',
  ]);
  const missing = home?.navigation?.filter(({ id }) => !container.querySelector(`#${id}`)).map(({ id }) => id);
  expect(missing).toEqual(['contact']);
  expect(container.querySelector('[data-hero]')).not.toBeNull();
});

test('each of the four lists is fetched once', async () => {
  const fetch = serveLists(empty);
  render(<HomePage />);
  await waitForResponses();
  expect(fetch.mock.calls.map(([address]) => address).sort()).toEqual([...addresses].sort());
});

test('with all lists failing the page shows its messages', async () => {
  const log = expectConsoleErrors();
  serveLists({});
  render(<HomePage />);
  await waitForResponses();
  expect(log.mock.calls.map(([message]) => message).sort()).toEqual([
    'Error fetching announcement data:',
    'Error fetching heroImage data:',
    'Error fetching newsEvents data:',
    'Error fetching placement data:',
  ]);
  expect(screen.getByText('No slides available')).toBeInTheDocument();
  expect(screen.getByText('No announcements')).toBeInTheDocument();
  expect(screen.getByText('Loading events')).toBeInTheDocument();
});

test('damaged items are left out and logged, and each block keeps its good ones', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const item = {
    heroImage: { title: 'Dawn', url: '/a.svg' },
    announcement: { title: 'Notice', date: 'soon', path: '' },
  };
  serveLists({
    '/api/heroImage/list': [null, item.heroImage, { ...item.heroImage, url: '/\\evil.example' }],
    '/api/announcement/list': [{}, item.announcement],
    '/api/newsEvents/list': [{ title: 'Regatta', date: null }, 'Regatta'],
    '/api/placement/list': [{ student: 'Keerthana' }, { package: '12 LPA' }],
  });
  render(<HomePage />);
  await waitForResponses();
  expect(screen.getByRole('img', { name: 'Dawn' })).toBeInTheDocument();
  expect(screen.getByText('Notice').tagName).toBe('P');
  expect(screen.getByRole('heading', { name: 'Regatta' })).toBeInTheDocument();
  expect(screen.getAllByText('Date to be announced')).toHaveLength(2);
  expect(screen.getByText('Registration details to be announced')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Keerthana' })).toBeInTheDocument();
  expect(log.mock.calls.map(([message]) => message).sort()).toEqual([
    'The list announcement has values that cannot be shown. They are left out: [0], [1].date, [1].path.',
    'The list heroImage has values that cannot be shown. They are left out: [0], [2].',
    'The list newsEvents has values that cannot be shown. They are left out: [1].',
    'The list placement has values that cannot be shown. They are left out: [1].',
  ]);
});

test('an empty list of placed students says so', async () => {
  await renderWithLists(empty, <HomePage />);
  expect(screen.getByText('No placed students are listed at present')).toBeInTheDocument();
});
