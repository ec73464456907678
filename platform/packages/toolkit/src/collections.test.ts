import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectionSchema, entriesSchema } from '@viit/contract';
import { defineCollections, type EntryOf, field } from './collections.ts';

const { courses } = defineCollections({
  courses: {
    title: 'Courses',
    help: 'With their seats.',
    fields: {
      name: field.line('Name', { max: 80 }),
      about: field.text('About', { optional: true }),
      begins: field.date('Begins'),
      interview: field.dateTime('Interview', { optional: true }),
      seats: field.number('Seats', { min: 1 }),
      isNew: field.yesNo('New'),
      level: field.choice('Level', ['UG', 'PG']),
      modes: field.choices('Modes', ['Full time', 'Part time']),
      page: field.link('Page', { optional: true }),
      syllabus: field.document('Syllabus', { help: 'PDF.', optional: true }),
      photo: field.picture('Photo'),
      fees: field.groups('Fees', { year: field.number('Year'), note: field.line('Note', { optional: true }) }),
    },
    seed: [
      {
        ...{ id: 'cse', name: 'CSE', begins: '2026-07-01', interview: '2026-06-20T09:30', seats: 60, isNew: false },
        ...{ level: 'UG', modes: ['Full time'], page: '/department/cse', syllabus: '/documents/home/courses/cse.pdf' },
        photo: { src: '/images/home/cse.svg', alt: 'The laboratory', width: 800, height: 450 },
        fees: [{ year: 1 }, { year: 2, note: 'with laboratory' }],
      },
    ],
  },
});

test('a declaration with every type of field is a collection, and its seed has the fields', () => {
  const parsed = collectionSchema.parse({ name: 'courses', ...courses });
  assert.deepEqual(parsed.seed, courses.seed);
});

test('the type of an entry has the values of its fields', () => {
  const entry: EntryOf<typeof courses> = {
    ...{ id: 'mba', name: 'MBA', begins: '2026-08-01', seats: 60, isNew: true, level: 'PG', modes: [], fees: [] },
    photo: { src: '/pictures/home/0123456789abcdef01234567-800.jpg', alt: '', width: 800, height: 450 },
  };
  // @ts-expect-error: no such level.
  const wrong: EntryOf<typeof courses> = { ...entry, level: 'PhD' };
  const { data = [], error } = entriesSchema(collectionSchema.parse({ name: 'courses', ...courses })).safeParse([
    wrong,
  ]);
  assert.deepEqual(data, []);
  assert.deepEqual(
    error?.issues.map(({ path }) => path),
    [[0, 'level']],
  );
});
