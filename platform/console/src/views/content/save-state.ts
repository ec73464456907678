import type { EntryState } from '@viit/contract/registry-api';

/** What becomes of the last edit. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'waiting'; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'conflict'; theirs: EntryState };
