import type { Comparison } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Actor, describeScope, operator, tester } from '../access/scopes.ts';
import { unknownPreviewRefusal } from '../previews/channel-name.ts';
import { readPreviewLink } from '../previews/preview-link.ts';
import {
  type ChannelRelease,
  live,
  type Release,
  readChannel,
  readPublishedRelease,
  readRelease,
} from '../releases/releases.ts';

/** `live`, a number, or a preview's name. */
export interface References {
  from: string;
  to: string;
}

export interface NamedRelease {
  about: Comparison['from'];
  release: Release & Partial<Pick<ChannelRelease, 'chosen'>>;
}

/** @throws Refusal where the release is unknown or hidden from the actor. */
export async function resolveReference(sql: Sql, actor: Actor, reference: string): Promise<NamedRelease> {
  const isNumber = /^\d+$/.test(reference);
  if (!isNumber && reference !== live) await assertMayOpen(sql, actor, reference);
  const readNumber = seesEverything(actor) ? readRelease : readPublishedRelease;
  const release = await (isNumber ? readNumber : readChannel)(sql, reference);
  if (!release) throw unknownRelease(reference);
  const [row] = await sql.query<Pick<Comparison['from'], 'at' | 'by' | 'note'>>(
    'select created_at as at, author as by, note from release where id::text = $1',
    [release.id],
  );
  const link = isNumber ? undefined : await readPreviewLink(sql, reference);
  const name = isNumber ? `release ${reference}` : reference;
  return {
    about: {
      ...{ name, release: release.id, ...(row ?? { at: null, by: '', note: '' }) },
      ...(link && { link }),
    },
    release,
  };
}

const unknownRelease = (reference: string): Refusal =>
  /^\d+$/.test(reference)
    ? new Refusal(
        'release-unknown',
        `There is no release ${reference} that was live, or it has been pruned. List the releases with: viit status`,
      )
    : new Refusal('nothing-live');

const seesEverything = ({ scope }: Actor): boolean => scope === operator || scope === tester;

/** @throws Refusal where the preview is unknown or hidden from the actor. */
export async function assertMayOpen(sql: Sql, actor: Actor, channel: string): Promise<void> {
  const [preview] = await sql.query<{ owner: string; isChosen: boolean }>(
    'select owner, chosen ? $2 as "isChosen" from channel where name = $1',
    [channel, actor.scope],
  );
  if (!preview) throw unknownPreviewRefusal(channel);
  if (seesEverything(actor) || preview.owner === actor.scope || preview.isChosen) return;
  throw new Refusal(
    'preview-not-owned',
    `The preview "${channel}" was created by ${describeScope(preview.owner)} and contains no build of ${actor.scope}. Use a tester's token, or name one of your own previews.`,
  );
}
