import { mergeEdits } from './merge-edits.ts';

const base = { title: 'Fee dates', until: '2026-12-01T00:00', link: '/exams' };

test('edits of different fields are put together, also when one person has emptied a field', () => {
  const theirs = { title: 'Fee dates', link: '/exams/fees' };
  expect(mergeEdits(base, { ...base, title: 'Dates of fees' }, theirs)).toEqual({
    value: { title: 'Dates of fees', link: '/exams/fees' },
    isClear: true,
  });
  expect(mergeEdits(base, theirs, { ...base, title: 'Dates of fees' }).value).toEqual({
    title: 'Dates of fees',
    link: '/exams/fees',
  });
});

test('a field that one person has changed and the other has emptied is a question', () => {
  const mine = { ...base, link: '/exams/fees' };
  const { link: _, ...theirs } = base;
  expect(mergeEdits(base, mine, theirs)).toEqual({ value: mine, isClear: false });
  expect(mergeEdits(base, theirs, mine)).toEqual({ value: theirs, isClear: false });
});
