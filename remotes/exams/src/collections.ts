import { defineCollections, field } from '@viit/toolkit/collections';
import { notificationTags, timetableTags } from './notices/notice.ts';
import { notifications } from './notifications/seed-content.ts';
import { timetables } from './timetables/seed-content.ts';

const date = field.date('Date', { help: 'The day of publication. The newest comes first.' });
const title = field.line('Title', { help: 'As candidates would search for it.' });
const link = field.document('PDF');
const placeholder = field.yesNo('Placeholder sample', {
  help: 'Marks an entry that only shows what others look like.',
  optional: true,
});
const order = { by: 'date', direction: 'descending' } as const;

export default defineCollections({
  timetables: {
    title: 'Time tables',
    help: 'Time tables of all examinations, the newest first.',
    page: '/exams/timetables',
    fields: { date, title, link, tags: field.choices('Tags', Object.values(timetableTags).flat()), placeholder },
    order,
    seed: timetables,
  },
  notifications: {
    title: 'Notifications',
    help: 'Announcements of the Examination Cell, the newest first.',
    page: '/exams/notifications',
    fields: { date, title, link, tags: field.choices('Tags', Object.values(notificationTags).flat()), placeholder },
    order,
    seed: notifications,
  },
});
