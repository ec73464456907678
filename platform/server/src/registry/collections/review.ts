import { type EntryState, isAuthor, type Review } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live } from '../releases/releases.ts';
import { readDrafts, storeReview } from './entry-store.ts';
import { changedEntries, isSame } from './entry-values.ts';
import {
  type CollectionState,
  type CollectionTarget,
  currentRevision,
  entryState,
  findDeclared,
  readVersion,
} from './read-collection.ts';
import { changeDrafts, entryChanged } from './save-entries.ts';

interface Answer extends Pick<Review, 'state' | 'comment'> {
  id: string;
  revision: string | null;
}

/** @throws Refusal if the draft has changed since the person saw it, or has something of the person's own. */
export async function reviewDraft(
  context: RegistryContext,
  actor: Actor,
  target: CollectionTarget,
  { id, revision, ...answer }: Answer,
): Promise<EntryState> {
  const state = await changeDrafts(context, target, async (sql, before) => {
    const draft = before.drafts.get(id);
    if (!draft || revision !== currentRevision(before, id)) throw entryChanged(before, [id]);
    if (answer.state === 'approved' && (isAuthor(actor, draft) || draft.authors.includes(actor.id))) {
      throw new Refusal(
        'review-missing',
        'Nobody approves a draft in which they have written something. Ask somebody else, or discard the draft and let one person write it.',
      );
    }
    await storeReview(sql, target.part, id, { ...answer, by: actor.label, at: new Date().toISOString() });
  });
  return entryState(state, id);
}

/**
 * Also in a preview of a build without a review, because the preview can become live.
 * @param ids of drafts that are to be published.
 */
export async function assertReviewed(
  sql: Sql,
  { part, collection, drafts }: Pick<CollectionState, 'part' | 'collection' | 'drafts'>,
  ids: readonly string[],
  suffix = '',
): Promise<void> {
  const missing = ids.filter((id) => drafts.get(id)?.review?.state !== 'approved');
  if (missing.length === 0) return;
  if (!collection.review && !(await findDeclared(sql, part, live))?.review) return;
  throw new Refusal(
    'review-missing',
    `Somebody else must approve each draft of ${part} before it is published${suffix}. Ask for a review of: ${missing.slice(0, 20).join(', ')}`,
  );
}

/**
 * Drafts may have been returned, changed or discarded since they were put in a preview, or the review is newer.
 * @param from the live version; null for a seed.
 * @param withBuild also the preview's build becomes live.
 */
export async function assertPreviewReviewed(
  sql: Sql,
  { part, channel }: CollectionTarget,
  { from, to, withBuild }: { from: string | null; to: string; withBuild: boolean },
): Promise<void> {
  const own = await findDeclared(sql, part, channel);
  const current = await findDeclared(sql, part, live);
  const collection = own ?? current;
  if (!collection) return;
  const entries = await readVersion(sql, part, to);
  const base = from === null ? (current?.seed ?? []) : await readVersion(sql, part, from);
  // The seed comes with the build.
  const isBrought = from === null && withBuild && own;
  const ownIds = isBrought && new Set(changedEntries(own.seed, entries).map(({ id }) => id));
  const changed = changedEntries(base, entries).filter(({ id }) => !ownIds || ownIds.has(id));
  const values = new Map(changed.map(({ id, value }) => [id, value]));
  const drafts = [...(await readDrafts(sql, part))].filter(([id, { value }]) => isSame(value, values.get(id) ?? null));
  await assertReviewed(
    sql,
    { part, collection, drafts: new Map(drafts) },
    [...values.keys()],
    `, as the preview "${channel}" has it`,
  );
}
