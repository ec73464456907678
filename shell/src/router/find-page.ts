import type { Route } from '@viit/contract';
import { hasParameters } from '@viit/contract/path';
import type { Match } from './match-page.ts';
import { routeIndex, tablesFor } from './route-index.ts';
import { prefetchEntry, sectionTable, variantTitle } from './section-table.ts';

export async function pagesNear(path: string): Promise<Route[]> {
  const index = await routeIndex();
  const pages = tablesFor(index, path).map(async (section) => {
    prefetchEntry(index, section);
    const table = await sectionTable(index, section);
    return table.pages.map((page) => ({ ...page, section }));
  });
  return (await Promise.all(pages)).flat();
}

/** `undefined` if a route with parameters has no such page. */
export async function titleAt({ row }: Match, path: string): Promise<string | undefined> {
  return hasParameters(row.path) ? variantTitle(await routeIndex(), row.section, path) : row.title;
}
