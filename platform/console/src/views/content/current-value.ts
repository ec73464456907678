import { canonicalJson } from '@viit/contract/canonical-json';
import type { EntryState, EntryValue } from '@viit/contract/registry-api';

/** The draft's value, or else the published one. */
export const currentValue = ({ draft, published }: EntryState): EntryValue =>
  draft ? (draft.value ?? {}) : (published?.value ?? {});

/** Ignores what the server does not preserve: the order of fields, and spaces around texts. */
export const isSame = (a: unknown, b: unknown): boolean => canonicalJson(trimTexts(a)) === canonicalJson(trimTexts(b));

const trimTexts = (value: unknown): unknown =>
  value && JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === 'string' ? one.trim() : one));
