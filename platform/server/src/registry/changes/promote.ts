import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { isDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Actor, assertPermitted } from '../access/rights.ts';
import { assertPreviewReviewed } from '../collections/review.ts';
import { sectionOf } from '../parts/lists.ts';
import { kindOf } from '../parts/parts.ts';
import { unknownPreviewRefusal } from '../previews/previews.ts';
import type { RegistryContext } from '../registry-context.ts';
import { changedRefusal } from '../releases/change.ts';
import { mayChange, sectionOfDocument } from '../releases/part-rights.ts';
import { type ChannelRelease, live, readChannel, readServedBuilds } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';

/**
 * Makes a preview's chosen parts live, as far as the actor may.
 * @param section only its parts.
 * @throws Refusal if a list or the menu has changed on the live site.
 */
export async function promote(
  context: RegistryContext,
  actor: Actor,
  channel: string,
  { section, remove = [] }: { section?: string | undefined; remove?: readonly string[] | undefined } = {},
): Promise<CreatedRelease & { parts: string[] }> {
  if (section) assertPermitted(actor, 'publish', section);
  const { database } = context;
  const preview = channel === live ? undefined : await readChannel(database, channel);
  if (!preview) throw unknownPreviewRefusal(channel);
  // The live owner decides.
  const channels = [live, channel];
  const chosen = [...preview.chosen.keys()].sort();
  const names: string[] = [];
  for (const name of await withoutOldDocuments(database, preview, chosen)) {
    if (!(await mayChange(database, actor, 'publish', name, channels))) continue;
    if (!section || name === section || (await isDocumentOf(context, channels, name, section))) names.push(name);
  }
  if (names.length === 0) {
    throw new Refusal(
      'nothing-to-promote',
      `The preview "${channel}" contains nothing ${section ? `of ${section}` : `that ${actor.label} may publish`}; it was made for ${chosen.join(', ')}. Ask those who may publish that to run: viit promote ${channel}`,
    );
  }
  await assertReviewed(context, preview, { channel, names });
  const isBasedOnLive = (name: string) => ['collection', 'menu'].includes(kindOf(name));
  const created = await setParts(context, {
    channel: live,
    parts: new Map(names.map((name) => [name, preview.parts.get(name) ?? null])),
    basedOn: new Map(names.filter(isBasedOnLive).map((name) => [name, preview.chosen.get(name) ?? null])),
    publish: { remove },
    ...{ note: `promoted ${names.join(', ')} from ${channel}`, actor },
  });
  return { ...created, parts: names };
}

/** A version that is live already needs no review. */
async function assertReviewed(
  { database }: RegistryContext,
  { parts, chosen }: ChannelRelease,
  { channel, names }: { channel: string; names: readonly string[] },
): Promise<void> {
  const current = await readChannel(database, live);
  for (const part of names.filter((name) => kindOf(name) === 'collection')) {
    const to = parts.get(part);
    const from = current?.parts.get(part) ?? null;
    if (to === undefined || to === from) continue;
    if ((chosen.get(part) ?? null) !== from) throw await changedRefusal(database, part, live);
    const withBuild = names.includes(sectionOf(part));
    await assertPreviewReviewed(database, { part, channel }, { from, to, withBuild });
  }
}

/** Leaves out documents that no build will have: their section has changed since the preview was made. */
async function withoutOldDocuments(sql: Sql, preview: ChannelRelease, chosen: readonly string[]): Promise<string[]> {
  if (!chosen.some((name) => kindOf(name) === 'document')) return [...chosen];
  const current = await readChannel(sql, live);
  const changed = [...(await readServedBuilds(sql, preview))].filter(([name]) => chosen.includes(name));
  const builds = new Map([...(current ? await readServedBuilds(sql, current) : []), ...changed]);
  const isShown = (address: string) => [...builds.values()].some(({ manifest }) => isDocument(manifest, address));
  return chosen.filter((name) => kindOf(name) !== 'document' || isShown(name));
}

const isDocumentOf = async (
  { database }: RegistryContext,
  channels: readonly string[],
  name: string,
  section: string,
) => kindOf(name) === 'document' && (await sectionOfDocument(database, channels, name)) === section;
