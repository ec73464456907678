/** @jest-environment node */
import {
  collectionOfDocument,
  describeRights,
  isOperator,
  isPermitted,
  parseRights,
  partNames,
  type Rights,
  rightsSchema,
} from './rights.ts';

const valid = (rights: object) => rightsSchema.safeParse(rights).success;

test('a document belongs to the collection in whose folder it is, if the section is that of the folder', () => {
  const address = '/documents/exams/notices/fees.pdf';
  expect(collectionOfDocument(address, 'exams')).toBe('exams/notices');
  expect(collectionOfDocument('/documents/exams/rules.pdf', 'exams')).toBe('exams/rules.pdf');
  expect(collectionOfDocument(address, 'cells')).toBeUndefined();
  for (const other of [
    '/timetables/exams/notices/a.pdf',
    '/documents/exams',
    '/documents/exams/',
    'documents/exams/notices/a.pdf',
  ])
    expect([other, collectionOfDocument(other, 'exams')]).toEqual([other, undefined]);
  for (const hostile of [
    '/documents/exams/notices/../../cells/a.pdf',
    '/documents/exams//notices/a.pdf',
    '/documents/exams/notices/%2e%2e/a.pdf',
  ])
    expect([hostile, collectionOfDocument(hostile, 'exams')]).toEqual([hostile, undefined]);
});

test('a right covers the part that it names, with * everything below', () => {
  const rights: Rights = { exams: 'publish', 'cells/*': 'edit', '/documents/cells/*': 'publish' };
  const may = (level: 'edit' | 'publish', part: string) => isPermitted(rights, level, part);
  expect([may('publish', 'exams'), may('edit', 'exams'), may('publish', 'exams/notices')]).toEqual([true, true, false]);
  expect(partNames('exams/notices')).toEqual(['exams/notices', 'exams']);
  expect([may('edit', 'cells/news'), may('publish', 'cells/news'), may('edit', 'cells')]).toEqual([true, false, false]);
  expect([may('publish', '/documents/cells/a.pdf'), may('publish', '/documents/cells/2026/A.pdf')]).toEqual([
    true,
    true,
  ]);
  expect([may('edit', '/documents/exams/a.pdf'), may('edit', '/documents/cells')]).toEqual([false, false]);
});

test('only *:manage is the operator', () => {
  expect([isOperator({ '*': 'manage' }), isOperator({ '*': 'publish' }), isOperator({})]).toEqual([true, false, false]);
  expect([valid({ exams: 'manage' }), valid({ '/*': 'manage' }), valid({ '*': 'manage' })]).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  ...['Exams', 'exams/../cells', '../exams', './exams', 'exams//notices', 'exams/', '/', '', '**', 'ex*', '*/exams'],
  ...['exams/*/notices', '*/*', 'exаms', 'ｅxams', 'exams\u200b', 'exams\0', 'exams%2f*', '%2e%2e/cells', 'exams\\*'],
  ...['exams ', ' exams', 'exams\n', '.exams', '_exams', '/documents/../exams', 'documents', 'api'],
  'x'.repeat(201),
])('the pattern %j is refused', (pattern) => {
  expect(valid(JSON.parse(`{${JSON.stringify(pattern)}:"publish"}`))).toBe(false);
});

test.each([
  ...['exams/../cells', 'exams/..', 'Exams/notices', 'exams/%2e%2e/cells', 'exams/./a', 'exams//a', 'exams/'],
  ...['exаms/notices', 'exams/nоtices', 'exams/a\0', 'exams/a\nb', 'exams\\cells', ' exams/a', 'exams/.hidden'],
])('no right for exams covers the part %j', (part) => {
  expect(isPermitted({ exams: 'publish', 'exams/*': 'publish' }, 'edit', ...partNames(part))).toBe(false);
});

test('a level or a number of rights that does not exist is refused', () => {
  expect([valid({ exams: 'admin' }), valid({ exams: '' }), valid({ exams: 1 }), valid(['exams'])]).toEqual(
    Array(4).fill(false),
  );
  const many = (length: number) => Object.fromEntries(Array.from({ length }, (_, i) => [`s${i}`, 'edit']));
  expect([valid(many(50)), valid(many(51))]).toEqual([true, false]);
});

test('rights are read as one writes them, and described', () => {
  const rights = parseRights(['exams:publish', '/documents/exams/*: edit']);
  expect(rights).toEqual({ exams: 'publish', '/documents/exams/*': 'edit' });
  expect(describeRights(rights as Rights)).toBe('exams: publish, /documents/exams/*: edit');
  expect(parseRights([' exams : edit'])).toEqual({ exams: 'edit' });
  expect([valid(parseRights(['exams'])), describeRights({})]).toEqual([false, 'no rights']);
});
