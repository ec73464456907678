import { acceptsEntries, type Collection, type Entry, entriesSchema } from '@viit/contract';
import type { CollectionEntries, EntryProblem, EntryState, EntryValue } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { LRUCache } from 'lru-cache';
import type { Sql } from '../../database/database.ts';
import { sectionOf } from '../parts/lists.ts';
import { hasFewRows } from '../parts/row-fields.ts';
import { live } from '../releases/releases.ts';
import { type Draft, type DraftOrder, readDraftOrder, readDrafts, readWritten, type Written } from './entry-store.ts';
import { entryValue, revisionOf } from './entry-values.ts';

/** Declared by the section's build in the preview, or else by the live one. */
export async function findCollection(sql: Sql, part: string, channel: string, hashes?: Hashes): Promise<Collection> {
  const section = sectionOf(part);
  const hashOf = hashes ?? (await readHashes(sql, part, channel));
  const declared = await readDeclared(sql, section, hashOf(channel, section) ?? hashOf(live, section));
  const found = declared?.find(({ name }) => `${section}/${name}` === part);
  if (found) return found;
  const names = declared?.map(({ name }) => `${section}/${name}`) ?? [];
  throw new Refusal(
    'list-unknown',
    `There is no collection "${part}". ${names.length > 0 ? `The section has ${names.join(', ')}.` : `No build of "${section}" with collections is live.`}`,
  );
}

export async function findDeclared(sql: Sql, part: string, channel: string): Promise<Collection | undefined> {
  const section = sectionOf(part);
  const declared = await readDeclared(sql, section, (await readHashes(sql, part, channel))(channel, section));
  return declared?.find(({ name }) => `${section}/${name}` === part);
}

async function readDeclared(
  sql: Sql,
  section: string,
  identity: string | undefined,
): Promise<Collection[] | undefined> {
  if (!identity) return undefined;
  const key = `${section} ${identity}`;
  const cached = declared.get(key);
  if (cached) return cached;
  const [row] = await sql.query<{ collections: Collection[] | null }>(
    'select collections from build where name = $1 and identity = $2',
    [section, identity],
  );
  const read = row?.collections ?? [];
  declared.set(key, read);
  return read;
}

/** Both by name and hash, so neither changes. A writer's save reads them each time. */
const declared = new LRUCache<string, Collection[]>({ max: 20 });
const versions = new LRUCache<string, Entry[]>({ max: 50 });

type Hashes = (channel: string, name: string) => string | undefined;

/** Of a collection and its section. */
async function readHashes(sql: Sql, part: string, channel: string): Promise<Hashes> {
  const rows = await sql.query<{ channel: string; name: string; hash: string }>(
    `select c.name as channel, p.name, p.hash from channel c join release_part p on p.release = c.release
     where c.name in ($1, $2) and p.name in ($3, $4) and not p.is_withdrawn`,
    [channel, live, part, sectionOf(part)],
  );
  return (of, named) => rows.find((row) => row.channel === of && row.name === named)?.hash;
}

export async function readVersion(sql: Sql, part: string, hash: string): Promise<Entry[]> {
  const key = `${part} ${hash}`;
  const cached = versions.get(key);
  if (cached) return cached;
  const [row] = await sql.query<{ entries: Entry[] }>(
    'select content as entries from part_version where name = $1 and hash = $2',
    [part, hash],
  );
  if (!row) throw new Error(`The registry has no version ${hash} of ${part}.`);
  versions.set(key, row.entries);
  return row.entries;
}

/** Names a collection, as the build in the channel declares it. */
export interface CollectionTarget {
  part: string;
  channel: string;
}

export interface CollectionState {
  part: string;
  collection: Collection;
  /** Of the part; null while visitors see the seed. */
  hash: string | null;
  published: ReadonlyMap<string, EntryValue>;
  written: ReadonlyMap<string, Written>;
  drafts: ReadonlyMap<string, Draft>;
  order: DraftOrder | undefined;
}

