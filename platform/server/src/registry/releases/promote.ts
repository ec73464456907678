import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { type Actor, claimsOf, operator, requireScope, tester } from '../access/scopes.ts';
import type { RegistryContext } from '../registry-context.ts';
import { unknownPreviewRefusal } from './channel-name.ts';
import { createLiveRelease } from './create-release.ts';
import { live, readChannel } from './releases.ts';

/**
 * Publishes the builds that were chosen for a preview and that the actor may publish. Everything else stays as it is live.
 * @param section only this one.
 * @param remove live addresses that may vanish.
 */
export async function promote(
  context: RegistryContext,
  actor: Actor,
  channel: string,
  { section, remove = [] }: { section?: string | undefined; remove?: readonly string[] | undefined } = {},
): Promise<CreatedRelease & { sections: string[] }> {
  refuseTester(actor, channel);
  if (section) requireScope(actor, section);
  const preview = channel === live ? undefined : await readChannel(context.database, channel);
  if (!preview) throw unknownPreviewRefusal(channel);
  const only = section ?? (actor.scope === operator ? undefined : actor.scope);
  const builds = preview.entries.filter(
    ({ name }) => preview.chosen.includes(name) && (only === undefined || name === only),
  );
  if (builds.length === 0) {
    throw new Refusal(
      'nothing-to-promote',
      `The preview "${channel}" contains no build of ${only ?? 'its own'}; it was made for ${preview.chosen.join(', ')}. Add yours first: viit preview ${only ?? '<section>'} --as ${channel}`,
    );
  }
  const sections = builds.map(({ name }) => name);
  const note = `promoted ${sections.join(', ')} from ${channel}`;
  const about = { note, author: actor.label, claims: claimsOf(actor), takesVersions: true, removal: remove };
  const created = await createLiveRelease(context, { ...about, builds });
  return { ...created, sections };
}

/** A tester has no section of its own, so only others can make the preview live. */
function refuseTester({ scope }: Actor, channel: string): void {
  if (scope !== tester) return;
  throw new Refusal(
    'token-scope',
    `This token is for ${tester}: it composes previews and makes nothing live. Ask each team whose build is in the preview to run: viit promote ${channel} (with its own token), or the operator to promote all of them.`,
  );
}
