import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { WithSeeds } from '../testing/with-seeds.tsx';
import RankingsPage from './page.tsx';

/** Categories in order with the required number of documents (R50.2). "Others" has no required number; the page shows 2. */
const categories: [name: string, items: number][] = [
  ['ISO standards', 5],
  ['Safety Certificates', 3],
  ['AISHE', 3],
  ['ARIIA', 1],
  ['APITA', 1],
  ['CISCO Women Rock-IT', 1],
  ["National Women's Parliament", 1],
  ['NPTEL', 2],
  ['Cambridge', 1],
  ['Green Awards', 4],
  ['CII', 2],
  ['Centre for Education Growth and Research', 1],
  ['TIMES', 5],
  ['Academic Insights', 1],
  ['R World', 2],
  ['Ambitious Award', 1],
  ['Prime Time', 1],
  ['Service Awards', 5],
  ['Others', 2],
];

test('the page is headed Ranking & Certifications and links back to the home page', () => {
  render(<RankingsPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ranking & Certifications');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('nineteen categories are shown in their order', () => {
  render(<RankingsPage />, { wrapper: WithSeeds });
  const titles = screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').firstChild?.textContent);
  expect(titles).toEqual(categories.map(([name]) => name));
  expect(screen.getByRole('heading', { name: /^ARIIA 1 ?document$/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^AISHE 3 ?documents$/ })).toBeInTheDocument();
});

test.each(categories)('%s has its number of documents, each in a new tab', (name, count) => {
  render(<RankingsPage />, { wrapper: WithSeeds });
  const links = within(screen.getByRole('list', { name })).getAllByRole('link');
  expect(links).toHaveLength(count);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^\/documents\/rankings\/[a-z-]+\/[a-z0-9-]+\.(pdf|jpg)$/);
  }
});

test('NPTEL has the years 2019 and 2022, AISHE three years', () => {
  render(<RankingsPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('list', { name: 'NPTEL' })).toHaveTextContent(/2019.*2022/);
  expect(
    within(screen.getByRole('list', { name: 'AISHE' })).getAllByRole('link', { name: /^20\d\d-\d\d/ }),
  ).toHaveLength(3);
});

test('no two documents share an address', () => {
  render(<RankingsPage />, { wrapper: WithSeeds });
  const links = screen.getAllByRole('article').flatMap((card) => within(card).getAllByRole('link'));
  expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(links.length);
});

/** The slide that is shown, counted from 1. */
const shown = () =>
  screen
    .getAllByRole('group', { name: /\d of \d/ })
    .findIndex((slide) => slide.getAttribute('data-current') === 'true') + 1;
/** A visitor without a preference for reduced motion, and fake timers. */
const useMotionAndFakeTimers = () => {
  globalThis.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: false, addEventListener() {}, removeEventListener() {} });
  jest.useFakeTimers();
};
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('the carousel moves on every 5 seconds and wraps from the last picture to the first', () => {
  useMotionAndFakeTimers();
  render(<RankingsPage />, { wrapper: WithSeeds });
  expect(shown()).toBe(1);
  for (const next of [2, 3, 1]) {
    act(() => jest.advanceTimersByTime(4999));
    expect(shown()).not.toBe(next);
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toBe(next);
  }
});

test('the carousel does not move while it is paused', () => {
  useMotionAndFakeTimers();
  render(<RankingsPage />, { wrapper: WithSeeds });
  fireEvent.click(screen.getByRole('button', { name: /^Pause/ }));
  act(() => jest.advanceTimersByTime(20_000));
  expect(shown()).toBe(1);
});

test('one picture fades into the next', () => {
  render(<RankingsPage />, { wrapper: WithSeeds });
  expect(screen.getByRole('group', { name: 'Rankings in pictures' })).toHaveAttribute('data-effect', 'fade');
});

test('the carousel has three pictures with descriptions', () => {
  const { container } = render(<RankingsPage />, { wrapper: WithSeeds });
  expect([...container.querySelectorAll('img')].map((picture) => picture.alt)).toEqual([
    expect.stringMatching(/^Drawing: a wall of framed certificates/),
    expect.stringMatching(/^Drawing: campus buildings/),
    expect.stringMatching(/^Drawing: three students on a podium/),
  ]);
  expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
});
