import { defineCollections, field } from '@viit/toolkit/collections';

/** What staff change without a build. Visitors never download this file, and get the seed until entries are published. */
export default defineCollections({
  notices: {
    title: 'Notices',
    help: 'Closures, new services and dates, newest first.',
    page: '/{{name}}',
    fields: {
      date: field.date('Date'),
      title: field.line('Title', { help: 'As people would search for it.' }),
      file: field.document('PDF', { optional: true }),
    },
    order: { by: 'date', direction: 'descending' },
    feed: { title: 'title', date: 'date', link: 'file' },
    seed: [{ id: 'new-page', date: '2026-11-23', title: 'This page is new' }],
  },
});
