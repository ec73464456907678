import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceSearch } from '@viit/runtime';
import { renderToString } from 'react-dom/server';
import { type Notice, timetableTags } from './notice.ts';
import { NoticeBoard } from './notice-board.tsx';

/** 23 entries of 2025, 10 of 2024 and 3 of 2023, newest first. */
const entries: Notice[] = [
  [2025, 23],
  [2024, 10],
  [2023, 3],
].flatMap(([year = 0, count = 0]) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${year}-${count - index - 1}`,
    date: `${year}-06-${String(count - index).padStart(2, '0')}`,
    title: `Paper ${count - index} of ${year}`,
    link: `/timetables/${year}-${count - index - 1}.pdf`,
    tags: index === count - 1 ? ['MBA', 'VR22'] : ['B.Tech', 'VR20'],
  })),
);
const board = <NoticeBoard kind="time tables" notices={entries} tags={timetableTags} />;

beforeEach(() => history.replaceState({ entry: 'first' }, '', '/exams/timetables'));

const tab = (name: string) => screen.getByRole('tab', { name });
/** Titles of the open list, without those that CSS hides. */
const shown = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .filter((link) => !link.closest('[data-not-shown]'))
    .map((link) => link.textContent?.replace(' PDF (opens in a new tab)', ''));

test('years are tabs in descending order, the newest one selected', () => {
  render(board);
  expect(screen.getAllByRole('tab').map((element) => element.textContent)).toEqual(['2025', '2024', '2023']);
  expect(tab('2025')).toHaveAttribute('aria-selected', 'true');
  expect(shown('time tables of 2025')[0]).toBe('Paper 23 of 2025');
  expect(screen.getByText('23 time tables published in 2025')).toBeVisible();
});

test('a year with one notice, and one match, are in the singular', async () => {
  const [one] = entries;
  if (!one) throw new Error('There are sample entries.');
  const { rerender } = render(<NoticeBoard kind="time tables" notices={[one]} tags={timetableTags} />);
  expect(screen.getByText(/^1 time table published in/)).toBeVisible();
  rerender(<NoticeBoard kind="time tables" notices={entries} tags={timetableTags} />);
  await userEvent.type(screen.getByRole('searchbox'), 'Paper 23 of 2025');
  expect(screen.getByText(/^1 of \d+ time tables matches/)).toBeVisible();
});

test('ten entries show at first and each Load More adds ten, until none remain', async () => {
  render(board);
  expect(shown('time tables of 2025')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(shown('time tables of 2025')).toHaveLength(20);
  expect(screen.getByRole('link', { name: /^Paper 13 of 2025/ })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(shown('time tables of 2025')).toHaveLength(23);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('a year of ten entries or fewer has no Load More', async () => {
  render(board);
  await userEvent.click(tab('2024'));
  expect(shown('time tables of 2024')).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
});

test('every entry of every year is in the HTML before any script runs', () => {
  const html = renderToString(board);
  for (const { title, link } of entries) {
    expect(html).toContain(title);
    expect(html).toContain(`href="${link}"`);
  }
});

test('an entry shows its date as dd/mm/yyyy, its tags, and opens its PDF in a new tab', () => {
  render(board);
  const link = screen.getByRole('link', { name: 'Paper 9 of 2025 PDF (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/timetables/2025-8.pdf');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  const row = link.closest('li');
  expect(row?.querySelector('time')).toHaveTextContent('09/06/2025');
  expect(row?.querySelector('time')).toHaveAttribute('dateTime', '2025-06-09');
  expect(row).toHaveTextContent('B.TechVR20');
});

test('the selected year is stored in the address without a new history entry', async () => {
  render(board);
  const before = history.length;
  await userEvent.click(tab('2023'));
  expect(location.search).toBe('?year=2023');
  expect(history.length).toBe(before);
  expect(history.state).toEqual({ entry: 'first' });
});

test('a shared address opens its year', () => {
  history.replaceState(null, '', '?year=2024');
  render(board);
  expect(tab('2024')).toHaveAttribute('aria-selected', 'true');
});

test('an unknown year or tag is ignored', () => {
  history.replaceState(null, '', '?year=1999&tag=Nonsense');
  render(board);
  expect(tab('2025')).toHaveAttribute('aria-selected', 'true');
});

test('a tag filters over all years and is stored in the address; a second click removes it', async () => {
  render(board);
  const tag = screen.getByRole('button', { name: 'MBA' });
  await userEvent.click(tag);
  expect(tag).toHaveAttribute('aria-pressed', 'true');
  expect(location.search).toBe('?tag=MBA');
  expect(shown('time tables found')).toEqual(['Paper 1 of 2025', 'Paper 1 of 2024', 'Paper 1 of 2023']);
  expect(screen.getByRole('status')).toHaveTextContent('3 of 36 time tables match MBA');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await userEvent.click(tag);
  expect(location.search).toBe('');
  expect(tab('2025')).toBeVisible();
});

test('tags of different groups combine; another tag of the same group replaces the first', async () => {
  render(board);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('MBA');
  await press('VR20');
  expect(location.search).toBe('?tag=MBA&tag=VR20');
  expect(screen.getByRole('status')).toHaveTextContent('0 of 36 time tables match MBA and VR20');
  await press('VR22');
  expect(location.search).toBe('?tag=MBA&tag=VR22');
  expect(shown('time tables found')).toHaveLength(3);
  await press('B.Tech');
  expect(screen.getByRole('button', { name: 'MBA' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('0 of 36 time tables match B.Tech and VR22');
});

test('text filters over all years as it is typed, ten results at a time', async () => {
  render(board);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search all years' }), 'b.tech paper');
  expect(location.search).toBe('?q=b.tech+paper');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('33 of 36 time tables match “b.tech paper”');
  expect(shown('time tables found')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(shown('time tables found')).toHaveLength(20);
  expect(screen.getByText('20 of 33 shown')).toBeInTheDocument();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vr20' } });
  expect(shown('time tables found')).toHaveLength(10);
});

test('spaces filter nothing, and Enter does not leave the page', async () => {
  render(board);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '  ' } });
  expect(tab('2025')).toBeVisible();
  const form = screen.getByRole('search', { name: 'Filter the time tables' });
  expect(fireEvent.submit(form)).toBe(false);
  // Without JavaScript the site searches.
  expect(form).toHaveAttribute('action', '/search');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
});

test('the tags can be folded, and are open where one is chosen', async () => {
  const { unmount } = render(board);
  const toggle = () => screen.getByRole('button', { name: 'Filter by tag' });
  const groups = () => document.getElementById(toggle().getAttribute('aria-controls') ?? '');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(groups()).toHaveAttribute('data-open', 'false');
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(groups()).toHaveAttribute('data-open', 'true');
  unmount();
  for (const query of ['?tag=MBA', '?study=I', '?semester=II']) {
    history.replaceState(null, '', query);
    const view = render(board);
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    view.unmount();
  }
});

test('a shared address shows its results, and Clear filter returns to the year', async () => {
  history.replaceState(null, '', '?year=2024&tag=VR22&q=2023');
  render(board);
  expect(screen.getByRole('searchbox')).toHaveValue('2023');
  expect(shown('time tables found')).toEqual(['Paper 1 of 2023']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(location.search).toBe('?year=2024');
  expect(tab('2024')).toHaveAttribute('aria-selected', 'true');
});

test('a filter without results shows a message', () => {
  history.replaceState(null, '', '?q=astronomy');
  render(board);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 36 time tables match “astronomy”');
  expect(screen.getByText(/Try fewer words/)).toBeVisible();
});

test('the list follows the address when another part of the site changes it', () => {
  render(board);
  act(() => {
    replaceSearch(new URLSearchParams({ year: '2023' }));
  });
  expect(tab('2023')).toHaveAttribute('aria-selected', 'true');
});
