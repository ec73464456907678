import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { parseEntries } from '../parts/lists.ts';
import { storeVersion } from '../parts/parts.ts';
import { assertMayAdd } from '../previews/previews.ts';
import type { RegistryContext } from '../registry-context.ts';
import { entryNote } from '../releases/release-note.ts';
import { live, readChannel, readReleaseId } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';
import { titleOf } from './entry-texts.ts';
import { isSame, revisionOf } from './entry-values.ts';
import { orderChanged } from './order-changed.ts';
import {
  type CollectionState,
  type CollectionTarget,
  composeEntries,
  currentIds,
  currentRevision,
  readCollection,
  readVersion,
  valuesById,
} from './read-collection.ts';
import { DraftDiscarded } from './record-entries.ts';
import { assertReviewed } from './review.ts';
import { entryChanged } from './save-entries.ts';

type Published = CreatedRelease & { published: string[] };

/** Others may publish at the same time. */
const maxAttempts = 20;

interface Chosen {
  /** By default all drafts. */
  ids?: readonly string[] | undefined;
  /** Instead of ids: of the drafts, as the author has seen them. */
  revisions?: Readonly<Record<string, string | null>> | undefined;
  /** By default only with all drafts. */
  order?: boolean | undefined;
  /** Of the order, as the author has seen it. */
  orderRevision?: string | undefined;
  /** The hash of the published entries that the author has seen beside the drafts. */
  seen?: string | null | undefined;
}

interface Begun extends Chosen {
  /** The live release before the first attempt: what is reverted since then stays reverted. */
  began: string;
}

/**
 * Drafts that are saved again meanwhile stay drafts.
 * @throws Refusal that names invalid entries, or those that have changed under a draft.
 */
export async function publishEntries(
  context: RegistryContext,
  actor: Actor,
  target: CollectionTarget,
  chosen: Chosen = {},
): Promise<Published> {
  const began = await readReleaseId(context.database, live);
  if (!began) throw new Refusal('nothing-live');
  for (let attempt = 1; ; attempt++) {
    try {
      return await publishOnce(context, actor, target, { ...chosen, began });
    } catch (error) {
      const isOvertaken =
        error instanceof DraftDiscarded || (error instanceof Refusal && error.code === 'list-changed');
      if (!isOvertaken || target.channel !== live || attempt === maxAttempts) throw error;
    }
  }
}

async function publishOnce(
  context: RegistryContext,
  actor: Actor,
  { part, channel }: CollectionTarget,
  { revisions, ids = revisions && Object.keys(revisions), order: withOrder = !ids, orderRevision, seen, began }: Begun,
): Promise<Published> {
  // A version stays until it is pruned.
  if (channel !== live) await assertMayAdd(context.database, actor, channel, [part]);
  const state = await readCollection(context.database, part, channel);
  const published = [...state.drafts.keys()].filter((id) => ids?.includes(id) ?? true);
  assertSeen(state, revisions ?? {});
  if (orderRevision !== undefined && orderRevision !== revisionOf(currentIds(state))) throw orderChanged(state);
  if (seen === undefined || seen !== state.hash) assertBase(state, published);
  await assertReviewed(context.database, state, published);
  const order = withOrder ? state.order : undefined;
  if (published.length === 0 && !order) {
    return { ...(await setParts(context, { channel, parts: new Map(), note: '', actor })), published };
  }
  const own = await readPreviewHash(context.database, channel, state);
  // All drafts make the preview as they are now, without those that were discarded since.
  const base = own && ids ? valuesById(await readVersion(context.database, part, own)) : state.published;
  const entries = parseEntries(part, state.collection, composeEntries({ ...state, published: base, order }, ids));
  const version = await storeVersion(context.database, part, entries);
  const drafts = new Map([...state.drafts].filter(([id]) => published.includes(id)));
  const left = new Map([...state.drafts].filter(([id]) => !drafts.has(id)));
  // New entries that stay drafts keep their places in it.
  const isSettled = order && isOrdered({ ...state, published: valuesById(entries), drafts: left });
  const created = await setParts(context, {
    ...{ channel, parts: new Map([[part, version]]), basedOn: new Map([[part, own ?? state.hash]]) },
    ...{ note: describe(state, published), actor, began },
    drafts: { part, entries: drafts, order: isSettled ? order.ids : undefined },
  });
  return { ...created, published };
}

/** @returns undefined unless the entries were put on the preview, and the live ones have not changed since. */
async function readPreviewHash(
  sql: Sql,
  channel: string,
  { part, hash }: CollectionState,
): Promise<string | undefined> {
  const preview = channel === live ? undefined : await readChannel(sql, channel);
  return preview?.chosen.get(part) === hash ? preview?.parts.get(part) : undefined;
}

/** Without the draft of the order, the entries have it already. */
const isOrdered = (state: CollectionState): boolean =>
  revisionOf(currentIds(state)) === revisionOf(currentIds({ ...state, order: undefined }));

function assertSeen(state: CollectionState, revisions: NonNullable<Chosen['revisions']>): void {
  const changed = Object.keys(revisions).filter((id) => revisions[id] !== currentRevision(state, id));
  if (changed.length > 0) throw entryChanged(state, changed);
}

/** The published entry may have changed since a draft was begun, by a rollback or a preview. */
function assertBase(state: CollectionState, ids: readonly string[]): void {
  const changed = ids.filter((id) => {
    const now = state.published.get(id) ?? null;
    const draft = state.drafts.get(id);
    return draft && !isSame(draft.base, now) && !isSame(draft.value, now);
  });
  if (changed.length > 0) throw entryChanged(state, changed);
}

function describe(
  { part, collection, drafts, published }: CollectionState,
  [first, ...others]: readonly string[],
): string {
  if (first === undefined) return `changed the order of ${part}`;
  if (others.length > 0) return `published ${others.length + 1} entries of ${part}`;
  const value = drafts.get(first)?.value;
  const title = titleOf(collection, { ...(value ?? published.get(first)), id: first });
  return entryNote(title, part, !value);
}
