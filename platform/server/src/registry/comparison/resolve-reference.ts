import type { Comparison } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Actor, describeScope, operator, tester } from '../access/scopes.ts';
import { unknownPreviewRefusal } from '../previews/channel-name.ts';
import { readPreviewLink } from '../previews/preview-link.ts';
import {
  live,
  nothingLive,
  type Release,
  readChannel,
  readPublishedRelease,
  readRelease,
} from '../releases/releases.ts';

/** A release that someone named: `live`, a number, or a preview. */
export interface NamedRelease {
  about: Comparison['from'];
  release: Pick<Release, 'entries' | 'parts'>;
  /** Previews: the parts that were chosen. */
  chosen?: readonly string[];
}

/**
 * Finds the release that a reference names.
 * @throws Refusal where there is none, or the actor may not see it: a team sees what is or was live, and its previews.
 */
export async function resolveReference(sql: Sql, actor: Actor, reference: string): Promise<NamedRelease> {
  if (/^\d+$/.test(reference)) return resolveNumber(sql, actor, reference);
  if (reference !== live) await assertMayOpen(sql, actor, reference);
  const channel = await readChannel(sql, reference);
  if (!channel) throw nothingLive();
  const about = await readAbout(sql, reference, channel.id);
  return { about, release: channel, ...(reference !== live && { chosen: [...channel.chosen.keys()] }) };
}

async function resolveNumber(sql: Sql, actor: Actor, id: string): Promise<NamedRelease> {
  const release = await (seesEverything(actor) ? readRelease : readPublishedRelease)(sql, id);
  if (!release) {
    throw new Refusal(
      'release-unknown',
      `There is no release ${id} that was live, or it has been pruned. List the releases with: viit status`,
    );
  }
  return { about: await readAbout(sql, `release ${id}`, id), release };
}

const seesEverything = ({ scope }: Actor): boolean => scope === operator || scope === tester;

async function assertMayOpen(sql: Sql, actor: Actor, channel: string): Promise<void> {
  const [preview] = await sql.query<{ owner: string; isChosen: boolean }>(
    'select owner, chosen ? $2 as "isChosen" from channel where name = $1',
    [channel, actor.scope],
  );
  if (!preview) throw unknownPreviewRefusal(channel);
  if (seesEverything(actor) || preview.owner === actor.scope || preview.isChosen) return;
  throw new Refusal(
    'preview-not-owned',
    `The preview "${channel}" was created by ${describeScope(preview.owner)} and contains no build of ${actor.scope}. Use a tester's token, or compare one of your own previews.`,
  );
}

async function readAbout(sql: Sql, name: string, release: string): Promise<Comparison['from']> {
  const [row] = await sql.query<{ at: Date; by: string; note: string }>(
    'select created_at as at, author as by, note from release where id::text = $1',
    [release],
  );
  const link = /^release /.test(name) ? undefined : await readPreviewLink(sql, name);
  return {
    ...{ name, release, at: row?.at.toISOString() ?? null, by: row?.by ?? '', note: row?.note ?? '' },
    ...(link && { link }),
  };
}
