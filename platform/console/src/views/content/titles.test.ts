import type { EntryState, EntryValue } from '@viit/contract/registry-api';
import { describeDraft, textOf, titleOf } from './titles.ts';

const fields = {
  title: { type: 'line', label: 'Title' },
  date: { type: 'date', label: 'Date' },
  rows: { type: 'groups', label: 'Rows', fields: { name: { type: 'line', label: 'Name' } } },
  from: { type: 'date-time', label: 'Visitors see it from', optional: true },
} as const;

const entry = (before: EntryValue | null, after: EntryValue | null): EntryState => ({
  ...{ id: 'fees', revision: 'r' },
  published: before && { value: before, by: null, at: null },
  draft: { value: after, by: 'Anitha', at: '2026-11-24T10:00:00Z', problems: [], review: null },
});

test('a publish is described by what visitors will see', () => {
  const before = { title: 'Fees', date: '2026-11-23', rows: [{ name: 'a', x: 1 }] };
  expect(describeDraft(fields, entry(null, before))).toEqual(['“Fees” is new.']);
  expect(describeDraft(fields, entry(null, { ...before, from: '2026-11-25T09:00' }))).toEqual([
    '“Fees” is new, from 25 Nov 2026, 09:00 on.',
  ]);
  expect(describeDraft(fields, entry(before, null))).toEqual(['“Fees” is removed.']);
  expect(describeDraft(fields, entry(before, { ...before, date: '2026-11-30' }))).toEqual([
    '“Fees”: Date changes from “23 Nov 2026” to “30 Nov 2026”.',
  ]);
});

test('who hides what visitors see until a later time is warned, and other files are named as such', () => {
  const before = { title: 'Fees', file: '/documents/exams/fees.pdf' };
  const withFile = { ...fields, file: { type: 'document', label: 'File' } } as const;
  const later = '2999-01-01T09:00';
  expect(describeDraft(withFile, entry(before, { ...before, from: later }))).toEqual([
    'Visitors do not see “Fees” before 1 Jan 2999, 09:00, although they see it now.',
    '“Fees”: Visitors see it from changes from “nothing” to “1 Jan 2999, 09:00”.',
  ]);
  expect(
    describeDraft(withFile, entry({ ...before, from: later }, { ...before, from: '2999-02-01T09:00' })),
  ).toHaveLength(1);
  expect(describeDraft(withFile, entry(before, { ...before, file: '/documents/exams/fees-2.pdf' }))).toEqual([
    '“Fees”: File is another file.',
  ]);
});

test('of a long text, a publish is described by the words that differ', () => {
  const begin = 'The Department of Civil Engineering prepares students to plan, design and build safe ';
  const [sentence = ''] = describeDraft(
    fields,
    entry({ title: `${begin}structures, roads and bridges` }, { title: `${begin}constructions, roads and bridges` }),
  );
  expect(sentence).toMatch(/ from “….*structures.*” to “….*constructions.*”\.$/);
});

test('the order of the fields is no change', () => {
  expect(
    describeDraft(fields, entry({ title: 'A', rows: [{ a: 1, b: 2 }] }, { rows: [{ b: 2, a: 1 }], title: 'A' })),
  ).toEqual([]);
});

test('values are written as people would write them', () => {
  expect([
    textOf(true),
    textOf(['B.Tech', 'MBA']),
    textOf([{ name: 'Lab', count: 2 }, { name: 'Hall' }]),
    textOf(''),
  ]).toEqual(['yes', 'B.Tech, MBA', 'Lab, 2; Hall', 'nothing']);
  const picture = { src: '/pictures/exams/hall.webp', width: 800, height: 600 };
  expect([textOf({ ...picture, alt: 'The hall' }), textOf(picture), textOf([]), textOf(0), textOf(false)]).toEqual([
    ...['The hall (hall.webp)', 'a picture (hall.webp)', 'nothing', '0', 'no'],
  ]);
});

test('an entry is named by its first line, but not by a year that others have too', () => {
  const year = { type: 'line', label: 'Academic year', max: 7 } as const;
  const programme = { type: 'line', label: 'Programme' } as const;
  const fees = entry({ year: '2026-27', programme: 'Civil Engineering' }, null);
  expect(titleOf({ year, programme }, fees)).toBe('Civil Engineering');
  expect(titleOf({ year }, fees)).toBe('2026-27');
});
