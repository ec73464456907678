import type { ConsoleSession } from '@viit/contract/console';
import type { EntryValue } from '@viit/contract/registry-api';
import { windowId } from '../../api/follow-changes.ts';
import { isSame } from './current-value.ts';

/** An edit that the server does not have yet. */
export interface LocalCopy {
  value: EntryValue;
  revision: string | null;
  /** What the edit began with. */
  base?: EntryValue | undefined;
  /** The server may have them: a save was under way. */
  sent?: readonly EntryValue[] | undefined;
}

/** Of edits whose responses were lost, the first and the last ones: the browser's storage is small. */
export function addSent(sent: readonly EntryValue[], value: EntryValue): EntryValue[] {
  const [first = value, ...others] = sent.filter((one) => !isSame(one, value));
  return [first, ...others.slice(-8), ...(first === value ? [] : [value])];
}

export type CopyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Who writes which entry: others who use the same browser do not get it. */
export interface CopyOwner {
  person: Pick<ConsoleSession, 'id' | 'label'>;
  part: string;
  id: string;
}

/** What the browser's storage refused: kept until the window is closed. */
const unstored = new WeakMap<CopyStorage, Map<string, string>>();
const unstoredIn = (storage: CopyStorage) => unstored.get(storage) ?? new Map<string, string>();

/** A window has a copy of its own, so that two windows do not overwrite each other's. */
export const copyKey = ({ person, part, id }: CopyOwner, window: string = windowId): string =>
  `draft ${person.id} ${part}/${id} ${window}`;

/** Version 1.0 named copies by the label. */
function keysIn(storage: CopyStorage, { id, label }: CopyOwner['person'], entry = ''): string[] {
  const keys = [...unstoredIn(storage).keys()];
  try {
    keys.push(...Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''));
  } catch {
    // The browser's storage is turned off.
  }
  return [...new Set(keys)].filter((key) => [id, label].some((name) => key.startsWith(`draft ${name} ${entry}`)));
}

/** Of all windows; damaged ones are left out. */
export const readCopies = (storage: CopyStorage, owner: CopyOwner): (LocalCopy & { key: string; text: string })[] =>
  keysIn(storage, owner.person, `${owner.part}/${owner.id} `).flatMap((key) => {
    try {
      const text = unstoredIn(storage).get(key) ?? storage.getItem(key) ?? '';
      const copy = JSON.parse(text) as Partial<LocalCopy> | null;
      return copy?.value && typeof copy.value === 'object'
        ? [{ ...copy, value: copy.value, revision: copy.revision ?? null, key, text }]
        : [];
    } catch {
      return [];
    }
  });

/** @returns false if the storage is full or turned off: the copy then ends with the window. */
export function keepCopy(storage: CopyStorage, owner: CopyOwner, copy: LocalCopy): boolean {
  const [key, text] = [copyKey(owner), JSON.stringify(copy)];
  try {
    storage.setItem(key, text);
    unstoredIn(storage).delete(key);
    return true;
  } catch {
    unstored.set(storage, unstoredIn(storage).set(key, text));
    return false;
  }
}

/** Those with a text only if they still have it: their windows may be open. */
export function dropCopies(storage: CopyStorage, copies: readonly { key: string; text?: string }[]): void {
  for (const { key, text } of copies) {
    const refused = unstoredIn(storage);
    if (text === undefined || refused.get(key) === text) refused.delete(key);
    try {
      if (text === undefined || storage.getItem(key) === text) storage.removeItem(key);
    } catch {
      // Nothing could be stored either.
    }
  }
}

/** Names of the entries, such as exams/notices/fees, of which this browser has edits. */
export const unsentEntries = (storage: CopyStorage, person: CopyOwner['person']): string[] =>
  [...new Set(keysIn(storage, person).map((key) => key.split(' ').at(-2) ?? ''))].sort();
