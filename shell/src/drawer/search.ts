import type { DocumentRef, PageRow } from '@viit/contract';
import { fillRoute, hasParameters } from '@viit/contract/path';
import { entriesOf, type MenuEntry } from '../menu/entries.ts';
import { menuTree } from '../menu/menu-tree.ts';
import { portals } from '../menu/quick-access.ts';

/** A page that search can find: a row of the page table, or as much of one as search needs. */
export type SearchPage = Pick<PageRow, 'path' | 'title' | 'description'> &
  Partial<Pick<PageRow, 'canonical' | 'variants'>>;

/** What a search found: the menu's entries first, then what only the page table knows. */
export interface Matches {
  entries: readonly MenuEntry[];
  pages: readonly SearchPage[];
  documents: readonly DocumentRef[];
  count: number;
}

const searched: readonly MenuEntry[] = [...entriesOf(menuTree), ...entriesOf([{ name: 'Quick Access', sub: portals }])];

/** Finds entries by name, pages by title, description and address, documents by name; letter case does not count. */
export function search(text: string, pages: readonly SearchPage[], documents: readonly DocumentRef[]): Matches {
  const wanted = text.trim().toLowerCase();
  const has = (where: string) => where.toLowerCase().includes(wanted);
  const entries = searched.filter(({ item }) => has(item.name));
  const listed = new Set(entries.map(({ item }) => item.link));
  const foundPages = namedPages(pages).filter(
    ({ path, title, description }) => !listed.has(path) && (has(title) || has(description) || has(path)),
  );
  const foundDocuments = documents.filter(({ name }) => has(name));
  return {
    entries,
    pages: foundPages,
    documents: foundDocuments,
    count: entries.length + foundPages.length + foundDocuments.length,
  };
}

/** The pages that have a name of their own: one per known value of a parameterised path, and none that is only passed through. */
function namedPages(rows: readonly SearchPage[]): SearchPage[] {
  return rows.flatMap(({ path, title, description, variants = [], canonical }) => {
    if (path === '/redirect' || (canonical && canonical !== path)) return [];
    if (!hasParameters(path)) return [{ path, title, description }];
    return variants.map((variant) => ({
      path: fillRoute(path, variant.params),
      title: variant.title,
      description: '',
    }));
  });
}

/** A document by its address alone: "/documents/policies/anti-ragging.pdf" is "Anti ragging". */
export function documentFromAddress(href: string): DocumentRef {
  const words = decodeURIComponent(href.split('/').at(-1) ?? href)
    .replace(/\.[a-z0-9]+$/i, '')
    .replaceAll(/[-_]+/g, ' ');
  return { name: words.charAt(0).toUpperCase() + words.slice(1), href };
}
