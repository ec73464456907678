import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { sectionOf } from '../parts/lists.ts';
import type { CollectionState } from './read-collection.ts';

/** Of one section, also in collections that only an earlier build declares. */
const maxDrafts = 10_000;

/** Existing drafts can still be changed. */
export async function assertDraftLimit(
  sql: Sql,
  { part, drafts }: Pick<CollectionState, 'part' | 'drafts'>,
  saved: readonly { id: string }[],
): Promise<void> {
  const added = saved.filter(({ id }) => !drafts.has(id)).length;
  if (added === 0) return;
  const section = sectionOf(part);
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from entry_version where is_draft and split_part(collection, '/', 1) = $1`,
    [section],
  );
  if ((row?.count ?? 0) + added <= maxDrafts) return;
  throw new Refusal(
    'entries-invalid',
    `The collections of "${section}" would have more than ${maxDrafts / 1000} 000 drafts, so nothing was saved. Publish or discard some. An operator deletes those of collections that no build declares any more with: viit prune --keep 30`,
  );
}
