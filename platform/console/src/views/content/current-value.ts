import type { EntryState, EntryValue } from '@viit/contract/registry-api';

/** The draft's value, or else the published one. */
export const currentValue = ({ draft, published }: EntryState): EntryValue =>
  draft ? (draft.value ?? {}) : (published?.value ?? {});
