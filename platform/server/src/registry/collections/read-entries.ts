import { type Collection, listsOf } from '@viit/contract';
import type { CollectionEntries, EntryValue, EntryVersion, ListedCollection } from '@viit/contract/registry-api';
import { isPermitted, partNames } from '@viit/contract/rights';
import { mapInBatches } from '@viit/core/map-in-batches';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { readBuilds } from '../builds/builds.ts';
import { nextMoments } from '../parts/content-times.ts';
import { collectionsOf, sectionOf, shownCollections } from '../parts/lists.ts';
import { kindOf, readLists } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { readVersions } from '../releases/part-history.ts';
import { live, readChannel, readServedBuilds } from '../releases/releases.ts';
import { readFailures } from '../schedule/failures.ts';
import { readAttention } from './attention.ts';
import { isSame } from './entry-values.ts';
import {
  type CollectionState,
  type CollectionTarget,
  currentIds,
  entryState,
  orderState,
  readCollection,
  valuesById,
} from './read-collection.ts';

const nothing = { attention: [], attentionCount: 0 };

/** Entries that need attention are listed for those who may edit them. */
export async function listCollections(context: RegistryContext, { rights }: Actor): Promise<ListedCollection[]> {
  const { database: sql } = context;
  const release = await readChannel(sql, live);
  if (!release) return [];
  const builds = [...(await readBuilds(sql, release.entries)).values()];
  // A release may have thousands of documents.
  const parts = new Map([...release.parts].filter(([name]) => kindOf(name) === 'collection'));
  const versions = await readVersions(sql, parts);
  const shown = await shownCollections(await readLists(sql, parts, builds), parts, builds);
  const collections = collectionsOf(builds);
  const rows = await sql.query<{ part: string; drafts: number; by: string | null }>(
    `select part, (select count(*)::int from entry_version where collection = part and is_draft) as drafts,
       (select author from entry_version where collection = part and published_at is not null
         order by published_at desc, number desc limit 1) as by
     from jsonb_array_elements_text($1::jsonb) as part`,
    [JSON.stringify(collections.map(({ part }) => part))],
  );
  const changes = new Map(rows.map(({ part, ...change }) => [part, change]));
  const attention = await readAttention(context, release);
  return collections.map(({ part, collection: { title, page, seed } }) => {
    const { at = null, size } = versions.get(part) ?? {};
    const { drafts = 0, by = null } = changes.get(part) ?? {};
    const [next = null] = nextMoments(shown.get(part) ?? [], release.contentTimes.get(part) ?? '');
    return {
      ...{ part, title, ...(page && { page }), entries: size ?? seed.length, drafts },
      ...{ changedAt: at, changedBy: at && by, next },
      ...((isPermitted(rights, 'edit', ...partNames(part)) && attention.get(part)) || nothing),
    };
  });
}

export async function readEntries(
  { database }: RegistryContext,
  { part, channel }: CollectionTarget,
): Promise<CollectionEntries> {
  const state = await readCollection(database, part, channel);
  const current = currentIds(state);
  const removed = [...state.published.keys()].filter((id) => !current.includes(id));
  const failedTime = await findFailedTime(database, part);
  const stateOf = (id: string) => {
    const entry = entryState(state, id);
    const failed = failedTime(entry.published?.value);
    return entry.published && failed ? { ...entry, published: { ...entry.published, failedTime: failed } } : entry;
  };
  return {
    ...{ part, declaration: declarationOf(state.collection), hash: state.hash },
    pages: await readPagesOf(database, part, state),
    entries: await mapInBatches([...current, ...removed], stateOf),
    order: orderState(state, current),
  };
}

/** Finds the time of an entry that the schedule has tried in vain. */
async function findFailedTime(sql: Sql, part: string) {
  const failure = (await readFailures(sql)).get(part);
  if (!failure) return () => undefined;
  const reached = (await readChannel(sql, live))?.contentTimes.get(part) ?? '';
  return ({ from, until }: EntryValue = {}) =>
    [from, until]
      .flatMap((time) => (typeof time === 'string' ? time : []))
      .find((time) => time > reached && time <= failure.moment);
}

/** Of the live site; routes with parameters are left out. */
async function readPagesOf(sql: Sql, part: string, { collection, published }: CollectionState) {
  const release = await readChannel(sql, live);
  const builds = release ? [...(await readServedBuilds(sql, release)).values()] : [];
  const entries = [...published].map(([id, value]) => ({ ...value, id }));
  const addresses = new Set(listsOf(sectionOf(part), collection, entries).map(([address]) => address));
  return builds.flatMap(({ manifest }) =>
    manifest.pages
      .filter(({ path, content = [] }) => !path.includes(':') && content.some((one) => addresses.has(one)))
      .map(({ path, title }) => ({ path, title })),
  );
}

const declarationOf = ({ seed: _, ...declaration }: Collection) => declaration;

/** Of one list of versions; `length` is in characters of all values. */
const history = { versions: 50, length: 1_000_000 };

/** Oldest first. @param before a version; by default the newest are listed. */
export async function readEntryHistory(
  { database }: RegistryContext,
  { part, channel }: CollectionTarget,
  id: string,
  before?: string,
): Promise<EntryVersion[]> {
  const state = await readCollection(database, part, channel);
  type Row = Omit<EntryVersion, 'changed'> & { isFirst: boolean; previous: EntryValue | null };
  const rows = await database.query<Row>(
    // Older values than those that are listed are not read: they may have 400 KB each.
    `with recursive newest as materialized (
       select *, row_number() over (order by number desc) as place,
         lag(value) over (order by number) as previous, lag(number) over (order by number) is null as is_first
       from (select * from entry_version where collection = $1 and id = $2 and ($5::bigint is null or number < $5)
         order by number desc limit $3::int + 1) latest),
     listed as (
       select place, coalesce(length(value::text), 0) as total from newest where place = 1
       union all select newest.place, total + coalesce(length(value::text), 0)
       from listed join newest on newest.place = listed.place + 1 where total < $4 and newest.place <= $3::int)
     select number as version, author as by, saved_at as at, published_at as "publishedAt", is_draft as "isDraft", value,
       previous, is_first as "isFirst"
     from listed join newest using (place) order by number`,
    [part, id, history.versions, history.length, before ?? null],
  );
  const seed = state.collection.seed.find((entry) => entry.id === id);
  const sample = seed && valuesById([seed]).get(id);
  if (rows.length === 0 && !sample && !before) throw entryUnknown(part, id);
  const fields = Object.keys(state.collection.fields);
  return rows.map(({ isFirst, previous, ...row }) => {
    const before = (isFirst ? sample : previous) ?? {};
    const changed = changedFields(fields, before, row.value ?? {});
    return { ...row, changed, ...(isFirst && sample && { sample }) };
  });
}

/** In their declared order; those that are declared no more come last. */
function changedFields(declared: readonly string[], before: EntryValue, after: EntryValue): string[] {
  const names = new Set([...declared, ...Object.keys(before), ...Object.keys(after)]);
  names.delete('id');
  return [...names].filter((name) => !isSame({ value: before[name] }, { value: after[name] }));
}

const entryUnknown = (part: string, id: string): Refusal =>
  new Refusal('entry-unknown', `${part} has no entry "${id}". Read the entries with: viit content pull ${part}`);
