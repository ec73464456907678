import { withGrantedEntries } from './granted-entries.ts';
import { menuEntries } from './menu-entries.ts';
import { menuTree } from './menu-tree.ts';

const campusLife = (names: string[], link = '/library') =>
  withGrantedEntries(menuTree, [{ names, link }]).find(({ name }) => name === 'Campus Life')?.sub ?? [];

test('an entry that had no page leads to the granted one, at its place and with its drawing', () => {
  const before = menuTree.find(({ name }) => name === 'Campus Life')?.sub ?? [];
  const after = campusLife(['campus life', 'library']);
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  const library = before.find(({ name }) => name === 'Library');
  expect(after.find(({ name }) => name === 'Library')).toEqual({ ...library, link: '/library' });
});

test('a new entry is the last of its group, also in a group below the first level', () => {
  expect(campusLife(['Campus Life', 'Book Club']).at(-1)).toEqual({ name: 'Book Club', link: '/library' });
  const committees = campusLife(['Campus Life', 'Committees', 'Library Committee'])[0]?.sub ?? [];
  expect(committees.at(-1)).toEqual({ name: 'Library Committee', link: '/library' });
});

test('without grants the menu is the specified one', () => {
  expect(withGrantedEntries(menuTree, [])).toBe(menuTree);
  expect(menuEntries(menuTree).some(({ item }) => item.link === '/library')).toBe(false);
});

test('a place that the menu does not have, or that another page has, is refused with the names', () => {
  expect(() => campusLife(['Campus', 'Library'])).toThrow(/no group "Campus".*It has: About Us, .*Campus Life\./);
  expect(() => campusLife(['Campus Life', 'Clubs', 'Library'])).toThrow(
    /no group "Campus Life\/Clubs".*It has: Committees\./,
  );
  expect(() => campusLife(['About Us', 'Policies'])).toThrow(/"About Us\/Policies" already, for \/policies/);
  expect(() => campusLife(['Campus Life', 'Committees'])).toThrow(/already, with entries below it/);
});
