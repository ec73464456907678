import { Refusal } from '@viit/core/refusal';
import { isDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Actor, contentScope, describeScope, operator } from '../access/scopes.ts';
import type { Blob } from '../builds/blobs.ts';
import type { RegistryContext } from '../registry-context.ts';
import { assertChannelName } from './channel-name.ts';
import { addToPreview, createLiveRelease } from './create-release.ts';
import { live, readChannel, readServedBuilds } from './releases.ts';
import { type DocumentChange, documentUnknown } from './supplied-documents.ts';

/**
 * Checks that an actor may change a document: the owner of its address, or a maintainer of the content.
 * @returns the document's section.
 * @throws Refusal that names the section, or says that there is no such document.
 */
export async function assertMaySupply(
  { database }: RegistryContext,
  actor: Actor,
  { channel, address }: { channel: string; address: string },
): Promise<string> {
  assertChannelName(channel);
  const section = await findSection(database, channel, address);
  if (!section) throw documentUnknown(address);
  if (mayChange(actor, section)) return section;
  throw new Refusal(
    'token-scope',
    `${address} is a document of ${section}, and this token is for ${describeScope(actor.scope)}. Use a token for ${section} or for ${contentScope}.`,
  );
}

/** Whether an actor may change the documents of a section. */
export const mayChange = ({ scope }: Actor, section: string): boolean =>
  [section, contentScope, operator].includes(scope);

/** The section whose build has the document, on the channel or, for a new preview, on the live site. */
async function findSection(sql: Sql, channel: string, address: string): Promise<string | undefined> {
  for (const one of new Set([channel, live])) {
    const release = await readChannel(sql, one);
    const builds = await readServedBuilds(sql, release?.entries ?? []);
    const found = [...builds].find(([, { manifest }]) => isDocument(manifest, address));
    if (found) return found[0];
  }
  return undefined;
}

interface Change {
  channel: string;
  change: DocumentChange;
  /** The file. */
  blob: Blob | undefined;
  note: string;
}

/**
 * Creates the release in which a document has changed: the pages that say how large it is are rendered again. The file belongs
 * to the release and not to a build, so it stays when the section is published.
 */
export function changeDocument(context: RegistryContext, actor: Actor, { channel, change, blob, note }: Change) {
  const about = { builds: [], documents: [change], files: blob ? [blob] : [], note, author: actor.label };
  return channel === live
    ? createLiveRelease(context, about)
    : addToPreview(context, { ...about, channel, owner: actor.scope });
}
