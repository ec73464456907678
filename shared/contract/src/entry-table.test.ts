import { entryTable, idFrom, parseEntryTable } from './entry-table.ts';

const fields = {
  title: { type: 'line', label: 'Title' },
  at: { type: 'date-time', label: 'Starts at', optional: true },
  seats: { type: 'number', label: 'Seats', optional: true },
  isOpen: { type: 'yes-no', label: 'Open to all', optional: true },
  tags: { type: 'choices', label: 'Tags', options: ['B.Tech', 'MBA'], optional: true },
  events: {
    ...{ type: 'groups', label: 'Events', optional: true },
    fields: { name: { type: 'line', label: 'Name' } },
  },
} as const;
const collection = { fields: fields as never };

test('entries that are written into rows and read again are the same', () => {
  const entries = [
    {
      ...{ id: 'a', revision: '1' },
      value: {
        title: 'A',
        at: '2026-11-23T09:00',
        seats: 1200.5,
        isOpen: true,
        tags: ['MBA', 'B.Tech'],
        events: [{ name: 'x' }],
      },
    },
    { id: 'b', revision: null, value: { title: 'B', isOpen: false, until: '2026-12-01T00:00' } },
  ];
  expect(parseEntryTable(collection, entryTable(collection, entries))).toEqual({
    ...{ entries, problems: [], rows: [2, 3], hasRevisions: true },
  });
});

test('dates, numbers and choices are read as people write them in India', () => {
  const { entries } = parseEntryTable(collection, [
    ['Title', 'STARTS AT', 'Seats', 'Open to all', 'Tags'],
    ['Fees', '3/1/2027 9:30', '1,20,000', 'Yes', 'MBA;B.Tech; '],
  ]);
  expect(entries[0]?.value).toEqual({
    ...{ title: 'Fees', at: '2027-01-03T09:30', seats: 120000, isOpen: true, tags: ['MBA', 'B.Tech'] },
  });
});

test('rows without an id get one from their first text, and empty rows are left out', () => {
  const { entries, hasRevisions } = parseEntryTable(collection, [
    ['Title'],
    ['Électronique & Fees: 2026!'],
    [''],
    ['शुल्क'],
    ['Electronique - fees 2026'],
  ]);
  expect(entries.map(({ id }) => id)).toEqual(['electronique-fees-2026', 'entry', 'electronique-fees-2026-2']);
  expect(hasRevisions).toBe(false);
  expect(idFrom(`${'long '.repeat(20)}`)).toMatch(/^[a-z-]{1,50}$/);
});

test('wrong cells are named by row and column', () => {
  const { problems } = parseEntryTable(collection, [
    ['id', 'Title', 'Seats', 'Events'],
    ['a', '', 'many', '{'],
    ['a', 'B', '', ''],
    ['A b', 'C', '', ''],
  ]);
  expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    ...['2 Title', '2 Seats', '2 Events', '3 id', '4 id'],
  ]);
  expect(
    parseEntryTable(collection, [
      ['Title', 'Author'],
      ['A', 'me'],
    ]),
  ).toMatchObject({
    ...{ entries: [], problems: [{ row: 1, column: 'Author' }] },
  });
});
