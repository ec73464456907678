import { randomBytes } from 'node:crypto';
import type { ReleasePage } from '@viit/render/jobs';
import type { Database, Sql } from '../../database/database.ts';

/** The channel that visitors see; every other one is a preview. */
export const live = 'live';

/** One build in a release, and its rendered pages. */
export interface ReleaseEntry {
  name: string;
  identity: string;
  pages: ReleasePage[];
}

/** What the whole site was at one moment. */
export interface Release {
  id: string;
  /** Hash of all that pages depend on beside their own section; pages of equal ground need not be looked at again. */
  ground: string;
  entries: ReleaseEntry[];
}

/** A release that a channel points at, with the builds that were chosen for the channel (previews only). */
export interface ChannelRelease extends Release {
  chosen: string[];
}

/** Reads the release that a channel points at. */
export async function readChannel(sql: Sql, channel: string): Promise<ChannelRelease | undefined> {
  const [row] = await sql.query<{ id: string | number; ground: string; chosen: string[] }>(
    'select r.id, r.ground, c.chosen from channel c join release r on r.id = c.release where c.name = $1',
    [channel],
  );
  if (!row) return undefined;
  const id = String(row.id);
  return { id, ground: row.ground, chosen: row.chosen, entries: await readParts(sql, id) };
}

/** Reads a release that was live at some time. @returns undefined where there is none of that number. */
export async function readFormerRelease(sql: Sql, id: string): Promise<Release | undefined> {
  const [row] = await sql.query<{ ground: string }>(
    'select ground from release r where id::text = $1 and exists (select 1 from move m where m.channel = $2 and m.release = r.id)',
    [id, live],
  );
  return row && { id, ground: row.ground, entries: await readParts(sql, id) };
}

/** The id of the release that a channel points at. */
export async function channelRelease(sql: Sql, channel: string): Promise<string | undefined> {
  const [row] = await sql.query<{ release: string | number }>('select release from channel where name = $1', [channel]);
  return row && String(row.release);
}

/** Reads a release by its id. */
const readParts = (sql: Sql, release: string): Promise<ReleaseEntry[]> =>
  sql.query<ReleaseEntry>('select name, identity, pages from release_part where release = $1 order by name', [release]);

/** A release that is about to be made. */
export interface NewRelease {
  channel: string;
  /** The release that this one was made from. */
  from: string | undefined;
  ground?: string;
  parts: readonly ReleaseEntry[];
  note: string;
  author: string;
  changes?: readonly { name: string; version: string }[];
  /** Previews: the builds chosen for the channel, and the scope of whoever makes it. */
  chosen?: readonly string[];
  owner?: string;
  /** What belongs to the release and is written with it, such as a list. */
  also?: (sql: Sql) => Promise<void>;
}

/**
 * Inserts a release and moves the channel to it in one transaction, if the channel still points at the release that this
 * one was made from (compare and switch, design.md section 6).
 * @returns the new release's id, or `undefined` where somebody else was faster, or the pages were tidied away meanwhile.
 */
export async function switchChannel(database: Database, release: NewRelease): Promise<string | undefined> {
  return database.transaction(async (sql) => {
    await sql.query('lock table channel in share row exclusive mode');
    if ((await channelRelease(sql, release.channel)) !== release.from) return undefined;
    if (!(await holdsPages(sql, release.parts))) return undefined;
    const id = await insertRelease(sql, release);
    await release.also?.(sql);
    await pointChannel(sql, release, id);
    return id;
  });
}

async function holdsPages(sql: Sql, parts: readonly ReleaseEntry[]): Promise<boolean> {
  const keys = [...new Set(parts.flatMap((part) => part.pages.map((page) => page.key)))];
  const [row] = await sql.query<{ count: string | number }>(
    'select count(*) as count from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(keys)],
  );
  return Number(row?.count) === keys.length;
}

async function insertRelease(sql: Sql, release: NewRelease): Promise<string> {
  const { from, ground = '', parts, note, author, changes = [] } = release;
  const [row] = await sql.query<{ id: string | number }>(
    'insert into release (parent, ground, note, author, changes) values ($1, $2, $3, $4, $5::jsonb) returning id',
    [from ?? null, ground, note, author, JSON.stringify(changes)],
  );
  if (!row) throw new Error('The database gave the new release no number.');
  const rows = parts.map(({ name, identity, pages }) => ({ name, identity, pages }));
  await sql.query(
    `insert into release_part (release, name, identity, pages)
     select $1::bigint, part->>'name', part->>'identity', part->'pages' from jsonb_array_elements($2::jsonb) as part`,
    [String(row.id), JSON.stringify(rows)],
  );
  return String(row.id);
}

type Pointing = Pick<NewRelease, 'channel' | 'note' | 'author' | 'chosen' | 'owner'>;

/** Points a channel at a release and writes the move down. A new preview gets its secret here. */
async function pointChannel(sql: Sql, { channel, note, author, chosen, owner = '*' }: Pointing, release: string) {
  const secret = channel === live ? null : randomBytes(18).toString('base64url');
  await sql.query(
    `insert into channel (name, release, secret, owner, chosen) values ($1, $2, $3, $4, $5::jsonb)
     on conflict (name) do update set release = excluded.release, chosen = excluded.chosen, moved_at = now()`,
    [channel, release, secret, owner, JSON.stringify(chosen ?? [])],
  );
  await sql.query('insert into move (channel, release, author, note) values ($1, $2, $3, $4)', [
    channel,
    release,
    author,
    note,
  ]);
}

/** Points the live channel at a release that it showed before. @returns false where it never showed that one. */
export async function turnBack(database: Database, release: string, author: string): Promise<boolean> {
  return database.transaction(async (sql) => {
    await sql.query('lock table channel in share row exclusive mode');
    const [was] = await sql.query("select 1 from move where channel = 'live' and release::text = $1 limit 1", [
      release,
    ]);
    if (!was) return false;
    await pointChannel(sql, { channel: live, note: `turned back to release ${release}`, author }, release);
    return true;
  });
}
