import type { CreatedRelease } from '@viit/contract/registry-api';
import type { Actor } from '../access/rights.ts';
import { findCollection } from '../collections/read-collection.ts';
import { listAddress, parseEntries } from '../parts/lists.ts';
import { readContent, storeVersion } from '../parts/parts.ts';
import { assertChannelName, unknownPreviewRefusal } from '../previews/channel-name.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live, readChannel } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';

interface ListVersion {
  /** Null for the seed. */
  hash: string | null;
  items: unknown[];
}

export async function readList(
  { database }: RegistryContext,
  { list, channel }: { list: string; channel: string },
): Promise<ListVersion> {
  const release = await readChannel(database, channel);
  if (!release && channel !== live) throw unknownPreviewRefusal(channel);
  const hash = release?.parts.get(list);
  if (hash === undefined) {
    return { hash: null, items: (await findCollection(database, list, channel)).seed };
  }
  const { lists } = await readContent(database, new Map([[list, hash]]));
  return { hash, items: [...(lists.get(listAddress(list)) ?? [])] };
}

/** @param hash the version that the author changed. @throws Refusal if the list has changed since, or an item is invalid. */
export async function replaceList(
  context: RegistryContext,
  actor: Actor,
  { list, channel, hash }: { list: string; channel: string; hash: string | null },
  items: unknown,
): Promise<CreatedRelease & { hash: string }> {
  assertChannelName(channel);
  const parsed = parseEntries(list, await findCollection(context.database, list, channel), items);
  const version = await storeVersion(context.database, list, parsed);
  const created = await setParts(context, {
    ...{ channel, parts: new Map([[list, version]]), basedOn: new Map([[list, hash]]) },
    ...{ note: `replaced the list ${list}`, actor },
  });
  return { ...created, hash: version };
}
