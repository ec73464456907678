import { fireEvent, render, screen, within } from '@testing-library/react';
import {
  advanceTime,
  fakeBrowser,
  matchMediaQueries,
  placeBelowWindow,
  setVisibleShare,
} from '@viit/ui/testing/browser';
import { expectConsoleErrors, renderWithLists, serveLists, waitForResponses } from '../../testing/content-api.tsx';
import { Placements } from './placements.tsx';

fakeBrowser();

const address = '/api/placement/list';
const placed = ['Asha', 'Bala', 'Chitra', 'Dinesh', 'Esther'].map((student) => ({
  student,
  company: `${student} & Sons`,
  package: '9 LPA',
  image: { url: `/images/people/${student}.svg` },
  companyLogo: { url: `/images/companies/${student}.svg` },
}));
const positions = (container: HTMLElement) =>
  Object.fromEntries(
    [...container.querySelectorAll('li[data-position]')].map((item) => [
      item.querySelector('h4')?.textContent,
      item.getAttribute('data-position'),
    ]),
  );
const middle = () =>
  within(screen.getByRole('list', { name: 'Placed students' })).getByRole('heading', { level: 4 }).textContent;

test('shows four figures', async () => {
  await renderWithLists({ [address]: [] }, <Placements />);
  const figures = screen.getAllByRole('listitem').slice(0, 4);
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '37 LPAHighest package',
    '4.2 LPAAverage package',
    '1893+Total offers in 2024-2025',
    '163+Companies visited',
  ]);
});

test('the figures count up over 2 seconds once they are in view', async () => {
  placeBelowWindow();
  const { container } = await renderWithLists({ [address]: [] }, <Placements />);
  const running = () => container.querySelectorAll<HTMLElement>('[data-running]');
  expect(running()[1]?.dataset.running).toBe('0.0 LPA');
  setVisibleShare(container);
  advanceTime(1500);
  expect(running()).toHaveLength(4);
  advanceTime(600);
  expect(running()).toHaveLength(0);
});

test('shows one student between two neighbours', async () => {
  const { container } = await renderWithLists({ [address]: placed }, <Placements />);
  expect(positions(container)).toEqual({
    Asha: 'middle',
    Bala: 'end',
    Chitra: 'hidden',
    Dinesh: 'hidden',
    Esther: 'start',
  });
});

test('shows the next student every 4 seconds, and the first after the last', async () => {
  await renderWithLists({ [address]: placed }, <Placements />);
  expect(middle()).toBe('Asha');
  advanceTime(3999);
  expect(middle()).toBe('Asha');
  advanceTime(1);
  expect(middle()).toBe('Bala');
  for (let turn = 0; turn < 4; turn += 1) advanceTime(4000);
  expect(middle()).toBe('Asha');
});

test('previous and next wrap, and the pause button stops it', async () => {
  await renderWithLists({ [address]: placed }, <Placements />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous student' }));
  expect(middle()).toBe('Esther');
  fireEvent.click(screen.getByRole('button', { name: 'Next student' }));
  expect(middle()).toBe('Asha');
  fireEvent.click(screen.getByRole('button', { name: 'Pause placed students' }));
  advanceTime(20_000);
  expect(middle()).toBe('Asha');
});

test('a screen reader hears which student is in the middle only while the carousel stands still', async () => {
  await renderWithLists({ [address]: placed }, <Placements />);
  expect(screen.getByText(/^1 of 5: Asha/)).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause placed students' }));
  expect(screen.getByText(/^1 of 5: Asha/)).toHaveAttribute('aria-live', 'polite');
});

test('under reduced motion it advances on request only', async () => {
  matchMediaQueries('prefers-reduced-motion');
  await renderWithLists({ [address]: placed }, <Placements />);
  advanceTime(20_000);
  expect(middle()).toBe('Asha');
});

test('a student has a picture, name, company with its logo, and package', async () => {
  await renderWithLists({ [address]: placed.slice(0, 1) }, <Placements />);
  const card = screen.getByRole('article');
  expect(within(card).getByRole('img', { name: 'Asha' })).toHaveAttribute('src', '/images/people/Asha.svg');
  expect(within(card).getByText('Asha & Sons')).toBeInTheDocument();
  expect(within(card).getByText('9 LPA')).toBeInTheDocument();
  expect(card.querySelector('img[src="/images/companies/Asha.svg"]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Next student' })).not.toBeInTheDocument();
});

test('a failed fetch is logged, and figures and recruiters show without students', async () => {
  const log = expectConsoleErrors();
  serveLists({});
  render(<Placements />);
  await waitForResponses();
  expect(log).toHaveBeenCalledWith('Error fetching placement data:', expect.any(TypeError));
  expect(screen.queryByRole('list', { name: 'Placed students' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Top Recruiters' })).toBeInTheDocument();
});

test('shows twenty-seven recruiters with their logos in a strip of 20 seconds', async () => {
  await renderWithLists({ [address]: [] }, <Placements />);
  const strip = screen.getByRole('group', { name: 'Recruiters' });
  expect(strip.querySelector<HTMLElement>('[data-direction]')?.style.getPropertyValue('--cycle')).toBe('20s');
  const items = within(strip).getAllByRole('listitem');
  expect(new Set(items.map(({ textContent }) => textContent)).size).toBe(27);
  expect(items).toHaveLength(27);
  for (const item of items) expect(item.querySelector('img')).not.toBeNull();
});
