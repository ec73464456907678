import type { MenuEntryGrant } from '@viit/contract';
import type { MenuItem, TopMenuItem } from './menu-item.ts';

/**
 * Adds granted entries: an entry without a page gets the address, a new name becomes the last of its group.
 * @throws Error where there is no such group, or the entry leads elsewhere.
 */
export const withGrantedEntries = (
  tree: readonly TopMenuItem[],
  granted: readonly MenuEntryGrant[],
): readonly TopMenuItem[] =>
  granted.reduce<readonly TopMenuItem[]>((menu, { names, link }) => withEntry(menu, names, link, names), tree);

function withEntry<T extends MenuItem>(
  items: readonly T[],
  [name = '', ...below]: readonly string[],
  link: string,
  names: readonly string[],
): readonly T[] {
  const index = items.findIndex((item) => isNamed(item, name));
  const item = items[index];
  if (item && below.length > 0 && item.sub) {
    return items.with(index, { ...item, sub: withinGroup(item.sub, below, link, names) });
  }
  throw new Error(
    `The menu has no group "${names.slice(0, -1).join('/')}" for the entry "${names.join('/')}". It has: ${groupNames(items)}.`,
  );
}

function withinGroup(
  items: readonly MenuItem[],
  names: readonly string[],
  link: string,
  all: readonly string[],
): readonly MenuItem[] {
  const [name = '', ...below] = names;
  if (below.length > 0) return withEntry(items, names, link, all);
  const index = items.findIndex((item) => isNamed(item, name));
  const item = items[index];
  if (!item) return [...items, { name, link }];
  if (!item.link && !item.sub) return items.with(index, { ...item, link });
  throw new Error(
    `The menu has an entry "${all.join('/')}" already, ${item.link ? `for ${item.link}` : 'with entries below it'}. Choose another name.`,
  );
}

const isNamed = (item: MenuItem, name: string): boolean => item.name.toLowerCase() === name.toLowerCase();

const groupNames = (items: readonly MenuItem[]): string =>
  items
    .filter(({ sub }) => sub)
    .map((item) => item.name)
    .join(', ') || 'no groups here';
