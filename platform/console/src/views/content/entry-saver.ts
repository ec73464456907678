import type { EntryState, EntryValue } from '@viit/contract/registry-api';
import { entryConflictSchema } from '@viit/contract/registry-api';
import { RegistryError } from '../../api/registry-client.ts';
import { currentValue, isSame } from './current-value.ts';

/** What becomes of the last edit. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'waiting'; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'conflict'; theirs: EntryState };

/** An edit that the server does not have yet. */
interface LocalCopy {
  value: EntryValue;
  revision: string | null;
}

interface SaverOptions {
  part: string;
  entry: EntryState;
  save: (id: string, change: LocalCopy) => Promise<EntryState>;
  onChange: () => void;
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** In ms: after the last edit, after the first one, and after a failure. */
export const saveTimes = { pause: 600, longest: 1800, retry: 4000 };

export const localKey = (part: string, id: string): string => `draft ${part}/${id}`;

/**
 * Saves the edits of one entry. Until the server has an edit, it is also in the browser's storage, so that a reload, a lost
 * connection or an ended session loses nothing.
 */
export class EntrySaver {
  value: EntryValue;
  entry: EntryState;
  state: SaveState = { kind: 'saved' };
  /** False if the browser's storage is full or turned off. */
  isKept = true;
  readonly #options: Required<SaverOptions>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstEdit: number | undefined;
  #isSaving = false;

  constructor(options: SaverOptions) {
    this.#options = { storage: localStorage, ...options };
    this.entry = options.entry;
    this.value = currentValue(options.entry);
    const copy = this.#readCopy();
    if (!copy || isSame(copy.value, this.value)) return;
    this.value = copy.value;
    if (copy.revision === this.entry.revision) this.#schedule();
    else this.state = { kind: 'conflict', theirs: this.entry };
  }

  edit(value: EntryValue): void {
    this.value = value;
    this.#keepCopy();
    if (this.state.kind !== 'conflict') this.#schedule();
    this.#options.onChange();
  }

  /** The server's state after a change by somebody else; edits that are not saved stay. */
  adopt(entry: EntryState): void {
    if (this.state.kind !== 'saved' || this.#isSaving || entry.revision === this.entry.revision) return;
    this.entry = entry;
    this.value = currentValue(entry);
    this.#options.onChange();
  }

  /** Ends a conflict. */
  resolve(value: EntryValue): void {
    if (this.state.kind !== 'conflict') return;
    this.entry = this.state.theirs;
    this.value = value;
    this.#keepCopy();
    this.state = { kind: 'unsaved' };
    void this.saveNow();
  }

  async saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSaving || this.state.kind === 'conflict' || this.state.kind === 'saved') return;
    this.#isSaving = true;
    this.#firstEdit = undefined;
    const { value } = this;
    try {
      this.entry = await this.#options.save(this.entry.id, { value, revision: this.entry.revision });
      this.#isSaving = false;
      if (value === this.value) {
        this.state = { kind: 'saved' };
        this.#options.storage.removeItem(this.#key);
      } else {
        this.#keepCopy();
        this.#schedule();
      }
    } catch (error) {
      this.#isSaving = false;
      this.#fail(error as Error);
    }
    this.#options.onChange();
  }

  stop(): void {
    void this.saveNow();
    clearTimeout(this.#timer);
  }

  #fail(error: Error): void {
    const { code = '', details } = error as Partial<RegistryError>;
    const theirs = entryConflictSchema.safeParse(details).data?.entries[0];
    if (code === 'entry-changed' && theirs) {
      if (isSame(currentValue(theirs), this.value)) {
        this.entry = theirs;
        this.state = { kind: 'saved' };
        this.#options.storage.removeItem(this.#key);
      } else this.state = { kind: 'conflict', theirs };
    } else if (error instanceof RegistryError && isFinal.test(code)) {
      this.state = { kind: 'refused', reason: error.message };
    } else {
      this.state = { kind: 'waiting', reason: error.message };
      this.#timer = setTimeout(() => void this.saveNow(), saveTimes.retry);
    }
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.state = { kind: 'unsaved' };
    this.#firstEdit ??= Date.now();
    const longest = this.#firstEdit + saveTimes.longest - Date.now();
    this.#timer = setTimeout(() => void this.saveNow(), Math.max(0, Math.min(saveTimes.pause, longest)));
  }

  get #key() {
    return localKey(this.#options.part, this.entry.id);
  }

  #keepCopy(): void {
    const { value, entry } = this;
    try {
      this.#options.storage.setItem(this.#key, JSON.stringify({ value, revision: entry.revision }));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }

  #readCopy(): LocalCopy | undefined {
    try {
      const stored = this.#options.storage.getItem(this.#key);
      return stored ? (JSON.parse(stored) as LocalCopy) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The same request cannot succeed later. */
const isFinal = /^(request-invalid|not-permitted|collection-unknown|list-unknown|entries-invalid|entries-too-many)$/;
