import { render, screen } from '@testing-library/react';
import pages from '../pages.ts';
import { expectFailures, renderWith, serve, settle, testBrowser } from './motion/test-browser.tsx';
import HomePage from './page.tsx';

testBrowser();
// As for whoever comes from another page.
beforeEach(() => Promise.all(HomePage.islands.map((island) => island.load())));

const addresses = ['/api/heroImage/list', '/api/announcement/list', '/api/newsEvents/list', '/api/placement/list'];
const empty = Object.fromEntries(addresses.map((address) => [address, []]));

test('The sections come in the order of the specification', async () => {
  await renderWith(empty, <HomePage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Between the hill and the bay',
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

test('Every link of the page navigation bar has its section; Contact is the shell’s footer', async () => {
  const { container } = await renderWith(empty, <HomePage />);
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

test('Each of the four lists is fetched once', async () => {
  const fetch = serve(empty);
  render(<HomePage />);
  await settle();
  expect(fetch.mock.calls.map(([address]) => address).sort()).toEqual([...addresses].sort());
});

test('With every list failing the page stands and says what the specification says', async () => {
  const log = expectFailures();
  serve({});
  render(<HomePage />);
  await settle();
  expect(log.mock.calls.map(([words]) => words).sort()).toEqual([
    'Error fetching announcement data:',
    'Error fetching heroImage data:',
    'Error fetching newsEvents data:',
    'Error fetching placement data:',
  ]);
  expect(screen.getByText('No slides available')).toBeInTheDocument();
  expect(screen.getByText('No announcements')).toBeInTheDocument();
  expect(screen.getByText('Loading events')).toBeInTheDocument();
});
