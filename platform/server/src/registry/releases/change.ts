import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Actor, operator } from '../access/scopes.ts';
import { kindOf } from '../parts/parts.ts';
import { readHistory } from './part-history.ts';
import { type ChannelRelease, live, readChannel } from './releases.ts';
import type { Removal } from './removed-pages.ts';

/** A change of a channel: it sets parts of the release that the channel shows. */
export interface Change {
  /** `live`, or the name of a preview. */
  channel: string;
  /** The hash of each part's new version. Null takes the part away: a section is withdrawn, a document is the build's own again. */
  parts: ReadonlyMap<string, string | null>;
  /** The builds of the sections that are withdrawn then; by default those before, and the ones that are taken away. */
  withdrawn?: ReadonlyMap<string, string> | undefined;
  /** A preview then has these parts only, instead of these besides those chosen before. */
  isReplacing?: boolean | undefined;
  /** The versions that the author has changed. If a part has another one by now, the change is refused. */
  basedOn?: ReadonlyMap<string, string | null> | undefined;
  /** The builds take the versions of their manifests as they go live. A rollback and local builds keep the ones that they have. */
  takesVersions?: boolean | undefined;
  /**
   * `owned`: the builds have only addresses of their sections. `free`: also ones that nobody owns, which become theirs; this is
   * the default. `unchecked`: they were live, and the change is a withdrawal or a rollback;
   * of a team's, no other section may own them by now.
   */
  claims?: 'owned' | 'free' | 'unchecked' | undefined;
  /** What may vanish from the live site; by default this is not checked. */
  removal?: Removal | undefined;
  note: string;
  /** Who makes it, for the history; a new preview belongs to their scope. By default the server itself. */
  actor?: Actor | undefined;
}

/** What the channels show now. */
export interface ChannelState {
  live: ChannelRelease | undefined;
  /** The channel that will change; for the live one the same. */
  current: ChannelRelease | undefined;
  /** The sample lists, before anything is live: the first release contains them. */
  seeds?: ReadonlyMap<string, string>;
}

export async function readState(sql: Sql, channel: string): Promise<ChannelState> {
  const current = await readChannel(sql, channel);
  const liveRelease = channel === live ? current : await readChannel(sql, live);
  if (liveRelease) return { current, live: liveRelease };
  const lists = await sql.query<{ name: string; hash: string }>(
    'select name, hash from part_version where content is not null order by created_at',
  );
  return { current, live: undefined, seeds: new Map(lists.map(({ name, hash }) => [name, hash])) };
}

/** The parts of the next release. */
export interface NextParts extends Pick<ChannelRelease, 'parts' | 'withdrawn' | 'chosen'> {
  /** The parts that the change starts from. */
  before: ReadonlyMap<string, string>;
}

/** Applies a change to what the channel shows. A preview starts from the live release and the parts that were chosen for it. */
export function applyChange(
  { channel, parts: changed, isReplacing, basedOn, withdrawn: after }: Change,
  { live: liveRelease, current, seeds }: ChannelState,
): NextParts {
  const base = channel === live ? current : (liveRelease ?? current);
  const kept = new Map(channel === live || isReplacing ? [] : current?.chosen);
  const parts = new Map(base?.parts ?? seeds);
  const withdrawn = new Map(base?.withdrawn);
  const setPart = (name: string, hash: string | null) => {
    const former = parts.get(name);
    if (hash === null && former !== undefined && kindOf(name) === 'build') withdrawn.set(name, former);
    if (hash === null) parts.delete(name);
    else {
      parts.set(name, hash);
      withdrawn.delete(name);
    }
  };
  for (const name of kept.keys()) setPart(name, current?.parts.get(name) ?? null);
  const before = new Map(parts);
  for (const [name, hash] of changed) setPart(name, hash);
  const liveHash = (name: string) => liveRelease?.parts.get(name) ?? null;
  // A change of a preview's own version is still based on the live version that this one came from.
  const baseOf = (name: string) =>
    kept.has(name) && basedOn?.get(name) !== liveHash(name) ? (kept.get(name) ?? null) : liveHash(name);
  const bases = [...changed.keys()].map((name) => [name, baseOf(name)] as const);
  const chosen = new Map(channel === live ? [] : [...kept, ...bases]);
  return { parts, withdrawn: after ?? withdrawn, chosen, before };
}

/**
 * Checks that nobody has changed a part since its author read it.
 * @throws Refusal that names who changed it and when.
 */
export async function assertUnchanged(
  sql: Sql,
  { channel, parts, basedOn }: Change,
  state: ChannelState,
  { before }: NextParts,
): Promise<void> {
  for (const [name, hash] of basedOn ?? []) {
    const present = before.get(name) ?? null;
    if (hash === present || parts.get(name) === present) continue;
    const own = state.current?.chosen.get(name);
    const liveHash = state.live?.parts.get(name) ?? null;
    // What is live has changed since the preview's version was made, and this change starts from it.
    if (channel !== live && own !== liveHash && hash === liveHash) continue;
    throw await changedRefusal(sql, name, channel === live || own === undefined ? live : channel);
  }
}

/**
 * Checks that nobody has withdrawn or rolled back a part since the change began, which may be minutes ago: its pages were rendered
 * meanwhile. Operators' own withdrawals and rollbacks are never refused, or a team could keep them from it by rollbacks.
 * @param began the release that was live then.
 */
export async function assertNotReverted(
  sql: Sql,
  { channel, parts, claims, actor }: Change,
  began: string,
  { before }: NextParts,
): Promise<void> {
  if (channel !== live || (claims === 'unchecked' && actor?.scope === operator)) return;
  const names = [...parts].filter(([name, hash]) => hash !== (before.get(name) ?? null)).map(([name]) => name);
  const [move] = await sql.query<{ name: string; by: string; note: string; at: string }>(
    `select name, author as by, note, created_at as at
     from move, jsonb_array_elements_text(reverted) as name
     where channel = $1 and release > $2::bigint and name in (select jsonb_array_elements_text($3::jsonb))
     order by id desc limit 1`,
    [channel, began, JSON.stringify(names)],
  );
  if (!move) return;
  throw new Refusal(
    'part-reverted',
    `${describeChange(move.name, move)} after this change had begun, so it was not made. If it may go live all the same, make it again.`,
  );
}

const describeChange = (name: string, { by, at, note }: { by: string; at: string; note: string }): string =>
  `${by} changed ${name} on ${at.slice(0, 16).replace('T', ' at ')} UTC (${note})`;

async function changedRefusal(sql: Sql, name: string, channel: string): Promise<Refusal> {
  const last = (await readHistory(sql, name, channel)).at(-1);
  const by = last ? describeChange(name, last) : `${name} has changed`;
  if (kindOf(name) === 'menu') {
    return new Refusal('menu-changed', `${by}, so this change was not made. Look at the menu and try again.`);
  }
  const pull = `viit content pull ${name} list.json${channel === live ? '' : ` --as ${channel}`}`;
  return new Refusal(
    'list-changed',
    `${by}, and this version does not contain that change. Pull the list again, repeat your change in it, and push it: ${pull}`,
  );
}
