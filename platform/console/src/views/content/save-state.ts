import type { EntryState } from '@viit/contract/registry-api';
import type { CopyOwner, CopyStorage, LocalCopy } from './local-copies.ts';

/** What becomes of the last edit. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'waiting'; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'conflict'; theirs: EntryState };

/** Of `EntrySaver`. */
export interface SaverOptions {
  person: CopyOwner['person'];
  part: string;
  entry: EntryState;
  save: (id: string, change: LocalCopy) => Promise<EntryState>;
  onChange: () => void;
  storage?: CopyStorage;
}
