import type { Entry } from '@viit/contract';
import type { Sql } from '../../database/database.ts';
import { collectionsOf } from '../parts/lists.ts';
import { kindOf } from '../parts/parts.ts';
import type { Change } from '../releases/change.ts';
import type { Builds } from '../releases/check-compatibility.ts';
import { type Draft, deleteDraftOrder, lockEntries, readDrafts, storePublished } from './entry-store.ts';
import { changedEntries } from './entry-values.ts';

/** Somebody has discarded or returned a draft while it was published: plan again. */
export class DraftDiscarded extends Error {}

interface Changed extends Pick<Change, 'drafts'> {
  /** Names of parts. */
  changed: ReadonlySet<string>;
}

interface Switched {
  before: ReadonlyMap<string, string> | undefined;
  after: ReadonlyMap<string, string>;
  builds: Builds;
  author: string;
  authorId: string | undefined;
}

/** Records who wrote the live entries, in the transaction that switches the channel. */
export async function recordEntries(sql: Sql, { changed, drafts }: Changed, switched: Switched): Promise<void> {
  const { before, after, builds, author, authorId } = switched;
  const collections = collectionsOf(builds.values());
  for (const part of [...changed].filter((name) => kindOf(name) === 'collection')) {
    const [from, to] = [before?.get(part), after.get(part)];
    if (from === to) continue;
    await lockEntries(sql, part);
    const seed = collections.find((one) => one.part === part)?.collection.seed ?? [];
    const versions = await readEntryLists(sql, part, [from, to]);
    const entriesAt = (hash: string | undefined) => (hash === undefined ? seed : (versions.get(hash) ?? []));
    const own = drafts?.part === part ? drafts : undefined;
    const ids = [...(own?.entries.keys() ?? [])];
    if (own) {
      const current = await readDrafts(sql, part);
      const isTakenBack = (id: string) =>
        !current.has(id) || (stateOf(own.entries.get(id)) === 'approved' && stateOf(current.get(id)) === 'returned');
      if (ids.some(isTakenBack)) throw new DraftDiscarded();
      if (own.order) await deleteDraftOrder(sql, part, own.order);
    }
    const now = new Date().toISOString();
    const entries = changedEntries(entriesAt(from), entriesAt(to)).map((entry) => {
      const { by, byId, at } = own?.entries.get(entry.id) ?? { by: author, byId: authorId, at: now };
      return { ...entry, by, byId, at };
    });
    await storePublished(sql, part, entries, ids);
  }
}

const stateOf = (draft: Draft | undefined) => draft?.review?.state;

async function readEntryLists(sql: Sql, part: string, hashes: (string | undefined)[]): Promise<Map<string, Entry[]>> {
  const rows = await sql.query<{ hash: string; content: Entry[] }>(
    `select hash, content from part_version where name = $1 and hash in (select jsonb_array_elements_text($2::jsonb))`,
    [part, JSON.stringify(hashes.filter((hash) => hash !== undefined))],
  );
  return new Map(rows.map(({ hash, content }) => [hash, content]));
}