export type ComposedState = Pick<CollectionState, 'collection' | 'published' | 'drafts' | 'order'>;

export async function readCollection(sql: Sql, part: string, channel: string): Promise<CollectionState> {
  const hashOf = await readHashes(sql, part, channel);
  const collection = await findCollection(sql, part, channel, hashOf);
  const hash = hashOf(live, part) ?? null;
  const entries = hash ? await readVersion(sql, part, hash) : collection.seed;
  const published = valuesById(entries);
  const written = await readWritten(sql, part, published.keys());
  return withDrafts(sql, { part, collection, hash, published, written });
}

export const valuesById = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entry.id, entryValue(entry)]));

/** With the drafts as they are now. */
export const withDrafts = async <S extends Pick<CollectionState, 'part' | 'collection'>>(
  sql: Sql,
  state: S,
): Promise<S & Pick<CollectionState, 'drafts' | 'order'>> => ({
  ...state,
  drafts: await readDrafts(sql, state.part),
  order: state.collection.order ? undefined : await readDraftOrder(sql, state.part),
});

/** After a publish; null if there would be none. */
export const currentValue = ({ drafts, published }: CollectionState, id: string): EntryValue | null => {
  const draft = drafts.get(id);
  return draft ? draft.value : (published.get(id) ?? null);
};

export const currentRevision = (state: CollectionState, id: string): string | null => {
  const value = currentValue(state, id);
  return value && revisionOf(value);
};

/** @param ids by default of all drafts. @returns the entries after a publish of these drafts. */
export function composeEntries(
  { collection, published, drafts, order }: ComposedState,
  ids?: readonly string[],
): Entry[] {
  const values = new Map<string, EntryValue | null>(published);
  for (const id of ids ?? drafts.keys()) {
    const draft = drafts.get(id);
    if (draft) values.set(id, draft.value);
  }
  const entries = [...values].flatMap(([id, value]) => (value ? [{ id, ...value }] : []));
  if (!order || collection.order) return entries;
  const place = new Map(order.ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Entry) => place.get(id) ?? place.size;
  return entries.sort((a, b) => placeOf(a) - placeOf(b));
}

/** Also of incomplete drafts. */
export const currentIds = (state: CollectionState): string[] => {
  const entries = composeEntries(state);
  const { collection } = state;
  // To find the problems of thousands takes seconds, so entries are only sorted if all are complete.
  const isSorted = collection.order && hasFewRows(collection, entries) && acceptsEntries(collection, entries);
  const { data = entries } = isSorted ? entriesSchema(collection).safeParse(entries) : {};
  return data.map(({ id }) => id);
};

/** Empty if the entry can be published. */
function problemsOf(collection: Collection, id: string, value: EntryValue | null): EntryProblem[] {
  if (value === null) return [];
  const { error } = entriesSchema(collection).safeParse([{ ...value, id }]);
  return (error?.issues ?? []).map(({ path: [, ...field], message }) => ({
    ...{ id, field: field.join('.') },
    message: isEmpty(field.reduce<unknown>((of, name) => Object(of)[name], value)) ? 'must be filled in' : message,
  }));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

export function entryState(state: CollectionState, id: string): EntryState {
  const { collection, published, written, drafts } = state;
  const value = published.get(id);
  const draft = drafts.get(id);
  const { by = null, byId, at = null } = written.get(id) ?? {};
  return {
    ...{ id, revision: currentRevision(state, id) },
    published: value ? { value, by, byId, at } : null,
    draft: draft
      ? {
          value: draft.value,
          by: draft.by,
          byId: draft.byId,
          at: draft.at,
          problems: problemsOf(collection, id, draft.value),
          review: draft.review,
          authors: draft.authors,
        }
      : null,
  };
}

export const orderState = (state: CollectionState, ids = currentIds(state)): CollectionEntries['order'] => ({
  revision: revisionOf(ids),
  draft: state.order ? { by: state.order.by, at: state.order.at } : null,
});
