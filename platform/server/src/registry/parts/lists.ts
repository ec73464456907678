import {
  type Collection,
  collectionAddress,
  departmentCodeSchema,
  entriesSchema,
  type ListName,
  listOf,
  listSchemas,
  type Manifest,
  maxEntriesLength,
} from '@viit/contract';
import type { EntryProblem } from '@viit/contract/registry-api';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';
import { LRUCache } from 'lru-cache';

/** By address in the content API, such as `/api/department/list/cse`. */
export type Lists = ReadonlyMap<string, readonly unknown[]>;

/** @param name `announcement`, `department/cse`, or the collection `exams/notifications`. */
export function listAddress(name: string): string {
  const [list = '', code] = name.split('/');
  if (isCollection(name)) return collectionAddress(list, code ?? '');
  return `/api/${list}/list${code ? `/${code}` : ''}`;
}

export const isCollection = (name: string): boolean =>
  name.includes('/') && !Object.hasOwn(listSchemas, name.split('/')[0] ?? '');

type Builds = Iterable<{ manifest: Manifest }>;

/** With the names of their parts. */
export const collectionsOf = (builds: Builds) =>
  [...builds].flatMap(({ manifest }) =>
    (manifest.collections ?? []).map((collection) => ({
      ...{ part: `${manifest.name}/${collection.name}`, collection, identity: manifest.identity },
    })),
  );

/**
 * Without collections that no build declares; with the seeds of those that nobody has changed.
 * @param parts hashes by name.
 */
export function shownLists(lists: Lists, parts: ReadonlyMap<string, string>, builds: Builds): Lists {
  const collections = collectionsOf(builds).map(({ part, collection, identity }) => {
    const address = listAddress(part);
    const entries = lists.get(address);
    const key = `${part} ${parts.get(part)} ${identity}`;
    return [address, entries ? acceptedEntries(key, collection, entries) : collection.seed] as const;
  });
  return new Map([...[...lists].filter(([address]) => !address.startsWith('/api/content/')), ...collections]);
}

const accepted = new LRUCache<string, readonly unknown[]>({ max: 500 });

/** After an operator's rollback, a build may not accept all entries; they are left out, and stay in the history. */
function acceptedEntries(key: string, collection: Collection, entries: readonly unknown[]): readonly unknown[] {
  const cached = accepted.get(key);
  if (cached) return cached;
  const schema = entriesSchema(collection);
  const shown = schema.safeParse(entries).success
    ? entries
    : entries.filter((entry) => schema.safeParse([entry]).success);
  accepted.set(key, shown);
  return shown;
}

/** @param isChanged by the name of a part or build. @throws Refusal that names the entries which a build does not accept. */
export function checkCollections(lists: Lists, builds: Builds, isChanged: (name: string) => boolean): void {
  for (const { part, collection } of collectionsOf(builds)) {
    const entries = lists.get(listAddress(part));
    if (entries && (isChanged(part) || isChanged(part.split('/')[0] ?? ''))) parseEntries(part, collection, entries);
  }
}

const shownIssues = 20;

/** @throws Refusal with the entry, the field and the reason of each error. */
export function parseEntries(part: string, collection: Collection, entries: unknown): unknown[] {
  if (JSON.stringify(entries)?.length > maxEntriesLength) {
    throw new Refusal(
      'entries-invalid',
      `The entries of ${part} have more than ${maxEntriesLength / 1000} 000 characters as JSON. Remove old ones.`,
    );
  }
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

function schemaName(list: string): ListName {
  const [name = '', code, ...rest] = list.split('/');
  const isListName = (text: string): text is ListName => Object.hasOwn(listSchemas, text);
  const isComplete =
    rest.length === 0 && (name === 'department' ? departmentCodeSchema.safeParse(code).success : code === undefined);
  if (isListName(name) && isComplete) return name;
  const names = Object.keys(listSchemas).map((one) => (one === 'department' ? 'department/<code>' : one));
  throw new Refusal(
    'list-unknown',
    `There is no list "${list}". The lists are ${names.join(', ')}, and the collections of sections, such as exams/notifications.`,
  );
}

/** @throws Refusal if no list can have this name. */
export const assertListName = (list: string): void => void schemaName(list);

const maxItems = 2000;

/** @throws Refusal with the path and reason of each error. */
export function parseList(list: string, items: unknown, source = list): unknown[] {
  const name = schemaName(list);
  const { success, data, error } = listOf(listSchemas[name], maxItems).safeParse(items);
  if (success) return data;
  throw new Refusal(
    'list-invalid',
    `${source} is not a valid ${name} list. Correct these items:\n${describeIssues(error)}`,
  );
}
