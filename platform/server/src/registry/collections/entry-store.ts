import { type EntryValue, isAuthor, type Review } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { lockKeys } from '../../database/lock-keys.ts';
import type { Actor } from '../access/rights.ts';

export interface Written {
  by: string;
  byId?: string | null | undefined;
  at: string;
}

export interface Draft extends Written {
  /** Null removes the entry. */
  value: EntryValue | null;
  /** The published value that it started from. */
  base: EntryValue | null;
  review: Review | null;
  /** Ids of all who have written in it. */
  authors: string[];
  /** Of the first save of this version. */
  begunAt: string;
}

export interface DraftOrder extends Written {
  ids: string[];
}

/** Until the transaction ends, nobody else saves or publishes entries of the collection. */
export async function lockEntries(sql: Sql, part: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(${lockKeys.entries}, hashtext($1))`, [part]);
}

/** By id, oldest first. */
export async function readDrafts(sql: Sql, part: string): Promise<Map<string, Draft>> {
  const rows = await sql.query<Draft & { id: string }>(
    `select id, value, base, author as by, author_id as "byId", saved_at as at, review, authors,
       begun_at as "begunAt"
     from entry_version where collection = $1 and is_draft order by number`,
    [part],
  );
  return new Map(rows.map(({ id, ...draft }) => [id, draft]));
}

export async function readDraftOrder(sql: Sql, part: string): Promise<DraftOrder | undefined> {
  const [order] = await sql.query<DraftOrder>(
    'select ids, author as by, saved_at as at from draft_order where collection = $1',
    [part],
  );
  return order;
}

/** The last published version of these entries, by id. */
export async function readWritten(sql: Sql, part: string, ids: Iterable<string>): Promise<Map<string, Written>> {
  const rows = await sql.query<Written & { id: string }>(
    `select entry.id, last.* from jsonb_array_elements_text($2::jsonb) as entry (id), lateral
       (select author as by, author_id as "byId", saved_at as at from entry_version v where v.collection = $1 and v.id = entry.id
         and published_at is not null order by published_at desc, number desc limit 1) as last`,
    [part, JSON.stringify([...ids])],
  );
  return new Map(rows.map(({ id, ...written }) => [id, written]));
}

export interface SavedDraft extends Pick<Draft, 'value' | 'base' | 'review'> {
  id: string;
}

const draftMinutes = 10;

/** Of all entries of a save, at least one of each; to compare with all of them would take seconds. */
const comparedVersions = 50;

/**
 * @param replaced drafts as they are now. Those of other authors, older ones, those that are removed, and those that one of the
 * latest versions replaces stay in the history. With its base, a draft that is removed can be brought back.
 */
export async function storeDrafts(
  sql: Sql,
  part: string,
  author: Pick<Actor, 'id' | 'label'>,
  drafts: readonly SavedDraft[],
  replaced: ReadonlyMap<string, Draft>,
): Promise<void> {
  if (drafts.length === 0) return;
  const written = drafts.map((draft) => {
    const authors = new Set([...(replaced.get(draft.id)?.authors ?? []), author.id]);
    return { ...draft, authors: [...authors] };
  });
  const kept = drafts.filter(({ id, value }) => {
    const last = replaced.get(id);
    if (!last?.value) return false;
    return !isAuthor(author, last) || !value || Date.now() - Date.parse(last.begunAt) > draftMinutes * 60_000;
  });
  await sql.query(
    `update entry_version v set is_draft = false, base = case when draft.value is null then v.base end
     from jsonb_to_recordset($2::jsonb) as draft (id text, value jsonb)
     where v.collection = $1 and v.is_draft and v.id = draft.id and v.value is not null
       and (v.id in (select jsonb_array_elements_text($3::jsonb)) or draft.value in (select value from (select value
         from entry_version earlier where earlier.collection = $1 and earlier.id = v.id and not earlier.is_draft
         order by number desc limit $4::int) as latest))`,
    [
      ...[part, JSON.stringify(drafts), JSON.stringify(kept.map(({ id }) => id))],
      Math.ceil(comparedVersions / drafts.length),
    ],
  );
  await sql.query(
    `insert into entry_version (collection, id, value, base, review, authors, author, author_id, is_draft)
     select $1, id, value, base, review, authors, $3, $4, true
     from jsonb_to_recordset($2::jsonb) as draft (id text, value jsonb, base jsonb, review jsonb, authors jsonb)
     on conflict (collection, id) where is_draft do update set value = excluded.value, saved_at = now(),
       author = excluded.author, author_id = excluded.author_id, review = excluded.review,
       authors = excluded.authors`,
    [part, JSON.stringify(written), author.label, author.id],
  );
}

export const storeReview = (sql: Sql, part: string, id: string, review: Review) =>
  sql.query('update entry_version set review = $3::jsonb where collection = $1 and id = $2 and is_draft', [
    ...[part, id, JSON.stringify(review)],
  ]);

/** They stay in the history. */
export async function discardDrafts(sql: Sql, part: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query(
    `update entry_version set is_draft = false, base = null, review = null where collection = $1
     and (is_draft or base is not null) and value is not null and id in (select jsonb_array_elements_text($2::jsonb))`,
    [part, JSON.stringify(ids)],
  );
  await deleteDrafts(sql, part, ids);
}

/** The draft that the removal has replaced is one again. */
export const discardRemoval = (sql: Sql, part: string, id: string) =>
  sql.query(
    `with removal as (
       delete from entry_version where collection = $1 and id = $2 and is_draft and value is null returning number
     )
     update entry_version set is_draft = true where base is not null and number = (
       select max(number) from entry_version where collection = $1 and id = $2 and number < (select number from removal)
     )`,
    [part, id],
  );

async function deleteDrafts(sql: Sql, part: string, ids: readonly string[]): Promise<void> {
  await sql.query(
    `delete from entry_version where collection = $1 and is_draft and id in (select jsonb_array_elements_text($2::jsonb))`,
    [part, JSON.stringify(ids)],
  );
}

export async function storeDraftOrder(sql: Sql, part: string, author: string, ids: readonly string[]): Promise<void> {
  await sql.query(
    `insert into draft_order (collection, ids, author) values ($1, $2::jsonb, $3) on conflict (collection)
     do update set ids = excluded.ids, author = excluded.author, saved_at = now()`,
    [part, JSON.stringify(ids), author],
  );
}

export async function deleteDraftOrder(sql: Sql, part: string, ids?: readonly string[]): Promise<void> {
  await sql.query('delete from draft_order where collection = $1 and ($2::jsonb is null or ids = $2::jsonb)', [
    part,
    ids ? JSON.stringify(ids) : null,
  ]);
}

export interface PublishedEntry extends Written {
  id: string;
  value: EntryValue | null;
}

/** Settles drafts with this value. Drafts saved since are based on it, if they were published from. */
export async function storePublished(
  sql: Sql,
  part: string,
  entries: readonly PublishedEntry[],
  published: readonly string[],
): Promise<void> {
  await sql.query(
    `with entry as (
       select * from jsonb_to_recordset($2::jsonb) as entry (id text, value jsonb, by text, "byId" text, at timestamptz)
     ), settled as (
       update entry_version v set is_draft = false, base = null, published_at = now() from entry
       where v.collection = $1 and v.is_draft and v.id = entry.id and v.value is not distinct from entry.value returning v.id
     )
     insert into entry_version (collection, id, value, author, author_id, saved_at, published_at, is_draft)
     select $1, id, value, by, "byId", at, now(), false from entry where id not in (select id from settled)`,
    [part, JSON.stringify(entries)],
  );
  await sql.query(
    `update entry_version v set base = entry.value from jsonb_to_recordset($2::jsonb) as entry (id text, value jsonb)
     where v.collection = $1 and v.is_draft and v.id = entry.id and v.id in (select jsonb_array_elements_text($3::jsonb))`,
    [part, JSON.stringify(entries), JSON.stringify(published)],
  );
}
