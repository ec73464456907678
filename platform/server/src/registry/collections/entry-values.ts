import { createHash } from 'node:crypto';
import type { Entry } from '@viit/contract';
import { canonicalJson } from '@viit/contract/canonical-json';
import type { EntryValue } from '@viit/contract/registry-api';

export const entryValue = ({ id: _, ...value }: Entry): EntryValue => value;

export const revisionOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, 32);

export const isSame = (a: EntryValue | null, b: EntryValue | null): boolean =>
  a === null || b === null ? a === b : revisionOf(a) === revisionOf(b);

/** Changed, added and removed (null) entries. */
export function changedEntries(
  before: readonly Entry[],
  after: readonly Entry[],
): { id: string; value: EntryValue | null }[] {
  const previous = new Map(before.map((entry) => [entry.id, entryValue(entry)]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after
      .map((entry) => ({ id: entry.id, value: entryValue(entry) }))
      .filter(({ id, value }) => !isSame(value, previous.get(id) ?? null)),
    ...before.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ id, value: null })),
  ];
}
