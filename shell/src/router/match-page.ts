import type { PageRow, PageTable } from '@viit/contract';
import { matchPath } from 'react-router-dom';

/** A row of the page table that matches a path, and the values of its parameters. */
export interface Match {
  row: PageRow;
  params: Record<string, string>;
}

/**
 * Finds a path's page. Case-sensitive: if only the case or a trailing slash differs, the server redirects to the canonical
 * path.
 */
export function matchPage(table: Pick<PageTable, 'pages'>, path: string): Match | undefined {
  for (const row of table.pages) {
    const match = matchPath({ path: row.path, caseSensitive: true, end: true }, path);
    if (!match) continue;
    const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
    return { row, params };
  }
  return undefined;
}

/** Whether the page table lists the parameters' values; true for a page without parameters. */
export const hasKnownParams = (match: Match): boolean => !match.row.variants || variantOf(match) !== undefined;

/** The document title of a page, from the page table only (R100.5). */
export const documentTitle = (match: Match): string => withSiteName(variantOf(match)?.title ?? match.row.title);

/** A page's title with the site's name. */
export const withSiteName = (title: string): string => (title.includes('VIIT') ? title : `${title} | VIIT`);

const variantOf = ({ row, params }: Match) =>
  row.variants?.find((variant) => Object.entries(params).every(([name, value]) => variant.params[name] === value));
