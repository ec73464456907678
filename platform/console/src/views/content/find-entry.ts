import type { EntryState } from '@viit/contract/registry-api';
import { currentValue } from './current-value.ts';

/**
 * The entry that a press in the page means: the one with the id of a pressed element, or else the one with a pressed text.
 * @param texts from the pressed element outwards.
 */
export function findEntry(entries: readonly EntryState[], texts: readonly string[]): EntryState | undefined {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const text of texts) {
    const found = byId.get(text);
    if (found) return found;
  }
  for (const text of texts) {
    const found = entries.filter((entry) => hasText(entry, text.trim()));
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** Short texts, such as a year, are in many entries. */
const hasText = (entry: EntryState, text: string): boolean =>
  text.length > 3 &&
  Object.values(currentValue(entry)).some(
    (value) => typeof value === 'string' && (value === text || (text.includes(value) && value.length > 8)),
  );
