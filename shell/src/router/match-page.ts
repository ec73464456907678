import type { Route } from '@viit/contract';
import { hasParameters } from '@viit/contract/path';
import { matchPath } from 'react-router-dom';

/** A page that matches a path, and the values of its parameters. */
export interface Match {
  row: Route;
  params: Record<string, string>;
}

/**
 * Finds a path's page; one without parameters first. Case-sensitive: if only the case or a trailing slash differs, the server redirects to the canonical
 * path.
 */
export function matchPage(pages: readonly Route[], path: string): Match | undefined {
  const byPrecision = [...pages].sort((a, b) => Number(hasParameters(a.path)) - Number(hasParameters(b.path)));
  for (const row of byPrecision) {
    const match = matchPath({ path: row.path, caseSensitive: true, end: true }, path);
    if (!match) continue;
    const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
    return { row, params };
  }
  return undefined;
}

/** A page's title with the site's name. */
export const withSiteName = (title: string): string => (title.includes('VIIT') ? title : `${title} | VIIT`);
