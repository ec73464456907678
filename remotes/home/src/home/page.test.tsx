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

test.each([[{}], [{ title: {}, student: [], url: 7, date: 7, image: 'a' }]])(
  'items without usable fields, such as %j, leave the rest of the page as it is',
  async (item) => {
    expectConsoleErrors();
    serveLists(Object.fromEntries(addresses.map((address) => [address, [item]])));
    render(<HomePage />);
    await waitForResponses();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Placements' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'News & Upcoming Events' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Testimonials' })).toBeInTheDocument();
  },
);

test('an event without a date and an address says so, and an announcement without an address is text', async () => {
  serveLists({
    ...empty,
    '/api/announcement/list': [{ title: 'Notice', date: '2026-11-05' }],
    '/api/newsEvents/list': [{ type: 'Cultural', title: 'Regatta', description: 'Boats.', image: { url: '/a.svg' } }],
  });
  render(<HomePage />);
  await waitForResponses();
  expect(screen.getByText('Notice').tagName).toBe('P');
  expect(screen.getAllByText('Date to be announced')).toHaveLength(2);
  expect(screen.getByText('Registration details to be announced')).toBeInTheDocument();
});

test('an empty list of placed students says so', async () => {
  await renderWithLists(empty, <HomePage />);
  expect(screen.getByText('No placed students are listed at present')).toBeInTheDocument();
});
