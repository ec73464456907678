import { canonicalJson } from '@viit/contract/canonical-json';
import type { EntryState, EntryValue } from '@viit/contract/registry-api';

/** The draft's value, or else the published one. */
export const currentValue = ({ draft, published }: EntryState): EntryValue =>
  draft ? (draft.value ?? {}) : (published?.value ?? {});

/** Ignores the order of fields: the server does not preserve it. */
export const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);
