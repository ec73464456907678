import { formatKilobytes } from '../file-size.ts';

/** "1 page", "3 pages". */
export const plural = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : nouns}`;

/** "+1.2 KB", "−340 bytes"; empty without a change. */
export function describeBytes({ from, to }: { from: number; to: number }): string {
  const difference = to - from;
  if (difference === 0) return '';
  const size = Math.abs(difference);
  return `${difference > 0 ? '+' : '−'}${size < 1000 ? plural(size, 'byte') : formatKilobytes(size)}`;
}

/** "a", "a and b", "a, b and 3 more". */
export function listNames(names: readonly string[], most = 3): string {
  if (names.length <= 1) return names.join('');
  const shown = names.length > most ? names.slice(0, most) : names.slice(0, -1);
  const last = names.length > most ? `${names.length - most} more` : names.at(-1);
  return `${shown.join(', ')} and ${last}`;
}
