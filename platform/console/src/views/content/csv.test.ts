import { TextDecoder, TextEncoder } from 'node:util';
import type { CollectionEntries } from '@viit/contract/registry-api';
import { decodeCsv, planCsv } from './csv.ts';

Object.assign(globalThis, { TextDecoder });

const data: CollectionEntries = {
  part: 'placements/offers',
  pages: [],
  declaration: {
    ...{ name: 'offers', title: 'Offers', help: 'Offers of companies.' },
    fields: {
      student: { type: 'line', label: 'Student' },
      date: { type: 'date', label: 'Date', optional: true },
      salary: { type: 'number', label: 'Salary in lakh', optional: true },
      branch: { type: 'choice', label: 'Branch', options: ['CSE', 'ECE'], optional: true },
    },
  },
  hash: null,
  entries: [
    {
      ...{ id: 'sita', revision: 'r1', draft: null },
      published: { value: { student: 'Sita', salary: 6 }, by: null, at: null },
    },
  ],
  order: { revision: 'o1', draft: null },
};

test.each([
  ['UTF-8', (text: string) => new TextEncoder().encode(text)],
  ['Windows-1252', (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0))],
])('a file in %s is read', (_encoding, encode) => {
  expect(decodeCsv(encode('José,6').buffer as ArrayBuffer)).toBe('José,6');
});

test('rows copied from a spreadsheet become entries, by labels or names in any case', () => {
  const plan = planCsv(data, 'STUDENT\tDate\tsalary\tBranch\nRavi Kumar\t23/11/2026\t1,200\tCSE\n');
  expect(plan.added).toEqual([
    {
      id: 'ravi-kumar',
      revision: null,
      value: { student: 'Ravi Kumar', date: '2026-11-23', salary: 1200, branch: 'CSE' },
    },
  ]);
});

test('a row with the id of an entry changes only the columns that it has', () => {
  const plan = planCsv(data, 'id,Salary in lakh\nsita,7\n');
  expect(plan.changed).toEqual([{ id: 'sita', revision: 'r1', value: { student: 'Sita', salary: 7 } }]);
  expect(planCsv(data, 'id,Student\nsita,Sita\n')).toMatchObject({ changed: [], same: 1 });
  const older = planCsv(data, 'id,Salary in lakh,(revision)\nsita,7,r0\n');
  expect(older.changed[0]?.revision).toBe('r0');
});

test('two new rows with the same title get different ids, and rows that are pasted again are no new entries', () => {
  const { added, same } = planCsv(data, 'Student\nRavi\nRavi\nSita\n');
  expect([added.map(({ id }) => id), same]).toEqual([['ravi', 'ravi-2'], 1]);
});

test('a wrong cell is named by row and label, and the other rows are kept', () => {
  const plan = planCsv(
    data,
    'Student,Date,Salary in lakh,Branch\nA,31/02/2026,1,CSE\nB,,many,CSE\nC,,1,EEE\nD,,1,ECE\n',
  );
  expect(plan.wrong.map(({ row, message }) => `${row} ${message.split(':')[0]}`)).toEqual([
    '2 Date',
    '3 Salary in lakh',
    '4 Branch',
  ]);
  expect(plan.added.map(({ id }) => id)).toEqual(['d']);
});

test('what new rows lack is named before they become drafts', () => {
  const { declaration } = data;
  const fields = { ...declaration.fields, logo: { type: 'picture', label: 'Logo' } as const };
  const plan = planCsv({ ...data, declaration: { ...declaration, fields } }, 'Student,Salary in lakh\nA,many\nB,2\n');
  expect([plan.added.length, plan.missing]).toEqual([1, ['Logo']]);
  expect(plan.wrong).toEqual([{ row: 2, message: 'Salary in lakh: “many” must be a number' }]);
  expect(planCsv(data, 'Student\nA\n').missing).toEqual([]);
});

test('columns that no field has are named', () => {
  expect(planCsv(data, 'Student,Roll number\nA,7\n').unknown).toEqual(['Roll number']);
});

test('a heading that no field has can be given the name of one', () => {
  const table = 'Name of the student\tBranch\nRavi Kumar\tCSE\n';
  expect(planCsv(data, table).unknown).toEqual(['Name of the student']);
  const plan = planCsv(data, table, { 'Name of the student': 'Student' });
  expect(plan.unknown).toEqual([]);
  expect(plan.added).toEqual([{ id: 'ravi-kumar', revision: null, value: { student: 'Ravi Kumar', branch: 'CSE' } }]);
});
