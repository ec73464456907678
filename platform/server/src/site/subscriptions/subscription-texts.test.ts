import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectionSchema } from '@viit/contract';
import { subscriptionTexts } from './subscription-texts.ts';

const collection = collectionSchema.parse({
  ...{ name: 'events', title: 'Events', help: 'All.', page: '/', feed: { title: 'title', date: 'date' } },
  fields: {
    title: { type: 'line', label: 'Title' },
    date: { type: 'date', label: 'Date', optional: true },
  },
  seed: [
    { id: 'open', title: 'Date to be announced' },
    { id: 'fair', title: 'Fair' },
  ],
});

test('an entry without a date is in the feed with the time of its publication, or of the build with its seed', () => {
  const source = {
    ...{ section: 'home', collection, entries: collection.seed, title: 'Events' },
    changes: new Map([['fair', { at: new Date('2026-11-24T08:00:00Z'), count: 1 }]]),
    receivedAt: new Date('2026-11-23T08:00:00Z'),
  };
  const text = subscriptionTexts(source, 'https://viit.example').get('/feeds/home/events.atom')?.();
  assert.deepEqual(text?.match(/(?<=<published>)[^<]*/g), ['2026-11-24T08:00:00Z', '2026-11-23T08:00:00Z']);
});

test('an event with no option, or with an empty list of them, is in the calendar of each option', () => {
  const dates = collectionSchema.parse({
    ...{ name: 'dates', title: 'Dates', help: 'All.', page: '/exams' },
    calendar: { title: 'title', begins: 'begins', by: 'programmes' },
    fields: {
      title: { type: 'line', label: 'Title' },
      begins: { type: 'date', label: 'Begins' },
      programmes: { type: 'choices', label: 'For', options: ['B.Tech', 'MBA'], optional: true },
    },
    seed: [
      { id: 'holiday', title: 'Holiday', begins: '2026-10-02', programmes: [] },
      { id: 'term', title: 'Term', begins: '2026-06-15' },
      { id: 'viva', title: 'Viva', begins: '2026-07-01', programmes: ['MBA'] },
    ],
  });
  const source = {
    ...{ section: 'exams', collection: dates, entries: dates.seed, title: 'Dates' },
    ...{ changes: new Map(), receivedAt: new Date('2026-11-23T08:00:00Z') },
  };
  const text = subscriptionTexts(source, 'https://viit.example').get('/calendars/exams/dates/for/btech.ics')?.();
  assert.deepEqual(text?.match(/(?<=UID:)\w+/g), ['holiday', 'term']);
  assert.match(text ?? '', /\r\nX-WR-CALNAME:Dates: B\.Tech\r\n/);
});

test('a feed has the newest 100 entries, each with its text', () => {
  const feed = { title: 'title', date: 'date', text: 'title' };
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
  const entries = Array.from({ length: 101 }, (_, i) => ({ id: `e${i}`, title: `Entry ${i}`, date: day(i) }));
  const source = {
    ...{ section: 'home', collection: { ...collection, feed }, entries, title: 'Events' },
    ...{ changes: new Map(), receivedAt: new Date('2026-11-23T08:00:00Z') },
  };
  const text = subscriptionTexts(source, 'https://viit.example').get('/feeds/home/events.atom')?.();
  const shown = text?.match(/(?<=<summary>)[^<]*/g) ?? [];
  assert.deepEqual([shown.length, shown[0], shown.at(-1)], [100, 'Entry 100', 'Entry 1']);
});

test('an event says when it ends, what it is about, where it is on the site, and whether it is cancelled', () => {
  const calendar = { title: 'title', begins: 'begins', ends: 'ends', text: 'text', cancelled: 'off' };
  const entry = { id: 'fair', title: 'Fair', begins: '2026-10-02', ends: '2026-10-03', text: 'All day.' };
  const eventWith = (more: object) => {
    const source = {
      ...{ section: 'home', collection: { ...collection, page: '/events', calendar }, title: 'Events' },
      ...{ entries: [{ ...entry, ...more }], changes: new Map(), receivedAt: new Date('2026-11-23T08:00:00Z') },
    };
    return subscriptionTexts(source, 'https://viit.example').get('/calendars/home/events.ics')?.() ?? '';
  };
  const lines = eventWith({}).split('\r\n');
  for (const line of ['DTEND;VALUE=DATE:20261004', 'DESCRIPTION:All day.', 'URL:https://viit.example/events#fair']) {
    assert.ok(lines.includes(line), line);
  }
  assert.match(eventWith({ off: false }), /STATUS:CONFIRMED/);
  assert.match(eventWith({ off: true }), /STATUS:CANCELLED/);
});
