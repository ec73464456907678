import type { Level } from '@viit/contract/rights';
import type { Sql } from '../../database/database.ts';
import { type Actor, hasEverything } from '../access/rights.ts';
import { mayChange } from '../releases/part-rights.ts';
import { live } from '../releases/releases.ts';

interface Preview {
  name: string;
  /** The id of an actor. */
  owner: string;
  chosen: string[];
}

export const readPreview = async (sql: Sql, name: string): Promise<Preview | undefined> =>
  (
    await sql.query<Preview>(
      `select name, owner, array(select jsonb_object_keys(chosen) order by 1) as chosen from channel
       where name = $1 and name <> $2`,
      [name, live],
    )
  )[0];

/** What somebody else put into it is lost. */
export async function mayReplace(sql: Sql, actor: Actor, preview: Preview): Promise<boolean> {
  if (preview.owner === actor.id || hasEverything(actor, 'publish')) return true;
  for (const part of preview.chosen) if (!(await may(sql, actor, 'publish', part, preview))) return false;
  return preview.chosen.length > 0;
}

export async function mayOpen(sql: Sql, actor: Actor, preview: Preview): Promise<boolean> {
  if (preview.owner === actor.id || hasEverything(actor, 'edit')) return true;
  // Documents last: finding their section reads a release.
  for (const part of preview.chosen.toReversed()) if (await may(sql, actor, 'edit', part, preview)) return true;
  return false;
}

/** A document that no build has any more is nobody's. */
const may = (sql: Sql, actor: Actor, level: Level, part: string, { name }: Preview): Promise<boolean> =>
  mayChange(sql, actor, level, part, [name, live]).catch(() => false);
