import { entriesSchema } from './entries-schema.ts';
import type { Field } from './fields.ts';

const issuesOf = (field: object, value: unknown) =>
  entriesSchema({ fields: { value: { label: 'Value', ...field } as Field } })
    .safeParse([{ id: 'a', value }])
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

const options = ['B.Tech', 'MBA'];
const groups = { type: 'groups', fields: { name: { type: 'line', label: 'Name' } } };

test.each([
  [{ type: 'line' }, 'a'.repeat(300)],
  [{ type: 'line', max: 5 }, ' abcde '],
  [{ type: 'text' }, `a\n\t${'a'.repeat(9997)}`],
  [{ type: 'date' }, '2028-02-29'],
  [{ type: 'date-time' }, '2026-11-23T09:00'],
  [{ type: 'number' }, -1e12],
  [{ type: 'number', min: 0, max: 10 }, 10],
  [{ type: 'yes-no' }, false],
  [{ type: 'choice', options }, 'MBA'],
  [{ type: 'choices', options }, ['MBA', 'B.Tech']],
  [{ type: 'link' }, '/policies#fees'],
  [{ type: 'document' }, '/timetables/2026/b-tech.pdf'],
  [{ ...groups }, [{ name: 'a' }]],
  [{ type: 'line', optional: true }, undefined],
])('a field %j accepts %j', (field, value) => {
  expect(issuesOf(field, value)).toBeUndefined();
});

test.each([
  [{ type: 'line' }, 'a'.repeat(301)],
  [{ type: 'line', max: 5 }, 'abcdef'],
  [{ type: 'line' }, '  '],
  [{ type: 'line' }, 'a\nb'],
  [{ type: 'line' }, 'a\u202eb'],
  [{ type: 'text' }, 'a'.repeat(10_001)],
  [{ type: 'text' }, 'a\0'],
  [{ type: 'text' }, '\ud83d'],
  [{ type: 'date' }, '2027-02-29'],
  [{ type: 'date' }, '1899-12-31'],
  [{ type: 'date' }, '2200-01-01'],
  [{ type: 'date-time' }, '2026-11-23T09:00Z'],
  [{ type: 'date-time' }, '2026-11-23T09:00:30'],
  [{ type: 'number' }, '5'],
  [{ type: 'number', min: 0, max: 10 }, 10.5],
  [{ type: 'number', min: 0, max: 10 }, -1],
  [{ type: 'yes-no' }, 'yes'],
  [{ type: 'choice', options }, 'mba'],
  [{ type: 'choices', options }, ['MBA', 'MBA']],
  [{ type: 'link' }, 'javascript:alert(1)'],
  [{ type: 'document' }, '/documents/A.pdf'],
  [{ type: 'document' }, '/documents/a.html'],
  [{ ...groups }, [{ name: 'a', other: 'b' }]],
  [{ ...groups }, Array(201).fill({ name: 'a' })],
  [{ type: 'line' }, undefined],
])('a field %j refuses %j', (field, value) => {
  expect(issuesOf(field, value)?.[0]).toMatch(/^0\.value/);
});

const fields = {
  title: { type: 'line', label: 'Title' },
  day: { type: 'date', label: 'Day', optional: true },
} as const;
const entry = (id: string, day?: string) => ({ id, title: id, ...(day && { day }) });
const idsIn = (direction: 'ascending' | 'descending', entries: object[]) =>
  entriesSchema({ fields, order: { by: 'day', direction } })
    .parse(entries)
    .map(({ id }) => id);

test('entries are sorted by a field; equal ones keep their order, and those without a value are the least', () => {
  const entries = [entry('c', '2026-02-01'), entry('none'), entry('a', '2026-03-01'), entry('b', '2026-02-01')];
  expect(idsIn('ascending', entries)).toEqual(['none', 'c', 'b', 'a']);
  expect(idsIn('descending', entries)).toEqual(['a', 'c', 'b', 'none']);
  expect(entriesSchema({ fields }).parse(entries)).toEqual(entries);
});

test('an id is used once, and unknown fields are refused', () => {
  const problems = (entries: object[]) =>
    entriesSchema({ fields })
      .safeParse(entries)
      .error?.issues.map(({ path, message }) => [path, message]);
  expect(problems([entry('a'), entry('b'), entry('a')])).toEqual([[[2, 'id'], 'is used twice: a']]);
  expect(problems([{ ...entry('a'), author: 'me' }])).toEqual([[[0], 'has fields that do not exist: author']]);
  for (const id of ['A', '-a', 'a b', 'a'.repeat(61)]) expect(problems([entry(id)])?.[0]?.[0]).toEqual([0, 'id']);
});

test('an entry ends after it begins', () => {
  const problems = (from?: string, until?: string) =>
    entriesSchema({ fields })
      .safeParse([{ ...entry('a'), from, until }])
      .error?.issues.map(({ path, message }) => [path, message]);
  expect(problems('2026-11-23T09:00', '2026-11-23T09:01')).toBeUndefined();
  expect(problems('2026-11-23T09:00')).toBeUndefined();
  expect(problems('2026-11-23T09:00', '2026-11-23T09:00')).toEqual([
    [[0, 'until'], 'must be later than the time from which visitors see it'],
  ]);
});

test('the message about a value that is too long or too large says how much is allowed', () => {
  const limited = {
    title: { type: 'line', label: 'Title', max: 5 },
    seats: { type: 'number', label: 'Seats', min: 1, max: 9 },
  } as const;
  const problems = (entry: object) =>
    entriesSchema({ fields: limited })
      .safeParse([{ id: 'a', ...entry }])
      .error?.issues.map(({ message }) => message);
  expect(problems({ title: 'abcdef', seats: 10 })).toEqual(['must have at most 5 characters', 'must be at most 9']);
  expect(problems({ title: 'abc', seats: 0 })).toEqual(['must be at least 1']);
});

test('after twenty problems the others are not looked for', () => {
  const { error } = entriesSchema({ fields }).safeParse(Array(1000).fill({ id: 'a' }));
  expect(error?.issues).toHaveLength(20);
});

test('also after twenty problems of one entry, the others are not looked for', () => {
  const names = Array.from({ length: 40 }, (_, i) => `f${i}`);
  const rows = { type: 'groups', label: 'Rows', fields: Object.fromEntries(names.map((name) => [name, fields.title])) };
  const lists = Object.fromEntries(names.map((name) => [name, rows as Field]));
  const value = Object.fromEntries(names.map((name) => [name, [{}, {}]]));
  expect(entriesSchema({ fields: lists }).safeParse([{ id: 'a', ...value }]).error?.issues).toHaveLength(20);
});

test('that an entry ends before it begins is said beside its other problems', () => {
  const times = { from: '2026-12-11T10:00', until: '2026-12-11T09:00' };
  const { error } = entriesSchema({ fields }).safeParse([{ id: 'a', title: '', ...times }]);
  expect(error?.issues.map(({ path }) => path)).toEqual([
    [0, 'title'],
    [0, 'until'],
  ]);
});
