import type { Rights } from '@viit/contract/rights';
import { mayChange, mayCompare, mayEnd, ownSection, type Preview, promotable } from './rights.ts';

const preview: Preview = {
  ...{ name: 'autumn', release: '5', switchedAt: '2026-11-20T10:00:00Z' },
  ...{ chosen: ['exams', 'cells/news'], isOwn: false },
};
const operator: Rights = { '*': 'manage' };
const exams: Rights = { exams: 'publish' };
const tester: Rights = { '*': 'edit' };

test('the operator may do everything with a preview', () => {
  expect(promotable(operator, preview)).toEqual(['exams', 'cells/news']);
  expect([mayCompare(operator, preview), mayEnd(operator, preview)]).toEqual([true, true]);
});

test('a team promotes its own build only, and ends only what it has made', () => {
  expect(promotable(exams, preview)).toEqual(['exams']);
  expect([mayCompare(exams, preview), mayEnd(exams, preview)]).toEqual([true, false]);
  expect(mayEnd(exams, { ...preview, isOwn: true })).toBe(true);
  expect([mayChange(exams, 'publish', 'exams'), mayChange(exams, 'edit', 'cells')]).toEqual([true, false]);
});

test('a team that has no part in a preview cannot look into it', () => {
  const home: Rights = { home: 'publish' };
  expect([mayCompare(home, preview), mayEnd(home, preview), ...promotable(home, preview)]).toEqual([false, false]);
});

test('a tester compares every preview, ends only its own ones, and makes nothing live', () => {
  expect([mayCompare(tester, preview), mayEnd(tester, preview), ...promotable(tester, preview)]).toEqual([true, false]);
});

test('the right for a section includes its collections, and not the other way round', () => {
  expect(mayChange(exams, 'publish', 'exams/notices')).toBe(true);
  expect(mayChange({ 'exams/*': 'publish' }, 'publish', 'exams')).toBe(false);
});

test('the views of a team begin with its own section', () => {
  const both: Rights = { exams: 'publish', cells: 'edit' };
  expect([exams, tester, both, { 'exams/*': 'edit' as const }, {}].map(ownSection)).toEqual([
    ...['exams', undefined, undefined, undefined, undefined],
  ]);
});
