import { defineCollections, field } from '@viit/toolkit/collections';
import { kinds, programmes } from './calendar/academic-dates.ts';
import { dates } from './calendar/seed-content.ts';
import { team } from './core-team/seed-content.ts';
import { notificationTags, numerals, timetableTags } from './notices/notice.ts';
import { notifications } from './notifications/seed-content.ts';
import { timetables } from './timetables/seed-content.ts';

const date = field.date('Date', { help: 'The day of publication. The newest comes first.' });
const title = field.line('Title', { help: 'As candidates would search for it.' });
const link = field.document('PDF');
const placeholder = field.yesNo('Placeholder sample', {
  help: 'Marks an entry that only shows what others look like.',
  optional: true,
});
const years = field.choices('Years', numerals, { help: 'Of the programme, for the filter.', optional: true });
const semesters = field.choices('Semesters', numerals, { help: 'Leave it empty for all.', optional: true });
const order = { by: 'date', direction: 'descending' } as const;

export default defineCollections({
  timetables: {
    title: 'Time tables',
    help: 'Time tables of all examinations, the newest first.',
    page: '/exams/timetables',
    fields: {
      ...{ date, title, link, tags: field.choices('Tags', Object.values(timetableTags).flat()), years, semesters },
      begins: field.date('First day', { help: 'Of the examinations.', optional: true }),
      ends: field.date('Last day', { optional: true }),
      placeholder,
    },
    order,
    feed: { title: 'title', date: 'date' },
    seed: timetables,
  },
  notifications: {
    title: 'Notifications',
    help: 'Announcements of the Examination Cell, the newest first.',
    page: '/exams/notifications',
    fields: {
      ...{ date, title, link, tags: field.choices('Tags', Object.values(notificationTags).flat()), years, semesters },
      placeholder,
    },
    order,
    feed: { title: 'title', date: 'date' },
    seed: notifications,
  },
  dates: {
    title: 'Academic calendar',
    help: 'Terms, examinations, last dates for fees and holidays. Never remove a date that is cancelled: mark it.',
    page: '/academics/calendar',
    fields: {
      title: field.line('Event', { help: 'With the years or programmes, such as: First mid examinations, II B.Tech.' }),
      begins: field.date('First day'),
      ends: field.date('Last day', { help: 'Empty for one day.', optional: true }),
      kind: field.choice('Kind', kinds),
      programmes: field.choices('Programmes', programmes, { help: 'Empty for all.', optional: true }),
      note: field.line('Note', { optional: true }),
      cancelled: field.yesNo('Cancelled', { optional: true }),
    },
    order: { by: 'begins', direction: 'ascending' },
    structuredData: {
      type: 'Event',
      properties: {
        name: 'title',
        startDate: 'begins',
        endDate: 'ends',
        description: 'note',
        eventStatus: 'cancelled',
      },
      institute: 'organizer',
    },
    calendar: {
      ...{ title: 'title', begins: 'begins', ends: 'ends', text: 'note', cancelled: 'cancelled', by: 'programmes' },
    },
    seed: dates,
  },
  'core-team': {
    title: 'Core team',
    help: 'The officers in charge of examinations, in the order of the page.',
    page: '/exams/core-team',
    fields: {
      name: field.line('Name', { help: 'With the title, such as Dr. or Sri.' }),
      role: field.line('Office', { help: 'Such as Controller of Examinations.' }),
      photo: field.picture('Photo', { help: 'Without a photo, the page shows the initials.', optional: true }),
      duty: field.line('Duty', { help: 'One sentence on what the officer is in charge of.' }),
      topics: field.text('Contact for', { help: 'What students ask this officer about, one topic a line.' }),
      phone: field.line('Telephone'),
      email: field.line('Email'),
    },
    structuredData: { type: 'Person', properties: { name: 'name', jobTitle: 'role' }, institute: 'worksFor' },
    seed: team,
  },
});
