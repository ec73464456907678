import { randomBytes } from 'node:crypto';
import type { Database, Sql } from '../../database/database.ts';
import { findStoredPages, releasePages } from '../pages/page-store.ts';
import type { MenuGrant } from './menu-grants.ts';
import { live, type ReleaseEntry, readReleaseId, type WithdrawnSection } from './releases.ts';

/** A release that is to be written, and the channel that will point at it. */
export interface NewRelease {
  channel: string;
  /** The release that the channel pointed at when this one was planned. */
  from: string | undefined;
  inputHash?: string;
  entries: readonly ReleaseEntry[];
  note: string;
  author: string;
  changes?: readonly { name: string; version: string }[];
  /** The sections that were withdrawn and are not in it. */
  withdrawn?: readonly WithdrawnSection[];
  /** The entries in the menu that sections were granted. */
  menu?: readonly MenuGrant[];
  /** Previews: the sections whose builds were chosen, and the scope that owns a new preview. */
  chosen?: readonly string[];
  /** Previews: the addresses of the documents that were chosen. */
  chosenDocuments?: readonly string[];
  owner?: string;
  /** Writes what goes live together with the release, such as a list. */
  also?: (sql: Sql) => Promise<void>;
}

/**
 * Inserts a release and points its channel at it in one transaction, if the channel still points at the release that this
 * one was planned from (compare and swap, R108.8).
 * @returns the new release's number, or `undefined` if another publisher was faster or the pages have been pruned.
 */
export async function switchChannel(database: Database, release: NewRelease): Promise<string | undefined> {
  return database.transaction(async (sql) => {
    await sql.query('lock table channel in share row exclusive mode');
    if ((await readReleaseId(sql, release.channel)) !== release.from) return undefined;
    // The lock makes pruning wait, but it may have run since the pages were rendered.
    const keys = [...new Set(release.entries.flatMap((entry) => entry.pages.map((page) => page.key)))];
    if ((await findStoredPages(sql, keys)).size < keys.length) return undefined;
    const id = await insertRelease(sql, release);
    await releasePages(sql, keys);
    await release.also?.(sql);
    await pointChannel(sql, release, id);
    return id;
  });
}

async function insertRelease(sql: Sql, release: NewRelease): Promise<string> {
  const { from, inputHash = '', entries, note, author, changes = [], withdrawn = [], menu = [] } = release;
  const [row] = await sql.query<{ id: string | number }>(
    `insert into release (parent, input_hash, note, author, changes, withdrawn, menu)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb) returning id`,
    [from ?? null, inputHash, note, author, ...[changes, withdrawn, menu].map((list) => JSON.stringify(list))],
  );
  if (!row) throw new Error('The database returned no number for the new release.');
  const rows = entries.map(({ name, identity, pages, supplied }) => ({ name, identity, pages, supplied }));
  await sql.query(
    `with entry as (
       select e->>'name' as name, e->>'identity' as identity, e->'pages' as pages, e->'supplied' as documents,
         encode(sha256(convert_to((e->'pages')::text, 'UTF8')), 'hex') as page_list
       from jsonb_array_elements($2::jsonb) as e
     ), list as (insert into page_list (hash, pages) select page_list, pages from entry on conflict do nothing)
     insert into release_entry (release, name, identity, page_list, documents)
     select $1::bigint, name, identity, page_list, documents from entry`,
    [String(row.id), JSON.stringify(rows)],
  );
  return String(row.id);
}

type Move = Pick<NewRelease, 'channel' | 'note' | 'author' | 'chosen' | 'chosenDocuments' | 'owner'>;

/** Points a channel at a release and records the move. A new preview gets its secret here. */
async function pointChannel(sql: Sql, move: Move, release: string) {
  const { channel, note, author, chosen = [], chosenDocuments = [], owner = '*' } = move;
  const secret = channel === live ? null : randomBytes(18).toString('base64url');
  await sql.query(
    `insert into channel (name, release, secret, owner, chosen, documents) values ($1, $2, $3, $4, $5::jsonb, $6::jsonb)
     on conflict (name) do update set release = excluded.release, chosen = excluded.chosen,
     documents = excluded.documents, switched_at = now()`,
    [channel, release, secret, owner, JSON.stringify(chosen), JSON.stringify(chosenDocuments)],
  );
  await sql.query('insert into move (channel, release, author, note) values ($1, $2, $3, $4)', [
    channel,
    release,
    author,
    note,
  ]);
}

/** Points the live channel at a release that was live before. @returns false if it never was. */
export async function restoreRelease(database: Database, release: string, author: string): Promise<boolean> {
  return database.transaction(async (sql) => {
    await sql.query('lock table channel in share row exclusive mode');
    const [move] = await sql.query('select 1 from move where channel = $1 and release::text = $2 limit 1', [
      live,
      release,
    ]);
    if (!move) return false;
    await pointChannel(sql, { channel: live, note: `rolled back to release ${release}`, author }, release);
    return true;
  });
}
