import type { Location2 } from 'lightningcss';

/** Longest quotation, in characters. */
const quoteLength = 120;

/** The beginning of the rule at a position (line from 0, column from 1): its selectors, or its name and prelude. */
export function quoteRule(text: string, { line, column }: Location2): string {
  const rows = text.split('\n');
  const rest = [rows[line]?.slice(column - 1) ?? '', ...rows.slice(line + 1, line + 20)].join('\n');
  return shorten(/^(?:"[^"]*"|'[^']*'|[^{;"'])*/.exec(rest)?.[0] ?? '');
}

/** One selector of a rule: the rule's list is cut at the commas that are in no parentheses, brackets or strings. */
export function quoteSelector(prelude: string, index: number, count: number): string {
  const selectors = prelude.match(/(?:"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^,])+/g) ?? [];
  return shorten(selectors.length === count ? (selectors[index] ?? prelude) : prelude);
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > quoteLength ? `${plain.slice(0, quoteLength)}…` : plain;
}
