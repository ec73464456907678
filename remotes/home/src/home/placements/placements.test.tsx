import { fireEvent, render, screen, within } from '@testing-library/react';
import {
  bringIntoView,
  expectFailures,
  matchQueries,
  pass,
  placeBelowWindow,
  renderWith,
  serve,
  settle,
  testBrowser,
} from '../motion/test-browser.tsx';
import { Placements } from './placements.tsx';

testBrowser();

const address = '/api/placement/list';
const placed = ['Asha', 'Bala', 'Chitra', 'Dinesh', 'Esther'].map((student) => ({
  student,
  company: `${student} & Sons`,
  package: '9 LPA',
  image: { url: `/images/people/${student}.svg` },
  companyLogo: { url: `/images/companies/${student}.svg` },
}));
const places = (container: HTMLElement) =>
  Object.fromEntries(
    [...container.querySelectorAll('li[data-place]')].map((item) => [
      item.querySelector('h4')?.textContent,
      item.getAttribute('data-place'),
    ]),
  );
const centre = () =>
  within(screen.getByRole('list', { name: 'Placed students' })).getByRole('heading', { level: 4 }).textContent;

test('Four figures', async () => {
  await renderWith({ [address]: [] }, <Placements />);
  const figures = screen.getAllByRole('listitem').slice(0, 4);
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '37 LPAHighest package',
    '4.2 LPAAverage package',
    '1893+Total offers in 2024-2025',
    '163+Companies visited',
  ]);
});

test('The figures count up over 2 seconds once they are seen', async () => {
  placeBelowWindow();
  const { container } = await renderWith({ [address]: [] }, <Placements />);
  const running = () => container.querySelectorAll<HTMLElement>('[data-running]');
  expect(running()[1]?.dataset.running).toBe('0.0 LPA');
  bringIntoView(container);
  pass(1500);
  expect(running()).toHaveLength(4);
  pass(600);
  expect(running()).toHaveLength(0);
});

test('The stage shows one student and two neighbours', async () => {
  const { container } = await renderWith({ [address]: placed }, <Placements />);
  expect(places(container)).toEqual({ Asha: 'centre', Bala: 'end', Chitra: 'away', Dinesh: 'away', Esther: 'start' });
});

test('It turns every 4 seconds and wraps', async () => {
  await renderWith({ [address]: placed }, <Placements />);
  expect(centre()).toBe('Asha');
  pass(3999);
  expect(centre()).toBe('Asha');
  pass(1);
  expect(centre()).toBe('Bala');
  for (let turn = 0; turn < 4; turn += 1) pass(4000);
  expect(centre()).toBe('Asha');
});

test('Previous and next wrap, and a control stops it', async () => {
  await renderWith({ [address]: placed }, <Placements />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous student' }));
  expect(centre()).toBe('Esther');
  fireEvent.click(screen.getByRole('button', { name: 'Next student' }));
  expect(centre()).toBe('Asha');
  fireEvent.click(screen.getByRole('button', { name: 'Pause placed students' }));
  pass(20_000);
  expect(centre()).toBe('Asha');
});

test('Under reduced motion it stands', async () => {
  matchQueries('prefers-reduced-motion');
  await renderWith({ [address]: placed }, <Placements />);
  pass(20_000);
  expect(centre()).toBe('Asha');
});

test('A student has picture, name, company with its mark, and package', async () => {
  await renderWith({ [address]: placed.slice(0, 1) }, <Placements />);
  const card = screen.getByRole('article');
  expect(within(card).getByRole('img', { name: 'Asha' })).toHaveAttribute('src', '/images/people/Asha.svg');
  expect(within(card).getByText('Asha & Sons')).toBeInTheDocument();
  expect(within(card).getByText('9 LPA')).toBeInTheDocument();
  expect(card.querySelector('img[src="/images/companies/Asha.svg"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Next student' })).not.toBeInTheDocument();
});

test('A failed fetch is logged, and figures and recruiters stand without the stage', async () => {
  const log = expectFailures();
  serve({});
  render(<Placements />);
  await settle();
  expect(log).toHaveBeenCalledWith('Error fetching placement data:', expect.any(TypeError));
  expect(screen.queryByRole('list', { name: 'Placed students' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Top Recruiters' })).toBeInTheDocument();
});

test('Twenty-seven recruiters, each with its mark, in a strip of 20 seconds', async () => {
  await renderWith({ [address]: [] }, <Placements />);
  const strip = screen.getByRole('region', { name: 'recruiters' });
  expect(strip.querySelector<HTMLElement>('[data-direction]')?.style.getPropertyValue('--cycle')).toBe('20s');
  const items = within(strip).getAllByRole('listitem');
  expect(new Set(items.map(({ textContent }) => textContent)).size).toBe(27);
  expect(items).toHaveLength(27);
  for (const item of items) expect(item.querySelector('img')).not.toBeNull();
});
