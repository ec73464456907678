import type { Location2 } from 'lightningcss';

/** In characters. */
const quoteLength = 120;

/** Quotes a rule's beginning. Lines count from 0, columns from 1. */
export function quoteRule(text: string, { line, column }: Location2): string {
  const rows = text.split('\n');
  const rest = [rows[line]?.slice(column - 1) ?? '', ...rows.slice(line + 1, line + 20)].join('\n');
  return shorten(/^(?:"[^"]*"|'[^']*'|[^{;"'])*/.exec(rest)?.[0] ?? '');
}

/** Ignores commas in parentheses, brackets and strings. */
export function quoteSelector(prelude: string, index: number, count: number): string {
  const selectors = prelude.match(/(?:"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^,])+/g) ?? [];
  return shorten(selectors.length === count ? (selectors[index] ?? prelude) : prelude);
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > quoteLength ? `${plain.slice(0, quoteLength)}…` : plain;
}
