import type { DocumentRef, PageRow } from '@viit/contract';
import { decodeText } from '@viit/contract/decode';
import { fillRoute, hasParameters } from '@viit/contract/path';
import { type MenuEntry, menuEntries } from '../menu/menu-entries.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { menuTree } from '../menu/menu-tree.ts';
import { portals } from '../menu/quick-access.ts';

/** A page that search can find: the fields of a page row that search needs. */
export type SearchPage = Pick<PageRow, 'path' | 'title' | 'description'> &
  Partial<Pick<PageRow, 'canonical' | 'variants' | 'searchWords'>>;

/** The results of a search: the menu's entries, then pages and documents of the page table that the menu lacks. */
export interface Matches {
  entries: readonly MenuEntry[];
  pages: readonly SearchPage[];
  documents: readonly DocumentRef[];
}

const portalEntries: readonly MenuEntry[] = menuEntries([{ name: 'Quick Access', sub: portals }]);

/**
 * Finds entries by their name and the names of their groups, pages by title, description, address and search words, and
 * documents by name. Ignores letter case.
 * @param menu of the page's release.
 */
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

/** The pages that search can find: one per variant of a route; neither the redirect page nor the search page, and no second addresses of a page. */
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

/** Names a document by its address: "/documents/policies/anti-ragging.pdf" is "Anti ragging". */
export function documentFromAddress(href: string): DocumentRef {
  const name = decodeText(href.split('/').at(-1) ?? href)
    .replace(/\.[a-z0-9]+$/i, '')
    .replaceAll(/[-_]+/g, ' ');
  return { name: name.charAt(0).toUpperCase() + name.slice(1), href };
}
