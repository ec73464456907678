import type { EntryState, EntryValue } from '@viit/contract/registry-api';

/** The draft's value, or else the published one. */
export const currentValue = ({ draft, published }: EntryState): EntryValue =>
  draft ? (draft.value ?? {}) : (published?.value ?? {});

const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Ignores the order of fields: the server does not preserve it. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
