import type { PageRow, PageTable } from '@viit/contract';
import { matchPath } from 'react-router-dom';

/** A row of the page table that an address leads to, and the values of its parameters. */
export interface Match {
  row: PageRow;
  params: Record<string, string>;
}

/**
 * Finds a path's page. Letter case counts, as the table writes it; where only the case or a trailing slash differs, the
 * server answers with the canonical form.
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

/** Whether a parameterised page has the values asked for; every plain page has. */
export function isKnown({ row, params }: Match): boolean {
  if (!row.variants) return true;
  return row.variants.some((variant) =>
    Object.entries(params).every(([name, value]) => variant.params[name] === value),
  );
}

/** The document title of a page, from the page table only (design.md section 4). */
export function documentTitle({ row, params }: Match): string {
  const variant = row.variants?.find((one) =>
    Object.entries(params).every(([name, value]) => one.params[name] === value),
  );
  return withSiteName(variant?.title ?? row.title);
}

/** A page's title as the document bears it. */
export const withSiteName = (title: string): string => (title.includes('VIIT') ? title : `${title} | VIIT`);
