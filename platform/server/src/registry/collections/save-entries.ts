import { type Collection, entriesSchema, type Fields, maxEntries, maxEntriesLength } from '@viit/contract';
import { hasShape, timeFields } from '@viit/contract/draft-shapes';
import type {
  CollectionEntries,
  EntryChange,
  EntryConflict,
  EntryState,
  EntryValue,
} from '@viit/contract/registry-api';
import { mapInBatches } from '@viit/core/map-in-batches';
import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { assertFewRows } from '../parts/row-fields.ts';
import type { RegistryContext } from '../registry-context.ts';
import { assertDraftLimit } from './draft-limit.ts';
import {
  deleteDraftOrder,
  discardDrafts,
  discardRemoval,
  lockEntries,
  storeDraftOrder,
  storeDrafts,
} from './entry-store.ts';
import { entryValue, isSame, revisionOf } from './entry-values.ts';
import { orderChanged } from './order-changed.ts';
import {
  type CollectionState,
  type CollectionTarget,
  currentIds,
  currentRevision,
  currentValue,
  entryState,
  findCollection,
  orderState,
  readCollection,
  withDrafts,
} from './read-collection.ts';

/** Changes wait for each other here: large ones occupy the database, and collections alternate. */
const slots = shareSlots(1);

export async function changeDrafts(
  { database }: RegistryContext,
  { part, channel }: CollectionTarget,
  work: (sql: Sql, state: CollectionState) => Promise<void>,
): Promise<CollectionState> {
  return slots.run(part, () =>
    database.transaction(async (sql) => {
      await lockEntries(sql, part);
      const before = await readCollection(sql, part, channel);
      await work(sql, before);
      return withDrafts(sql, before);
    }),
  );
}

/**
 * All or none. A value that is saved already is no conflict.
 * @throws Refusal for conflicts and unknown fields.
 */
export async function saveEntries(
  context: RegistryContext,
  actor: Actor,
  target: CollectionTarget,
  changes: readonly EntryChange[],
): Promise<EntryState[]> {
  const collection = await findCollection(context.database, target.part, target.channel);
  const parsed = await mapInBatches(changes, (change) => ({
    ...change,
    value: change.value && parseValue(target.part, collection, change.id, change.value),
  }));
  const state = await changeDrafts(context, target, async (sql, before) => {
    const drafts = parsed.map((draft) => {
      const { base, review } = before.drafts.get(draft.id) ?? {};
      // The comment stays while the draft is corrected.
      return {
        ...{ ...draft, base: base ?? before.published.get(draft.id) ?? null },
        review: review?.state === 'returned' ? review : null,
      };
    });
    assertUnchanged(before, drafts);
    const changed = drafts.filter(({ id, value }) => !isSame(value, currentValue(before, id)));
    const isPublished = ({ id, value }: (typeof drafts)[number]) => isSame(value, before.published.get(id) ?? null);
    const published = changed.filter(isPublished).map(({ id }) => id);
    await discardDrafts(sql, target.part, published);
    const stored = changed.filter((one) => !isPublished(one));
    assertSize(before, stored);
    await assertDraftLimit(sql, before, stored);
    await storeDrafts(sql, target.part, actor, stored, before.drafts);
  });
  return mapInBatches(changes, ({ id }) => entryState(state, id));
}

/** Drafts may be incomplete. @returns what a publish makes of a complete one. */
function parseValue(part: string, collection: Collection, id: string, value: EntryValue): EntryValue {
  const fields: Fields = { ...collection.fields, ...timeFields };
  const names = Object.keys(fields);
  const problems = Object.entries(value).flatMap(([field, one]) => {
    const declared = names.includes(field) ? fields[field] : undefined;
    if (!declared) return [{ id, field, message: 'is no field of the collection' }];
    return hasShape(declared, one) ? [] : [{ id, field, message: `has the wrong type of value for ${declared.type}` }];
  });
  if (problems.length > 0) {
    const lines = problems.slice(0, 20).map(({ field, message }) => `- entry ${id}, ${field.slice(0, 40)}: ${message}`);
    throw new Refusal(
      'entries-invalid',
      `The fields of ${part} are ${names.join(', ')}. Correct the entry:\n${lines.join('\n')}`,
      problems.slice(0, 20),
    );
  }
  assertFewRows(`The rows of ${id} in ${part}`, collection, [value]);
  const [parsed] = entriesSchema(collection).safeParse([{ ...value, id }]).data ?? [];
  return parsed ? entryValue(parsed) : value;
}

