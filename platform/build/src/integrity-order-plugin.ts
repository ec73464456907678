import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { type Change, rewriteScripts } from './rewrite-scripts.ts';

/** The integrity of a build's chunks in its entry, by the chunks' numbers. */
const integrityList = /\.sriHashes\s*=\s*\{([^{}]*)\}/g;

/**
 * Sorts the list of the chunks' integrity in an entry. The compiler writes it in an order that differs from one run to the next, so
 * that the same sources would give different builds (R107).
 */
export class IntegrityOrderPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    rewriteScripts(compiler, 'IntegrityOrderPlugin', sortedLists);
  }
}

/** The lists of a script whose order changes. Neither keys nor hashes contain a comma. */
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
