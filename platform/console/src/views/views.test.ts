import type { Rights } from '@viit/contract/rights';
import { viewsFor } from './index.ts';

const listed = (rights: Rights) =>
  viewsFor(rights)
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ id }) => id);

test('the operator sees all views, a team those of the site, and who only writes begins with the content', () => {
  expect(listed({ '*': 'manage' })).toEqual(['live', 'content', 'previews', 'errors', 'trends', 'audit', 'people']);
  for (const rights of [{ exams: 'publish' }, { '*': 'edit' }, { exams: 'edit', 'cells/news': 'publish' }] as const)
    expect(listed(rights)).toEqual(['live', 'content', 'previews', 'errors', 'trends']);
  expect(listed({ 'exams/news': 'publish', 'cells/*': 'edit' })).toEqual(['content', 'live']);
});

test('a writer opens the other views by their addresses, but not those of the operator', () => {
  const ids = viewsFor({ 'exams/news': 'publish' }).map(({ id }) => id);
  expect([ids.includes('errors'), ids.includes('audit'), ids.includes('people')]).toEqual([true, false, false]);
});
