import type { EntryState } from '@viit/contract/registry-api';
import { currentValue } from './current-value.ts';

/** What the page has at one element: ids, text, and the addresses of pictures and links. */
export type PressedElement = readonly string[];

/** Shorter values, such as a number or IT, are in the texts of many entries. */
const shortest = 4;

/**
 * The entry that a press in the page means: the one with the id of a pressed element, or else the one whose values the smallest element
 * shows. An element that shows what only another entry has shows several entries.
 * @param pressed the pressed element and those around it.
 */
export function findEntry(entries: readonly EntryState[], pressed: readonly PressedElement[]): EntryState | undefined {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const id of pressed.flat()) {
    const found = byId.get(id);
    if (found) return found;
  }
  const candidates = entries.map((entry) => ({ entry, values: [...new Set(textsOf(currentValue(entry)).map(plain))] }));
  for (const element of pressed) {
    const texts = element.map(plain);
    const found = candidates.map((one) => one.values.filter((value) => texts.some((text) => has(text, value))));
    const all = [...new Set(found.flat())];
    const whole = new Set(all.filter((value) => !all.some((other) => other !== value && has(other, value))));
    const shown = candidates
      .map(({ entry }, index) => ({ entry, values: found[index]?.filter((value) => whole.has(value)) ?? [] }))
      .sort((a, b) => lengthOf(b.values) - lengthOf(a.values));
    const [first, second] = shown;
    if (!first || first.values.length === 0) continue;
    const others = [...whole].filter((value) => value.length >= shortest && !first.values.includes(value));
    if (others.length > 0) return undefined;
    if (lengthOf(first.values) > lengthOf(second?.values ?? []) && isClear(first.values, texts)) return first.entry;
  }
  return undefined;
}

const lengthOf = (values: readonly string[]): number => values.join('').length;

const isClear = (values: readonly string[], texts: readonly string[]): boolean =>
  values.length > 1 ||
  values.some((value) => value.length >= shortest || (texts.includes(value) && Number.isNaN(Number(value))));

/** As whole words. */
function has(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + value.length] ?? '')) return true;
  }
  return false;
}

const letter = /[\p{L}\p{N}]/u;

/** Styles change the case. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Lines of text, numbers, and addresses of files, also of groups. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number')
    return String(value)
      .split('\n')
      .filter((text) => text.trim());
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
}

/** The pictures and documents of an entry. */
export const filesOf = (entry: EntryState): string[] =>
  textsOf(currentValue(entry)).filter((text) => text.startsWith('/') && /\.[a-z0-9]+$/.test(text));
