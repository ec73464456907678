import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { isWithinWeek } from './date.ts';
import { type Notice, timetableTags } from './notice.ts';
import { NoticeBoard } from './notice-board.tsx';

const notice = (id: string, date: string, more: Partial<Notice> = {}): Notice => ({
  ...{ id, date, title: `Paper ${id}`, link: `/timetables/${id}.pdf`, tags: ['B.Tech', 'VR20'] },
  ...more,
});
const notices = [
  notice('tt-15', '2025-06-15', { years: ['III'], semesters: ['I'], begins: '2025-07-01', ends: '2025-07-12' }),
  notice('tt-14', '2025-06-14', { years: ['I', 'II', 'III', 'IV'] }),
  ...Array.from({ length: 12 }, (_, i) => notice(`tt-${13 - i}`, '2024-05-01', { years: ['II'], semesters: ['II'] })),
  notice('tt-01', '2024-01-01'),
];
const board = <NoticeBoard kind="time tables" notices={notices} tags={timetableTags} />;
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);
const status = () => screen.getAllByRole('status')[0];

beforeEach(() => {
  history.replaceState(null, '', '/exams/timetables');
  Element.prototype.scrollIntoView = jest.fn();
});

test('a year of study and a semester filter over all years of publication, and are in the address', async () => {
  render(board);
  await choose('Year of study', 'III');
  expect(location.search).toBe('?study=III');
  expect(status()).toHaveTextContent('2 of 15 time tables match III year');
  await choose('Semester', 'II');
  expect(location.search).toBe('?study=III&semester=II');
  expect(status()).toHaveTextContent('1 of 15 time tables matches III year and semester II');
  await choose('Year of study', 'All');
  expect(location.search).toBe('?semester=II');
  expect(status()).toHaveTextContent('13 of 15 time tables match semester II');
});

test('a shared address opens its choices, and Clear filter removes them', async () => {
  history.replaceState(null, '', '?study=II&semester=I&tag=VR20');
  render(board);
  expect(screen.getByRole('combobox', { name: 'Year of study' })).toHaveDisplayValue('II');
  expect(status()).toHaveTextContent('1 of 15 time tables matches VR20 and II year and semester I');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(location.search).toBe('');
});

test('an unknown year of study or semester is ignored', () => {
  history.replaceState(null, '', '?study=X&semester=9');
  render(board);
  expect(screen.getByRole('tab', { name: '2025' })).toBeVisible();
});

test('the days of the examinations are in the HTML, and the search finds them', async () => {
  expect(renderToString(board).replace(/<!-- -->|<[^>]*>/g, '')).toContain('Examinations: 01/07/2025 to 12/07/2025');
  const oneDay = [
    notice('tt-16', '2025-06-16', { begins: '2025-07-05' }),
    notice('tt-17', '2025-06-17', { begins: '2025-07-05', ends: '2025-07-05' }),
  ];
  const html = renderToString(<NoticeBoard kind="time tables" notices={oneDay} tags={timetableTags} />);
  expect(html.match(/<time/g)).toHaveLength(4);
  render(board);
  await userEvent.type(screen.getByRole('searchbox'), '12/07/2025');
  expect(status()).toHaveTextContent('1 of 15');
});

test('an address with an entry’s id opens its year', () => {
  history.replaceState(null, '', '#tt-01');
  render(board);
  expect(screen.getByRole('tab', { name: '2024' })).toHaveAttribute('aria-selected', 'true');
  expect(document.getElementById('tt-01')).toHaveTextContent('Paper tt-01');
});

test('an entry beyond the first ten is shown when the address names it', () => {
  history.replaceState(null, '', '#tt-2');
  render(board);
  const list = within(screen.getByRole('list', { name: 'time tables of 2024' }));
  expect(list.getByRole('link', { name: /^Paper tt-2 / }).closest('[data-not-shown]')).toBeNull();
  expect(document.getElementById('tt-2')?.scrollIntoView).toHaveBeenCalled();
});

test('every id is on one element only, also while a filter is in use', async () => {
  history.replaceState(null, '', '?tag=B.Tech');
  render(board);
  expect(document.querySelectorAll('#tt-15')).toHaveLength(1);
});

test('an entry is new on its day and for the six days after, in India', () => {
  const at = (time: string) => isWithinWeek('2026-11-20', Date.parse(time));
  expect(at('2026-11-19T23:59+05:30')).toBe(false);
  expect(at('2026-11-20T00:00+05:30')).toBe(true);
  expect(at('2026-11-26T23:59+05:30')).toBe(true);
  expect(at('2026-11-27T00:00+05:30')).toBe(false);
});

test('new entries are marked after hydration, and not in the published HTML', () => {
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const recent = <NoticeBoard kind="time tables" notices={[notice('tt-99', today), ...notices]} tags={timetableTags} />;
  expect(renderToString(recent)).not.toContain('New</span>');
  act(() => void render(recent));
  expect(screen.getAllByText('New')).toHaveLength(1);
  expect(screen.getByText('New').closest('li')).toHaveAttribute('id', 'tt-99');
});
