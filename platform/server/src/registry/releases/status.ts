import type { Sql } from '../../database/database.ts';
import { type Actor, operator } from '../access/tokens.ts';
import { live } from './releases.ts';

/** What `viit status` shows. */
export interface Status {
  release: string | null;
  sections: { name: string; version: string; identity: string; since: Date; by: string }[];
  channels: { name: string; release: string; movedAt: Date; chosen: string[]; link?: string }[];
  moves: { channel: string; release: string; at: Date; by: string; note: string }[];
}

/** Which version everything is on, and who published what and when. Links of previews are for those who made them. */
export async function readStatus(sql: Sql, actor: Actor, count: number): Promise<Status> {
  const channels = await sql.query<{
    name: string;
    release: string | number;
    moved_at: Date;
    chosen: string[];
    secret: string | null;
    owner: string;
  }>('select name, release, moved_at, chosen, secret, owner from channel order by name');
  const mayOpen = (owner: string, chosen: string[]) =>
    actor.scope === operator || actor.scope === owner || chosen.includes(actor.scope);
  const moves = await sql.query<{ channel: string; release: string | number; at: Date; by: string; note: string }>(
    'select channel, release, made_at as at, author as by, note from move order by id desc limit $1',
    [count],
  );
  return {
    release: channels.filter((channel) => channel.name === live).map(({ release }) => String(release))[0] ?? null,
    sections: await liveSections(sql),
    channels: channels.map(({ name, release, moved_at, chosen, secret, owner }) => ({
      name,
      release: String(release),
      movedAt: moved_at,
      chosen,
      ...(secret && mayOpen(owner, chosen) && { link: `/_preview/${secret}` }),
    })),
    moves: moves.map((move) => ({ ...move, release: String(move.release) })),
  };
}

/** The live builds, and the move that brought each. */
const liveSections = (sql: Sql) =>
  sql.query<Status['sections'][number]>(
    `with past as (
       select m.id, m.made_at, m.author, p.name, p.identity,
         lag(p.identity) over (partition by p.name order by m.id) as was
       from move m join release_part p on p.release = m.release where m.channel = $1
     ), came as (
       select distinct on (name) name, made_at, author from past where was is distinct from identity order by name, id desc
     )
     select p.name, b.version, p.identity, came.made_at as since, came.author as by
     from channel c join release_part p on p.release = c.release
     join build b on b.name = p.name and b.identity = p.identity
     join came on came.name = p.name
     where c.name = $1 order by p.name`,
    [live],
  );

/** The secret of a preview, for whoever has just made it. */
export async function previewLink(sql: Sql, channel: string): Promise<string | undefined> {
  const [row] = await sql.query<{ secret: string | null }>('select secret from channel where name = $1', [channel]);
  return row?.secret ? `/_preview/${row.secret}` : undefined;
}
