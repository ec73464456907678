import type { Comparison, RequestTo } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Actor, hasEverything } from '../access/rights.ts';
import { mayOpen, readPreview, readPreviewLink, unknownPreviewRefusal } from '../previews/previews.ts';
import { noteFor } from '../releases/release-note.ts';
import {
  type ChannelRelease,
  live,
  type Release,
  readChannel,
  readPublishedRelease,
  readRelease,
} from '../releases/releases.ts';

export type References = RequestTo<'compare'>['query'];

export interface NamedRelease {
  about: Comparison['from'];
  release: Release & Partial<Pick<ChannelRelease, 'chosen'>>;
}

/** @throws Refusal where the release is unknown or hidden from the actor. */
export async function resolveReference(sql: Sql, actor: Actor, reference: string): Promise<NamedRelease> {
  const isNumber = /^\d+$/.test(reference);
  if (!isNumber && reference !== live) await assertMayOpen(sql, actor, reference);
  const readNumber = hasEverything(actor, 'edit') ? readRelease : readPublishedRelease;
  const release = await (isNumber ? readNumber : readChannel)(sql, reference);
  if (!release) throw unknownRelease(reference);
  const [row] = await sql.query<Pick<Comparison['from'], 'at' | 'by' | 'note'>>(
    'select created_at as at, author as by, note from release where id::text = $1',
    [release.id],
  );
  if (row) row.note = noteFor(actor, row.note);
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

export async function assertMayOpen(sql: Sql, actor: Actor, channel: string): Promise<void> {
  const preview = await readPreview(sql, channel);
  if (!preview) throw unknownPreviewRefusal(channel);
  if (await mayOpen(sql, actor, preview)) return;
  throw new Refusal(
    'preview-not-owned',
    `Somebody else created the preview "${channel}", and it contains nothing that ${actor.label} may edit. Name one of your own previews, or ask the operator for the right *: edit.`,
  );
}
