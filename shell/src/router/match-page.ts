import type { Route } from '@viit/contract';
import { hasParameters } from '@viit/contract/path';
import { matchPath } from 'react-router-dom';

export interface Match {
  row: Route;
  params: Record<string, string>;
}

/** Prefers a page without parameters. Case-sensitive. */
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

export const withSiteName = (title: string): string => (title.includes('VIIT') ? title : `${title} | VIIT`);
