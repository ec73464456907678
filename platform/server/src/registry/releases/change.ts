import { isOperator } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import type { Draft } from '../collections/entry-store.ts';
import { kindOf } from '../parts/parts.ts';
import { readHistory } from './part-history.ts';
import { type ChannelRelease, live, readChannel } from './releases.ts';

export interface Change {
  channel: string;
  /** Hashes. Null withdraws a section, or restores the build's own document. */
  parts: ReadonlyMap<string, string | null>;
  /** By default unchanged, plus the sections that `parts` withdraws. */
  withdrawn?: ReadonlyMap<string, string> | undefined;
  /** Replaces a preview's chosen parts instead of adding to them. */
  isReplacing?: boolean | undefined;
  /** Versions that the author changed; refused if they are not current. */
  basedOn?: ReadonlyMap<string, string | null> | undefined;
  /** Drafts of a collection that become its entries. */
  drafts?: { part: string; entries: ReadonlyMap<string, Draft>; order?: readonly string[] | undefined } | undefined;
  /**
   * By default the builds have only addresses of their sections; an operator's, also ones that nobody owns, which become theirs.
   * `unchecked`: they were live, and the change is a withdrawal or a rollback; of a team's, no other section may own them by now.
   */
  claims?: 'unchecked' | undefined;
  /** Shows a collection as of this time. Others stay as they are, unless the change sets them. */
  advance?: { part: string; to: string } | undefined;
  /** A team's publish: its builds claim their versions, and of the live addresses, they may remove only these. */
  publish?: { remove: readonly string[] } | undefined;
  /** The channel's release when the change began; by default when `setParts` is called. */
  began?: string | undefined;
  note: string;
  actor?: Actor | undefined;
  /** Of a change without an actor. */
  author?: string | undefined;
}

export interface ChannelState {
  live: ChannelRelease | undefined;
  /** May be the live channel. */
  current: ChannelRelease | undefined;
}

export async function readState(sql: Sql, channel: string): Promise<ChannelState> {
  const current = await readChannel(sql, channel);
  const liveRelease = channel === live ? current : await readChannel(sql, live);
  return { current, live: liveRelease };
}

export interface NextParts extends Pick<ChannelRelease, 'parts' | 'withdrawn' | 'chosen'> {
  before: ReadonlyMap<string, string>;
}

/** A preview starts from the live release and its chosen parts. */
export function applyChange(
  { channel, parts: changed, isReplacing, basedOn, withdrawn: after }: Change,
  { live: liveRelease, current }: ChannelState,
): NextParts {
  const base = channel === live ? current : (liveRelease ?? current);
  const kept = new Map(channel === live || isReplacing ? [] : current?.chosen);
  const parts = new Map(base?.parts);
  const withdrawn = new Map(base?.withdrawn);
  const setPart = (name: string, hash: string | null) => {
    const previous = parts.get(name);
    if (hash === null && previous !== undefined && kindOf(name) === 'build') withdrawn.set(name, previous);
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
  // The live version that a preview's own version came from.
  const baseOf = (name: string) =>
    kept.has(name) && basedOn?.get(name) !== liveHash(name) ? (kept.get(name) ?? null) : liveHash(name);
  const bases = [...changed.keys()].map((name) => [name, baseOf(name)] as const);
  const chosen = new Map(channel === live ? [] : [...kept, ...bases]);
  return { parts, withdrawn: after ?? withdrawn, chosen, before };
}

/** @throws Refusal that names who changed a part since its author read it. */
export async function assertUnchanged(
  sql: Sql,
  { channel, parts, basedOn }: Change,
  state: ChannelState,
  { before }: NextParts,
): Promise<void> {
  for (const [name, hash] of basedOn ?? []) {
    const currentHash = before.get(name) ?? null;
    if (hash === currentHash || parts.get(name) === currentHash) continue;
    const own = state.current?.chosen.get(name);
    const liveHash = state.live?.parts.get(name) ?? null;
    // The author has seen the newer live version.
    if (channel !== live && own !== liveHash && hash === liveHash) continue;
    throw await changedRefusal(sql, name, channel === live || own === undefined ? live : channel);
  }
}

/**
 * Operators' withdrawals and rollbacks are never refused, or a team could block them.
 * @throws Refusal where a part was withdrawn or rolled back since the change began.
 */
export async function assertNotReverted(
  sql: Sql,
  { channel, parts, claims, actor, began }: Change,
  { before }: NextParts,
): Promise<void> {
  if (channel !== live || began === undefined || (claims === 'unchecked' && isOperator(actor?.rights ?? {}))) return;
  const names = [...parts].filter(([name, hash]) => hash !== (before.get(name) ?? null)).map(([name]) => name);
  const [revert] = await sql.query<{ name: string; by: string; note: string; at: string }>(
    `select name, author as by, note, created_at as at
     from channel_switch, jsonb_array_elements_text(reverted) as name
     where channel = $1 and release > $2::bigint and name in (select jsonb_array_elements_text($3::jsonb))
     order by id desc limit 1`,
    [channel, began, JSON.stringify(names)],
  );
  if (!revert) return;
  throw new Refusal(
    'part-reverted',
    `${describeChange(revert.name, revert)} after this change had begun, so it was not made. If it may go live all the same, make it again.`,
  );
}

const describeChange = (name: string, { by, at, note }: { by: string; at: string; note: string }): string =>
  `${by} changed ${name} on ${at.slice(0, 16).replace('T', ' at ')} UTC (${note})`;

export async function changedRefusal(sql: Sql, name: string, channel: string): Promise<Refusal> {
  const last = (await readHistory(sql, name, channel)).at(-1);
  const by = last ? describeChange(name, last) : `${name} has changed`;
  if (kindOf(name) === 'menu') {
    return new Refusal('menu-changed', `${by}, so this change was not made. Look at the menu and try again.`);
  }
  const preview = channel === live ? '' : ` --as ${channel}`;
  return new Refusal(
    'list-changed',
    `${by}, and this version does not contain that change. Repeat your change in the newer entries: viit content pull ${name} entries.csv${preview}`,
  );
}
