import type { Database, Sql } from '../database/database.ts';

/** A page of a release: where it is served, with which status, and which rendered page it is. */
export interface ReleasePage {
  /** The path with its parameters filled in; for a not-found form the pattern, such as `/department/:code`. */
  path: string;
  status: 200 | 404;
  key: string;
}

/** One build in a release, and its rendered pages. */
export interface ReleasePart {
  name: string;
  identity: string;
  pages: ReleasePage[];
}

/** What the whole site was at one moment. */
export interface Release {
  id: string;
  parts: ReleasePart[];
}

/** Reads the release that a channel points at. */
export async function readChannel(sql: Sql, channel: string): Promise<Release | undefined> {
  const id = await channelRelease(sql, channel);
  return id === undefined ? undefined : { id, parts: await readParts(sql, id) };
}

/** The id of the release that a channel points at. */
export async function channelRelease(sql: Sql, channel: string): Promise<string | undefined> {
  const [row] = await sql.query<{ release: string | number }>('select release from channel where name = $1', [channel]);
  return row && String(row.release);
}

const readParts = (sql: Sql, release: string) =>
  sql.query<ReleasePart>('select name, identity, pages from release_part where release = $1 order by name', [release]);

/**
 * Inserts a release and moves the channel to it in one transaction, if the channel still points at the release that this
 * one was made from (compare and switch, design.md section 6).
 * @returns the new release's id, or `undefined` where somebody else was faster.
 */
export async function switchChannel(
  database: Database,
  channel: string,
  from: string | undefined,
  parts: readonly ReleasePart[],
  note: string,
): Promise<string | undefined> {
  return database.transaction(async (sql) => {
    await sql.query('lock table channel in share row exclusive mode');
    if ((await channelRelease(sql, channel)) !== from) return undefined;
    const [row] = await sql.query<{ id: string | number }>(
      'insert into release (parent, note) values ($1, $2) returning id',
      [from ?? null, note],
    );
    if (!row) throw new Error('The database gave the new release no number.');
    const id = String(row.id);
    for (const part of parts) {
      await sql.query('insert into release_part (release, name, identity, pages) values ($1, $2, $3, $4::jsonb)', [
        id,
        part.name,
        part.identity,
        JSON.stringify(part.pages),
      ]);
    }
    await sql.query(
      'insert into channel (name, release) values ($1, $2) on conflict (name) do update set release = excluded.release, moved_at = now()',
      [channel, id],
    );
    return id;
  });
}
