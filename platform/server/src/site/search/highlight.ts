import type { SearchPiece } from '@viit/contract/search';

/** In characters. */
const excerptLength = 180;

export function highlight(text: string, stems: readonly string[]): SearchPiece[] {
  const pattern = stemPattern(stems);
  if (!pattern || !text) return text ? [{ text, isMatch: false }] : [];
  // Splitting by a pattern with one group alternates text and matches.
  return text
    .split(pattern)
    .map((piece, i) => ({ text: piece, isMatch: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

export function excerpt(text: string, stems: readonly string[]): SearchPiece[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  const first = stemPattern(stems)?.exec(plain)?.index ?? 0;
  const from = first < excerptLength / 2 ? 0 : plain.indexOf(' ', first - excerptLength / 3) + 1;
  const end = plain.length <= from + excerptLength ? plain.length : plain.lastIndexOf(' ', from + excerptLength);
  const part = plain.slice(from, end > from ? end : from + excerptLength);
  return highlight(`${from > 0 ? '… ' : ''}${part}${end < plain.length ? ' …' : ''}`, stems);
}

/** PostgreSQL's stem "polici" must match "policy", and "it" must not match "items". */
function stemPattern(stems: readonly string[]): RegExp | undefined {
  const patterns = stems
    .filter((stem) => /^[\p{L}\p{M}\p{N}]+$/u.test(stem))
    .map((stem) => (stem.length < 3 ? `${stem}(?![\\p{L}\\p{M}\\p{N}])` : `${stem.replace(/(?<=..)i$/, '[iy]')}`));
  if (patterns.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])((?:${patterns.join('|')})[\\p{L}\\p{M}\\p{N}]*)`, 'iu');
}
