import { collectionSchema } from './collections.ts';
import { calendarAddress, eventAddress, feedAddress, optionCalendarAddress } from './subscriptions.ts';

const dates = {
  ...{ name: 'dates', title: 'Dates', help: 'Of the year.', page: '/exams/dates', seed: [] },
  fields: {
    title: { type: 'line', label: 'Title' },
    day: { type: 'date', label: 'Day' },
    time: { type: 'date-time', label: 'Time' },
    cancelled: { type: 'yes-no', label: 'Cancelled' },
    programme: { type: 'choice', label: 'Programme', options: ['B.Tech', 'M.Tech', 'MBA & others'] },
    similar: { type: 'choice', label: 'Similar', options: ['MBA', 'M.B.A.'] },
  },
};
const problems = (more: object) =>
  collectionSchema
    .safeParse({ ...dates, ...more })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('a feed and a calendar name fields of the collection', () => {
  const feed = { title: 'title', date: 'day' };
  const calendar = { title: 'title', begins: 'day', ends: 'day', cancelled: 'cancelled', by: 'programme' };
  expect(problems({ feed, calendar })).toBeUndefined();
});

test('the page of a collection, to which feeds and calendars lead, is no address of the server itself', () => {
  for (const page of ['/', '/exams/dates', '/exams/dates/:id']) expect(problems({ page })).toBeUndefined();
  for (const page of ['/_preview/2Qx', '/_drafts/2Qx', '/_', '//evil.example'])
    expect(problems({ page })).toContain('page must be the address of a page, such as /exams/dates');
});

test('a missing field, and one of another type, is named with the types that fit', () => {
  expect(problems({ feed: { title: 'day', date: 'when' } })).toEqual([
    'feed.title must name a field of type line',
    'feed.date must name a field of type date or date-time',
  ]);
  expect(problems({ calendar: { title: 'title', begins: 'day', by: 'constructor' } })).toEqual([
    'calendar.by must name a field of type choice or choices',
  ]);
});

test('every event has its title and its beginning, but an entry of a feed may lack its date', () => {
  const fields = {
    ...dates.fields,
    name: { type: 'line', label: 'Name', optional: true },
    start: { type: 'date', label: 'Start', optional: true },
  };
  expect(problems({ fields, feed: { title: 'title', date: 'start' } })).toBeUndefined();
  expect(problems({ fields, calendar: { title: 'name', begins: 'start', ends: 'start' } })).toEqual([
    'calendar.title must name a field that is not optional',
    'calendar.begins must name a field that is not optional',
  ]);
});

test('an event does not begin on a day and end at a time', () => {
  expect(problems({ calendar: { title: 'title', begins: 'day', ends: 'time' } })).toEqual([
    'calendar.ends must have the type of day',
  ]);
});

test('a feed needs a page to lead to', () => {
  expect(problems({ page: undefined, feed: { title: 'title', date: 'day' } })).toEqual([
    'page must be one page: feeds and calendars lead to it',
  ]);
  expect(problems({ page: '/exams/:id', calendar: { title: 'title', begins: 'day' } })).toHaveLength(1);
});

test('options with the same address are refused', () => {
  expect(problems({ calendar: { title: 'title', begins: 'day', by: 'similar' } })).toEqual([
    'calendar.by has options that differ only in punctuation, or have no letters',
  ]);
});

test('an event may be for one of at most 20 groups: each has a calendar with what is for all', () => {
  const withGroups = (length: number) => {
    const options = Array.from({ length }, (_, i) => `Group ${i}`);
    const fields = { ...dates.fields, group: { type: 'choice', label: 'Group', options } };
    return problems({ fields, calendar: { title: 'title', begins: 'day', by: 'group' } });
  };
  expect(withGroups(20)).toBeUndefined();
  expect(withGroups(21)).toEqual(['calendar.by must have at most 20 options']);
});

test('addresses are readable', () => {
  expect([
    feedAddress('exams', 'dates'),
    calendarAddress('exams', 'dates'),
    optionCalendarAddress('exams', 'dates', 'B.Tech'),
    optionCalendarAddress('exams', 'dates', 'MBA & others'),
    eventAddress('exams', 'dates', 'fees'),
  ]).toEqual([
    '/feeds/exams/dates.atom',
    '/calendars/exams/dates.ics',
    '/calendars/exams/dates/for/btech.ics',
    '/calendars/exams/dates/for/mba-others.ics',
    '/calendars/exams/dates/fees.ics',
  ]);
});