function assertUnchanged(state: CollectionState, changes: readonly EntryChange[]): void {
  const changed = changes.filter(
    ({ id, revision, value }) => revision !== currentRevision(state, id) && !isSame(value, currentValue(state, id)),
  );
  if (changed.length > 0)
    throw entryChanged(
      state,
      changed.map(({ id }) => id),
    );
}

/** Names the first ones. */
export function entryChanged(state: CollectionState, ids: readonly string[]): Refusal {
  const entries = ids.slice(0, 20).map((id) => entryState(state, id));
  const lines = entries.map(({ id, draft, published }) => {
    const { by, at } = draft ?? published ?? { by: null, at: null };
    const when = at ? ` on ${at.slice(0, 16).replace('T', ' at ')} UTC` : '';
    return `- ${id}: ${draft || published ? `${draft ? 'saved' : 'published'}${by ? ` by ${by}` : ''}${when}` : 'removed'}`;
  });
  return new Refusal(
    'entry-changed',
    `Somebody else has changed ${ids.length === 1 ? 'this entry' : 'these entries'} of ${state.part}, so nothing was saved or published. Read them again and repeat your change:\n${lines.join('\n')}`,
    { entries } satisfies EntryConflict,
  );
}

type Saved = readonly Pick<EntryChange, 'id' | 'value'>[];

function assertSize({ part, collection, drafts }: CollectionState, saved: Saved): void {
  const all = new Map([...drafts].map(([id, { value }]) => [id, value]));
  for (const { id, value } of saved) all.set(id, value);
  assertFewRows(`The drafts of ${part}`, collection, [...all.values()]);
  if (all.size <= maxEntries && JSON.stringify([...all]).length <= maxEntriesLength) return;
  throw new Refusal(
    'entries-invalid',
    `The drafts of ${part} have more than ${maxEntries} entries or ${maxEntriesLength / 1000} 000 characters as JSON. Publish some, or shorten them.`,
  );
}

/** The entry is again as it is published or, if the draft removes it, as it was before. */
export async function discardDraft(
  context: RegistryContext,
  target: CollectionTarget,
  { id, revision }: { id: string; revision?: string | undefined },
): Promise<EntryState> {
  const state = await changeDrafts(context, target, async (sql, before) => {
    const draft = before.drafts.get(id);
    if (!draft) return;
    if ((revision ?? null) !== currentRevision(before, id)) throw entryChanged(before, [id]);
    await (draft.value ? discardDrafts(sql, target.part, [id]) : discardRemoval(sql, target.part, id));
  });
  return entryState(state, id);
}

/** @throws Refusal if the collection declares an order, or somebody else has changed it. */
export async function orderEntries(
  context: RegistryContext,
  actor: Actor,
  target: CollectionTarget,
  { revision, ids }: { revision: string; ids: readonly string[] },
): Promise<CollectionEntries['order']> {
  const state = await changeDrafts(context, target, async (sql, before) => {
    assertOrderable(before.collection, target.part);
    const { order: _, ...unordered } = before;
    const current = currentIds(before);
    const isKnown = new Set(current);
    const next = [...new Set(ids.filter((id) => isKnown.has(id))), ...current.filter((id) => !ids.includes(id))];
    if (revisionOf(next) === revisionOf(current)) return;
    if (revision !== revisionOf(current)) throw orderChanged(before, current);
    const isPublished = revisionOf(next) === revisionOf(currentIds({ ...unordered, order: undefined }));
    if (isPublished) await deleteDraftOrder(sql, target.part);
    else await storeDraftOrder(sql, target.part, actor.label, next);
  });
  return orderState(state);
}

function assertOrderable({ order, fields }: Collection, part: string): void {
  if (!order) return;
  throw new Refusal(
    'request-invalid',
    `The entries of ${part} are ordered by "${fields[order.by]?.label}", as the section declares. Change that field of the entries.`,
  );
}
