import { render, screen, within } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import { renderToString } from 'react-dom/server';
import collections from '../collections.ts';
import { type AcademicDate, daysText, weeksOf } from './academic-dates.ts';
import AcademicCalendarPage from './page.tsx';

const page = (dates: readonly AcademicDate[] = collections.dates.seed) => (
  <ContentProvider lists={{ '/api/content/exams/dates': dates }}>
    <AcademicCalendarPage />
  </ContentProvider>
);
const event = (id: string, begins: string, more: Partial<AcademicDate> = {}): AcademicDate => ({
  ...{ id, title: `Event ${id}`, begins, kind: 'Holiday' },
  ...more,
});

test('the year has twelve months from June, and every event in the list', () => {
  render(page());
  expect(screen.getByRole('heading', { level: 1, name: 'Academic Calendar' })).toBeVisible();
  const months = screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
  expect([months.length, months[0], months[11]]).toEqual([12, 'June 2026', 'May 2027']);
  const titles = screen
    .getAllByRole('list', { name: /^Events of/ })
    .flatMap((list) => within(list).getAllByRole('listitem'));
  expect(titles).toHaveLength(collections.dates.seed.length);
});

test('the first day of an event leads to it, and its other days have its colour', () => {
  render(page([event('dasara', '2026-10-30', { title: 'Dasara', ends: '2026-11-02' })]));
  const links = screen.getAllByRole('link', { name: /Dasara$/ }).filter((link) => link.closest('table'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['30: Dasara', '#dasara'],
    ['1: Dasara', '#dasara'],
  ]);
  const coloured = [...document.querySelectorAll('td[data-kind="Holiday"]')].map((cell) =>
    Number.parseInt(cell.textContent ?? '', 10),
  );
  expect(coloured).toEqual([30, 31, 1, 2]);
  expect(document.getElementById('dasara')).toHaveTextContent('Fri 30 October to Mon 2 November 2026');
});

test('on a day of several events the first is linked, all are named, and the colour is that of the shortest', () => {
  render(
    page([
      event('day', '2026-10-15', { title: 'Fee day', kind: 'Fee' }),
      event('exams', '2026-10-12', { title: 'Examinations', kind: 'Examination', ends: '2026-10-17' }),
      event('fair', '2026-10-12', { title: 'Fair' }),
    ]),
  );
  const october = screen.getByRole('table', { name: 'October 2026' });
  const cell = (text: string) => within(october).getByText(text).closest('td');
  expect(within(october).getByRole('link', { name: /^12 ?: Examinations, Fair$/ })).toHaveAttribute('href', '#exams');
  expect(['12', '13', '15'].map((day) => cell(day)?.getAttribute('data-kind'))).toEqual([
    'Holiday',
    'Examination',
    'Fee',
  ]);
  const days = within(screen.getByRole('list', { name: 'Events of October 2026' })).getAllByRole('listitem');
  expect(days.map(({ id }) => id)).toEqual(['exams', 'fair', 'day']);
});

test('an event has its days, its kind, its programmes and its note', () => {
  render(
    page([
      event('a', '2026-10-12', { programmes: ['B.Tech', 'MBA'], note: 'In the hall.' }),
      event('b', '2026-10-13', { ends: '2026-10-14' }),
    ]),
  );
  const [first, second] = screen.getAllByText(/October 2026$/, { selector: 'time, p' });
  expect(first).toHaveAttribute('dateTime', '2026-10-12');
  // HTML has no value of a <time> for several days.
  expect(second?.localName).toBe('p');
  expect(document.getElementById('a')).toHaveTextContent('In the hall.Holiday · B.Tech · MBA');
});

test('every event can be added to a calendar, and each programme subscribed to', () => {
  render(page([event('ugadi', '2027-04-07', { title: 'Ugadi' })]));
  expect(screen.getByRole('link', { name: 'Add to calendar: Ugadi' })).toHaveAttribute(
    'href',
    '/calendars/exams/dates/ugadi.ics',
  );
  const calendars = within(screen.getByRole('region', { name: 'In your own calendar' })).getAllByRole('link');
  expect(calendars.map((link) => link.getAttribute('href'))).toEqual([
    '/calendars/exams/dates.ics',
    '/calendars/exams/dates/for/btech.ics',
    '/calendars/exams/dates/for/mtech.ics',
    '/calendars/exams/dates/for/mba.ics',
  ]);
});

test('a cancelled event is marked in the list, and its days are free', () => {
  render(page([event('fair', '2026-10-12', { cancelled: true })]));
  expect(document.getElementById('fair')).toHaveTextContent('Event fair Cancelled');
  expect(document.querySelector('td[data-kind]')).toBeNull();
});

test('earlier years are folded, the one before the newest is open', () => {
  render(
    page([
      event('a', '2024-07-01'),
      event('b', '2025-05-31'),
      event('c', '2025-06-01'),
      event('d', '2026-06-01'),
      event('e', '2008-06-01'),
    ]),
  );
  const folded = screen
    .getAllByRole('group')
    .map((group) => [group.querySelector('summary')?.textContent, group.hasAttribute('open')]);
  expect(folded).toEqual([
    ['Academic year 2025-26', true],
    ['Academic year 2024-25', false],
    ['Academic year 2008-09', false],
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Academic calendar 2026-27' })).toBeVisible();
});

test('without dates the page says so', () => {
  expect(renderToString(page([]))).toContain('The dates of the academic year are published here.');
});

test('weeks run from Monday, also in February of a leap year and over the year’s end', () => {
  expect(weeksOf('2028-02')).toHaveLength(5);
  expect(weeksOf('2028-02')[4]?.slice(0, 3)).toEqual(['2028-02-28', '2028-02-29', undefined]);
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(daysText(event('x', '2026-12-31', { ends: '2027-01-02' }))).toBe('Thu 31 December 2026 to Sat 2 January 2027');
  expect(daysText(event('x', '2026-10-12', { ends: '2026-10-17' }))).toBe('Mon 12 to Sat 17 October 2026');
  expect(daysText(event('x', '2026-10-12', { ends: '2026-10-01' }))).toBe('Mon 12 October 2026');
});
