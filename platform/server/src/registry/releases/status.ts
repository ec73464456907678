import type { ConsoleChanges } from '@viit/contract/console';
import type { ListedBuild, Status } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { listOwners } from '../access/owners.ts';
import type { Actor } from '../access/rights.ts';
import { sectionOf } from '../parts/lists.ts';
import { mayOpen, type Preview, previewColumns, previewPath } from '../previews/previews.ts';
import { readFailures } from '../schedule/failures.ts';
import { noteFor } from './release-note.ts';
import { live, readReleaseId } from './releases.ts';

/** Only a preview's team gets its link and the notes of its releases. @param count of the latest switches. */
export async function readStatus(sql: Sql, actor: Actor, count: number): Promise<Status> {
  const channels = await readChannels(sql, actor);
  const isOpen = new Set([live, ...channels.flatMap(({ name, link }) => (link ? [name] : []))]);
  const switches = await readSwitches(sql, count);
  return {
    release: (await readReleaseId(sql, live)) ?? null,
    sections: await readSections(sql),
    owners: await listOwners(sql),
    channels,
    scheduleFailures: await readScheduleFailures(sql),
    // Notes have titles of entries.
    switches: switches.map((one) => ({ ...one, note: isOpen.has(one.channel) ? noteFor(actor, one.note) : '' })),
  };
}

/** Live builds, with the switch that made each one live. */
const readSections = (sql: Sql) =>
  sql.query<Status['sections'][number]>(
    `select p.name, b.version, p.identity, 'sha384-' || (jsonb_path_query_first(
       b.manifest, '$.files[*] ? (@.path == $file).sha384',
       jsonb_build_object('file', 'client/' || (b.manifest #>> '{entry,scripts,0}'))
     ) #>> '{}') as integrity, latest.created_at as since, latest.author as by
     from channel c join release_build p on p.release = c.release
     join build b on b.name = p.name and b.identity = p.identity
     cross join lateral (
       select s.created_at, s.author from channel_switch s join release_build own on own.release = s.release and own.name = p.name
       where s.channel = c.name and s.id > coalesce((
         select other_switch.id from channel_switch other_switch join release_build other on other.release = other_switch.release and other.name = p.name
         where other_switch.channel = c.name and other.identity <> p.identity order by other_switch.id desc limit 1), 0)
       order by s.id limit 1
     ) as latest
     where c.name = $1 order by p.name`,
    [live],
  );

type ChannelRow = Omit<Status['channels'][number], 'link' | 'isOwn'> & Preview & { secret: string | null };

async function readChannels(sql: Sql, actor: Actor): Promise<Status['channels']> {
  const rows = await sql.query<ChannelRow>(
    `select ${previewColumns}, release, switched_at as "switchedAt", secret from channel order by name`,
  );
  return Promise.all(
    rows.map(async ({ secret, ...row }) => {
      const { owner, documents: _, ...shown } = row;
      const hasLink = secret && (await mayOpen(sql, actor, row));
      return { ...shown, isOwn: owner === actor.id, ...(hasLink && { link: previewPath(secret) }) };
    }),
  );
}

const readSwitches = (sql: Sql, count: number) =>
  sql.query<Status['switches'][number]>(
    'select channel, release, created_at as at, author as by, note from channel_switch order by id desc limit $1',
    [count],
  );

const readScheduleFailures = async (sql: Sql): Promise<Status['scheduleFailures']> =>
  [...(await readFailures(sql)).values()].map(({ part, moment, error, at }) => ({
    ...{ section: sectionOf(part), part, moment, error, at: at.toISOString() },
  }));

/** Newest first. */
export function listBuilds(sql: Sql, name: string): Promise<ListedBuild[]> {
  return sql.query<ListedBuild>(
    `select b.version, b.identity, b.received_at as "receivedAt", exists (
       select 1 from channel c join release_build p on p.release = c.release
       where c.name = $2 and p.name = b.name and p.identity = b.identity
     ) as "isLive"
     from build b where b.name = $1 order by b.received_at desc, b.version desc`,
    [name, live],
  );
}

/** Each text differs after a change. */
export async function readRevision(sql: Sql): Promise<ConsoleChanges> {
  const [row] = await sql.query<ConsoleChanges>(
    `select coalesce((select release::text from channel where name = $1), '') as live,
       (select coalesce(max(id), 0)::text from channel_switch) as switches,
       coalesce((select md5(string_agg(name || ' ' || release || ' ' || switched_at, ',' order by name))
         from channel where name <> $1), '') as previews,
       (select concat(count(*), ' ', sum(number), ' ', max(saved_at), ' ', max(review->>'at')) from entry_version where is_draft)
         || (select concat(' ', count(*), ' ', max(saved_at)) from draft_order)
         || (select concat(' ', count(*), ' ', max(at)) from schedule_failure) as drafts,
       (select coalesce(max(id), 0)::text from audit) as audit,
       coalesce((select sum(count)::text from report_count where hour > now() - interval '2 hours'), '') as reports,
       (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'actor', actor, 'place', place) order by id), '[]')
         from presence where seen_at > now() - interval '1 minute') as people`,
    [live],
  );
  if (!row) throw new Error('A query without a table returned no row.');
  return row;
}
