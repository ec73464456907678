import type { EntryState, EntryValue } from '@viit/contract/registry-api';
import { currentValue, isSame } from './current-value.ts';
import { addSent, type CopyOwner, copyKey, dropCopies, keepCopy, readCopies } from './local-copies.ts';
import { mergeEdits } from './merge-edits.ts';
import { readFailure, withTimeout } from './save-failure.ts';
import type { SaverOptions, SaveState } from './save-state.ts';

/** In ms: after the last edit, after the first one, after a failure, and until a save that does not respond has failed. */
export const saveTimes = { pause: 600, longest: 1800, retry: 4000, timeout: 20_000 };

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
  readonly #owner: CopyOwner;
  /** What the edits began with; unknown for a copy of an older console. */
  #base: EntryValue | undefined;
  /** Of this window, and of others whose edits were not saved, as they were when they were read. */
  #copies: { key: string; text?: string }[];
  #others: ReturnType<typeof readCopies>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstEdit: number | undefined;
  #isSaving = false;
  #isStopped = false;
  /** The server may have them: the responses were lost. */
  #unconfirmed: readonly EntryValue[] = [];
  /** Responses that are late may have it. */
  #replaced: string | null | undefined;
  #late: EntryState | undefined;

  constructor(options: SaverOptions) {
    this.#options = { storage: localStorage, ...options };
    this.entry = options.entry;
    this.value = currentValue(options.entry);
    this.#base = this.value;
    this.#owner = { person: options.person, part: options.part, id: this.entry.id };
    this.#copies = [{ key: copyKey(this.#owner) }];
    this.#others = readCopies(this.#options.storage, this.#owner);
    this.#takeCopy();
  }

  edit(value: EntryValue): void {
    this.value = value;
    this.#keepCopy();
    if (this.state.kind !== 'conflict') this.#schedule();
    this.#options.onChange();
  }

  /** The server's state after a change by somebody else; edits that are not saved stay. @param isCurrent certainly no late response. */
  adopt(entry: EntryState, isCurrent = false): void {
    if (this.state.kind !== 'saved' || this.#isSaving) return;
    const isLate = !isCurrent && entry.revision === this.#replaced;
    this.#late = isLate ? entry : undefined;
    if (isLate) return;
    if (entry.revision !== this.entry.revision) this.value = currentValue(entry);
    this.#follow(entry);
    this.#options.onChange();
  }

  /** Ends a conflict. */
  resolve(value: EntryValue): void {
    if (this.state.kind !== 'conflict') return;
    this.#follow(this.state.theirs);
    this.value = value;
    this.#keepCopy();
    this.state = { kind: 'unsaved' };
    void this.saveNow();
  }

  /** Ends a conflict without the own edit. */
  giveUp(): void {
    if (this.state.kind !== 'conflict') return;
    this.#follow(this.state.theirs);
    this.value = currentValue(this.entry);
    this.#settle();
    this.#options.onChange();
  }

  async saveNow(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSaving || this.state.kind === 'conflict' || this.state.kind === 'saved') return;
    this.#isSaving = true;
    this.#firstEdit = undefined;
    const {
      value,
      entry: { revision },
    } = this;
    try {
      this.#unconfirmed = addSent(this.#unconfirmed, value);
      this.#keepCopy();
      this.#follow(await withTimeout(this.#options.save(this.entry.id, { value, revision }), saveTimes.timeout));
      this.#isSaving = false;
      this.#unconfirmed = [];
      this.#replaced = revision === this.entry.revision ? undefined : revision;
      setTimeout(() => {
        this.#replaced = undefined;
        // No newer response has come: somebody has discarded the draft.
        if (this.#late) this.adopt(this.#late);
      }, saveTimes.retry);
      if (value === this.value) this.#settle();
      else {
        this.state = { kind: 'unsaved' };
        this.#keepCopy();
        this.#schedule();
      }
    } catch (error) {
      this.#isSaving = false;
      this.#fail(error as Error);
    }
    this.#options.onChange();
  }

  /** What could not be saved stays in the browser. */
  stop(): void {
    this.#isStopped = true;
    void this.saveNow();
    clearTimeout(this.#timer);
  }

  #fail(error: Error): void {
    const failure = readFailure(error);
    if (failure.kind === 'conflict') {
      const { theirs } = failure;
      if (isSame(currentValue(theirs), this.value)) {
        this.#follow(theirs);
        this.#settle();
      } else this.#meet(theirs);
      return;
    }
    this.state = failure;
    if (failure.kind === 'refused' || this.#isStopped) return;
    this.#timer = setTimeout(() => void this.saveNow(), saveTimes.retry);
  }

  #follow(entry: EntryState): void {
    this.entry = entry;
    this.#base = currentValue(entry);
  }

  /** Goes on with the version of the server, if nobody else changed the same field. */
  #meet(theirs: EntryState): void {
    const saved = currentValue(theirs);
    const isOwn = this.#unconfirmed.some((sent) => isSame(sent, saved));
    const isRemoved = !(theirs.draft ?? theirs.published)?.value;
    const merged = !isOwn && !isRemoved && this.#base ? mergeEdits(this.#base, this.value, saved) : undefined;
    this.value = merged?.value ?? this.value;
    if (!isOwn && !merged?.isClear) {
      this.state = { kind: 'conflict', theirs };
      return;
    }
    this.#follow(theirs);
    this.#keepCopy();
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    // Until a save succeeds, further typing does not hide the reason.
    if (this.state.kind !== 'waiting') this.state = { kind: 'unsaved' };
    this.#firstEdit ??= Date.now();
    const longest = this.#firstEdit + saveTimes.longest - Date.now();
    this.#timer = setTimeout(() => void this.saveNow(), Math.max(0, Math.min(saveTimes.pause, longest)));
  }

  #settle(): void {
    this.state = { kind: 'saved' };
    dropCopies(this.#options.storage, this.#copies);
    this.#takeCopy();
  }

  /** The next one whose edit the server does not have. */
  #takeCopy(): void {
    const copy = this.#others.shift();
    if (!copy) return;
    this.#copies.push(copy);
    if (isSame(copy.value, this.value)) return void this.#settle();
    this.value = copy.value;
    this.#unconfirmed = copy.sent ?? [];
    if (copy.revision === this.entry.revision) return void this.#schedule();
    this.#base = copy.base;
    this.#meet(this.entry);
    // Further edits are of this revision too, also after another reload.
    if (this.state.kind === 'conflict') this.entry = { ...this.entry, revision: copy.revision };
  }

  #keepCopy(): void {
    const { revision } = this.entry;
    const copy = { value: this.value, revision, base: this.#base, sent: this.#unconfirmed };
    this.isKept = keepCopy(this.#options.storage, this.#owner, copy);
  }
}
