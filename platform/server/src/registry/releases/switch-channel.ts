import { randomBytes } from 'node:crypto';
import type { Database, Sql } from '../../database/database.ts';
import { findStoredPages, releasePages, storeInParts } from '../pages/page-store.ts';
import { type ChannelRelease, live, readReleaseId } from './releases.ts';

interface NewRelease extends Omit<ChannelRelease, 'id'> {
  channel: string;
  /** The release that this one was planned from. */
  from: string | undefined;
  note: string;
  author: string;
  reverted?: readonly string[];
  /** The id of the actor that creates a preview. */
  owner?: string | undefined;
}

/**
 * Compare and swap in one transaction (R108).
 * @param also further writes of the transaction.
 * @returns the new number, or `undefined` if another publisher was faster or pages were pruned.
 */
export async function switchChannel(
  database: Database,
  release: NewRelease,
  also: (sql: Sql) => Promise<void>,
): Promise<string | undefined> {
  return database.transaction(async (sql) => {
    await sql.query('lock table channel in share row exclusive mode');
    if ((await readReleaseId(sql, release.channel)) !== release.from) return undefined;
    // Pruning may have run since the rendering.
    const keys = [...new Set(release.entries.flatMap((entry) => entry.pages.map((page) => page.key)))];
    if ((await findStoredPages(sql, keys)).size < keys.length) return undefined;
    const id = await insertRelease(sql, release);
    await releasePages(sql, keys);
    await also(sql);
    await pointChannel(sql, release, id);
    return id;
  });
}

const partsPerStatement = 2000;

async function insertRelease(sql: Sql, release: NewRelease): Promise<string> {
  const { from, inputHash, parts, withdrawn, contentTimes, entries, note, author } = release;
  const [row] = await sql.query<{ id: string }>(
    'insert into release (parent, input_hash, content_times, note, author) values ($1, $2, $3::jsonb, $4, $5) returning id',
    [from ?? null, inputHash, JSON.stringify(Object.fromEntries(contentTimes)), note, author],
  );
  if (!row) throw new Error('The database returned no number for the new release.');
  const pages = new Map(entries.map((entry) => [entry.name, entry.pages]));
  const rows = [
    ...[...parts].map(([name, hash]) => ({ name, hash, pages: pages.get(name), isWithdrawn: false })),
    ...[...withdrawn].map(([name, hash]) => ({ name, hash, isWithdrawn: true })),
  ];
  await storeInParts(rows, partsPerStatement, (part) =>
    sql.query(
      `with part as (
         select p->>'name' as name, p->>'hash' as hash, p->'pages' as pages, (p->>'isWithdrawn')::boolean as is_withdrawn,
           encode(sha256(convert_to((p->'pages')::text, 'UTF8')), 'hex') as page_list
         from jsonb_array_elements($2::jsonb) as p
       ), list as (insert into page_list (hash, pages) select page_list, pages from part where pages is not null on conflict do nothing)
       insert into release_part (release, name, hash, page_list, is_withdrawn)
       select $1::bigint, name, hash, page_list, is_withdrawn from part`,
      [row.id, part],
    ),
  );
  return row.id;
}

/** Creates the secret of a new preview. */
async function pointChannel(
  sql: Sql,
  { channel, note, author, chosen, owner = 'the server', reverted = [] }: NewRelease,
  release: string,
) {
  const secret = channel === live ? null : randomBytes(18).toString('base64url');
  if (secret) await deleteReportsOfDeleted(sql, channel);
  await sql.query(
    `insert into channel (name, release, secret, owner, chosen) values ($1, $2, $3, $4, $5::jsonb)
     on conflict (name) do update set release = excluded.release, chosen = excluded.chosen, switched_at = now()`,
    [channel, release, secret, owner, JSON.stringify(Object.fromEntries(chosen))],
  );
  await sql.query(
    'insert into channel_switch (channel, release, author, note, reverted) values ($1, $2, $3, $4, $5::jsonb)',
    [...[channel, release, author, note, JSON.stringify(reverted)]],
  );
}

/** A deleted preview with this name may have been another team's. */
async function deleteReportsOfDeleted(sql: Sql, preview: string): Promise<void> {
  for (const table of ['report_count', 'report_problem']) {
    await sql.query(`delete from ${table} where preview = $1 and not exists (select 1 from channel where name = $1)`, [
      preview,
    ]);
  }
}
