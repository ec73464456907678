import { setImmediate } from 'node:timers/promises';
import {
  acceptsEntries,
  type Collection,
  collectionAddress,
  type Entry,
  entriesAt,
  entriesSchema,
  listsOf,
  type Manifest,
  maxEntriesLength,
} from '@viit/contract';
import type { EntryProblem } from '@viit/contract/registry-api';
import { mapInBatches } from '@viit/core/map-in-batches';
import { Refusal } from '@viit/core/refusal';
import type { Lists } from '@viit/render/jobs';
import { LRUCache } from 'lru-cache';
import { assertFewRows, hasFewRows } from './row-fields.ts';

/** By address, such as `/api/content/exams/notifications`. */
export type Entries = ReadonlyMap<string, readonly Entry[]>;

/** @param part such as `exams/notifications`, or `exams`. */
export const sectionOf = (part: string): string => part.split('/')[0] ?? '';

/** @param name such as `exams/notifications`. */
export function listAddress(name: string): string {
  const [section = '', collection = ''] = name.split('/');
  return collectionAddress(section, collection);
}

export type Builds = Iterable<{ manifest: Manifest }>;

/** With the names of their parts. */
export const collectionsOf = (builds: Builds) =>
  [...builds].flatMap(({ manifest }) =>
    (manifest.collections ?? []).map((collection) => ({
      ...{ part: `${manifest.name}/${collection.name}`, section: manifest.name, collection },
      identity: manifest.identity,
    })),
  );

/**
 * Of declared collections, also entries that visitors do not see now; unchanged collections have their seeds.
 * @param parts hashes by name.
 * @returns by part.
 */
export async function shownCollections(stored: Entries, parts: ReadonlyMap<string, string>, builds: Builds) {
  const shown = new Map<string, readonly Entry[]>();
  for (const { part, collection, identity } of collectionsOf(builds)) {
    const entries = stored.get(listAddress(part));
    const key = `${part} ${parts.get(part)} ${identity}`;
    shown.set(part, entries ? await acceptedEntries(key, collection, entries) : collection.seed);
  }
  return shown;
}

/** When visitors see the entries as of, by part; of collections whose entries have times. */
export type ContentTimes = ReadonlyMap<string, string>;

interface ShownRelease {
  /** Hashes by name. */
  parts: ReadonlyMap<string, string>;
  contentTimes: ContentTimes;
}

/** What visitors get. */
export async function shownLists(
  stored: Entries,
  { parts, contentTimes }: ShownRelease,
  builds: Builds,
): Promise<Lists> {
  const all = [...builds];
  const collections = await shownCollections(stored, parts, all);
  return new Map(
    collectionsOf(all).flatMap(({ part, collection, section }) =>
      listsOf(section, collection, entriesAt(collections.get(part) ?? [], contentTimes.get(part) ?? '')),
    ),
  );
}

/** In characters as JSON. */
const accepted = new LRUCache<string, readonly Entry[]>({
  maxSize: 20_000_000,
  sizeCalculation: (entries) => JSON.stringify(entries).length,
});

/** After an operator's rollback, a build may not accept all entries; they are left out, and stay in the history. */
async function acceptedEntries(key: string, collection: Collection, entries: readonly Entry[]) {
  const cached = accepted.get(key);
  if (cached) return cached;
  // Other requests are served between collections.
  await setImmediate();
  const [shown] = await partitionEntries(collection, entries);
  accepted.set(key, shown);
  return shown;
}

/** @returns the entries that a build accepts, and the others. */
export async function partitionEntries(
  collection: Collection,
  entries: readonly Entry[],
): Promise<[accepted: readonly Entry[], others: readonly Entry[]]> {
  if (hasFewRows(collection, entries) && acceptsEntries(collection, entries)) return [entries, []];
  const fits = await mapInBatches(entries, (entry) => acceptsEntries(collection, [entry]));
  return [entries.filter((_, i) => fits[i]), entries.filter((_, i) => !fits[i])];
}

/** @param isChanged by the name of a part or build. */
export async function checkCollections(lists: Entries, builds: Builds, isChanged: (name: string) => boolean) {
  for (const { part, collection } of collectionsOf(builds)) {
    const entries = lists.get(listAddress(part));
    if (!entries || !(isChanged(part) || isChanged(sectionOf(part)))) continue;
    await setImmediate();
    parseEntries(part, collection, entries);
  }
}

const shownIssues = 20;

/** @throws Refusal with the entry, the field and the reason of each error. */
export function parseEntries(part: string, collection: Collection, entries: unknown): Entry[] {
  if (JSON.stringify(entries)?.length > maxEntriesLength) {
    throw new Refusal(
      'entries-invalid',
      `The entries of ${part} have more than ${maxEntriesLength / 1000} 000 characters as JSON. Remove old ones.`,
    );
  }
  if (Array.isArray(entries)) assertFewRows(`The entries of ${part}`, collection, entries);
  const { success, data, error } = entriesSchema(collection).safeParse(entries);
  if (success) return data;
  const problems = error.issues.slice(0, shownIssues).map(({ path: [index, ...field], message }) => {
    const entry: unknown = Array.isArray(entries) && typeof index === 'number' ? entries[index] : undefined;
    const { id } = Object(entry) as { id?: unknown };
    const number = index === undefined ? '' : `number ${Number(index) + 1}`;
    return { id: typeof id === 'string' ? id.slice(0, 60) : '', number, field: field.join('.'), message };
  });
  const lines = problems.map(({ id, number, field, message }) => {
    const entry = id ? `${id} (${number})` : number;
    return `- ${entry ? `entry ${entry}${field && `, ${field}`}: ` : ''}${message}`;
  });
  throw new Refusal(
    'entries-invalid',
    `Entries of ${part} do not have the fields that its section declares. Correct the entries, or the fields in src/collections.ts:\n${lines.join('\n')}`,
    problems.map(({ id, field, message }): EntryProblem => ({ id, field, message })),
  );
}
