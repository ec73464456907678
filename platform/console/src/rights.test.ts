import {
  describeScope,
  mayChange,
  mayCompare,
  mayEnd,
  mayPromote,
  ownSection,
  type Preview,
  promotable,
} from './rights.ts';

const preview: Preview = {
  ...{ name: 'autumn', release: '5', switchedAt: '2026-11-20T10:00:00Z' },
  ...{ chosen: ['exams', 'cells'], owner: 'tester' },
};

test('the operator may do everything with a preview', () => {
  expect(promotable('*', preview)).toEqual(['exams', 'cells']);
  expect([mayPromote('*', preview), mayCompare('*', preview), mayEnd('*', preview)]).toEqual([true, true, true]);
});

test('a team promotes its own build only, and ends only what it has made', () => {
  expect(promotable('exams', preview)).toEqual(['exams']);
  expect([mayCompare('exams', preview), mayEnd('exams', preview)]).toEqual([true, false]);
  expect(mayEnd('exams', { ...preview, owner: 'exams' })).toBe(true);
  expect([mayChange('exams', 'exams'), mayChange('exams', 'cells')]).toEqual([true, false]);
});

test('a team that has no build in a preview cannot look into it', () => {
  expect([mayCompare('home', preview), mayPromote('home', preview), mayEnd('home', preview)]).toEqual([
    ...[false, false, false],
  ]);
});

test('a tester compares every preview and makes nothing live', () => {
  expect([mayCompare('tester', preview), mayPromote('tester', preview), mayEnd('tester', preview)]).toEqual([
    ...[true, false, true],
  ]);
});

test('only the operator promotes a preview that has nothing but documents', () => {
  const documents = { ...preview, chosen: ['/documents/exams/a.pdf'] };
  expect([mayPromote('*', documents), mayPromote('exams', documents)]).toEqual([true, false]);
});

test('the views of a team begin with its own section', () => {
  expect(['exams', 'shell', '*', 'tester', 'metrics', 'toolkit'].map(ownSection)).toEqual([
    ...['exams', 'shell', undefined, undefined, undefined, undefined],
  ]);
  expect(describeScope('exams')).toBe('team of exams');
  expect(describeScope('*')).toBe('operator: everything');
});
