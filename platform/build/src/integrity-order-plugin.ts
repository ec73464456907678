import { type Change, rewriteScripts } from './rewrite-scripts.ts';

const integrityList = /\.sriHashes\s*=\s*\{([^{}]*)\}/g;

/** The compiler's order differs between runs, so equal sources would give different builds (R107). */
export const integrityOrderPlugin = () => rewriteScripts('integrity order', sortedLists);

/** Neither keys nor hashes contain a comma. */
export function sortedLists(code: string): Change[] {
  return [...code.matchAll(integrityList)].flatMap((match) => {
    const list = match[1] ?? '';
    const end = match.index + match[0].length - 1;
    const text = list
      .split(',')
      .map((entry) => entry.trim())
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .join(',');
    return text === list ? [] : [{ start: end - list.length, end, text }];
  });
}
