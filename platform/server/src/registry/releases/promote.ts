import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { type Actor, claimsOf, operator, requireScope, tester } from '../access/scopes.ts';
import { readBlobs } from '../builds/blobs.ts';
import type { RegistryContext } from '../registry-context.ts';
import { unknownPreviewRefusal } from './channel-name.ts';
import { createLiveRelease } from './create-release.ts';
import { type ChannelRelease, live, readChannel } from './releases.ts';
import type { DocumentChange } from './supplied-documents.ts';
import { mayChange } from './supply-document.ts';

/**
 * Publishes the builds and the documents that were chosen for a preview and that the actor may publish. Everything else stays
 * as it is live.
 * @param section only this one.
 * @param remove live addresses that may vanish.
 */
export async function promote(
  context: RegistryContext,
  actor: Actor,
  channel: string,
  { section, remove = [] }: { section?: string | undefined; remove?: readonly string[] | undefined } = {},
): Promise<CreatedRelease & { sections: string[]; documents: string[] }> {
  refuseTester(actor, channel);
  if (section) requireScope(actor, section);
  const { database } = context;
  const preview = channel === live ? undefined : await readChannel(database, channel);
  if (!preview) throw unknownPreviewRefusal(channel);
  const only = section ?? (actor.scope === operator ? undefined : actor.scope);
  const builds = preview.entries.filter(
    ({ name }) => preview.chosen.includes(name) && (only === undefined || name === only),
  );
  const documents = chosenDocuments(preview, (name) => (section ? name === section : mayChange(actor, name)));
  if (builds.length + documents.length === 0) {
    throw new Refusal(
      'nothing-to-promote',
      `The preview "${channel}" contains no build of ${only ?? 'its own'}; it was made for ${[...preview.chosen, ...preview.chosenDocuments].join(', ')}. Add yours first: viit preview ${only ?? '<section>'} --as ${channel}`,
    );
  }
  const sections = builds.map(({ name }) => name);
  const addresses = documents.map(({ address }) => address);
  const note = `promoted ${[...sections, ...addresses].join(', ')} from ${channel}`;
  const about = { note, author: actor.label, claims: claimsOf(actor), takesVersions: true, removal: remove };
  const hashes = documents.flatMap(({ file }) => (file ? [file.sha384] : []));
  const files = [...(await readBlobs(database, hashes)).values()];
  const created = await createLiveRelease(context, { ...about, builds, documents, files });
  return { ...created, sections, documents: addresses };
}

/** The documents of a preview that were chosen for it, in the sections that `isIncluded` names. */
function chosenDocuments(
  { entries, chosenDocuments: chosen }: ChannelRelease,
  isIncluded: (section: string) => boolean,
): DocumentChange[] {
  return entries
    .filter(({ name }) => isIncluded(name))
    .flatMap(({ name, supplied }) =>
      supplied
        .filter(({ address }) => chosen.includes(address))
        .map(({ address, ...file }) => ({ section: name, address, file })),
    );
}

/** A tester has no section of its own, so only others can make the preview live. */
function refuseTester({ scope }: Actor, channel: string): void {
  if (scope !== tester) return;
  throw new Refusal(
    'token-scope',
    `This token is for ${tester}: it composes previews and makes nothing live. Ask each team whose build is in the preview to run: viit promote ${channel} (with its own token), or the operator to promote all of them.`,
  );
}
