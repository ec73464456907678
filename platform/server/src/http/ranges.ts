/** First and last byte of a part, both counted in. */
export interface Part {
  first: number;
  last: number;
}

/**
 * The part of a file that a Range header asks for (RFC 9110, section 14): some browsers play no video without it.
 * @returns undefined for the whole file: nothing was asked, or more than one part, which may be answered whole.
 */
export function partOf(header: string | undefined, size: number): Part | 'none' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = found ?? [];
  if (!found || from + to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first < size && first <= last ? { first, last } : 'none';
}
