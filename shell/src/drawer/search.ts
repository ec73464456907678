import type { DocumentRef, PageRow } from '@viit/contract';
import { decodeText } from '@viit/contract/decode';
import { fillRoute, hasParameters } from '@viit/contract/path';
import { type MenuEntry, menuEntries } from '../menu/menu-entries.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { menuTree } from '../menu/menu-tree.ts';
import { portals } from '../menu/quick-access.ts';

export type SearchPage = Pick<PageRow, 'path' | 'title' | 'description'> &
  Partial<Pick<PageRow, 'canonical' | 'variants' | 'searchWords'>>;

/** Menu entries, then other pages and documents. */
export interface Matches {
  entries: readonly MenuEntry[];
  pages: readonly SearchPage[];
  documents: readonly DocumentRef[];
}

const portalEntries: readonly MenuEntry[] = menuEntries([{ name: 'Quick Access', sub: portals }]);

/** Searches names, groups, titles, descriptions, addresses and search words, in any letter case. */
export function search(
  text: string,
  pages: readonly SearchPage[],
  documents: readonly DocumentRef[],
  menu: readonly MenuItem[] = menuTree,
): Matches {
  const query = text.trim().toLowerCase();
  const matches = (value: string) => value.toLowerCase().includes(query);
  const entries = [...menuEntries(menu), ...portalEntries].filter(({ item, trail }) =>
    [item.name, ...trail].some(matches),
  );
  const listed = new Set(entries.map(({ item }) => item.link));
  const foundPages = searchablePages(pages).filter(
    ({ path, title, description, searchWords = [] }) =>
      !listed.has(path) && [title, description, path, ...searchWords].some(matches),
  );
  const foundDocuments = documents.filter(({ name }) => matches(name));
  return { entries, pages: foundPages, documents: foundDocuments };
}

/** One for each variant, without redirect page, search page and second addresses. */
function searchablePages(rows: readonly SearchPage[]): SearchPage[] {
  return rows.flatMap(({ path, title, description, variants = [], canonical, searchWords = [] }) => {
    if (path === '/redirect' || path === '/search' || (canonical && canonical !== path)) return [];
    if (!hasParameters(path)) return [{ path, title, description, searchWords }];
    return variants.map((variant) => ({
      path: fillRoute(path, variant.params),
      title: variant.title,
      description: '',
    }));
  });
}

/** "/documents/policies/anti-ragging.pdf" is "Anti ragging". */
export function documentFromAddress(href: string): DocumentRef {
  const name = decodeText(href.split('/').at(-1) ?? href)
    .replace(/\.[a-z0-9]+$/i, '')
    .replaceAll(/[-_]+/g, ' ');
  return { name: name.charAt(0).toUpperCase() + name.slice(1), href };
}
