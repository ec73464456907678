import type { CreatedRelease } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { type Actor, claimsOf, requireScope } from '../access/scopes.ts';
import { type BuildId, hasBuild } from '../builds/builds.ts';
import { setVersion } from '../builds/versions.ts';
import type { RegistryContext } from '../registry-context.ts';
import { assertChannelName } from './channel-name.ts';
import { addToPreview, createLiveRelease } from './create-release.ts';
import { live } from './releases.ts';

interface PublishBody {
  version?: string | undefined;
  remove?: readonly string[] | undefined;
}

/**
 * Puts a stored build on a channel: `live` publishes it, any other name adds it to that preview.
 * @param version the version in the manifest, for a build that has never been live.
 * @param remove live addresses that may vanish.
 */
export async function publish(
  context: RegistryContext,
  actor: Actor,
  channel: string,
  { name, identity, version, remove = [] }: BuildId & PublishBody,
): Promise<CreatedRelease> {
  requireScope(actor, name);
  assertChannelName(channel);
  if (!(await hasBuild(context.database, { name, identity }))) {
    throw new Refusal(
      'build-unknown',
      `The registry has no build ${identity.slice(0, 12)} of ${name}. Send it first: viit publish ${name}`,
    );
  }
  if (version !== undefined) await setVersion(context.database, { name, identity }, version);
  const { label: author, scope: owner } = actor;
  const request = liveRequest(actor, { name, identity }, remove);
  return channel === live
    ? createLiveRelease(context, { ...request, note: `published ${name}`, author })
    : addToPreview(context, {
        ...{ builds: request.builds, claims: request.claims, channel, owner, author },
        note: `previewed ${name}`,
      });
}

/** What publishing a build asks for, and what a dry run of it checks. @param remove live addresses that may vanish. */
export const liveRequest = (actor: Actor, build: BuildId, remove: readonly string[]) => ({
  builds: [build],
  claims: claimsOf(actor),
  takesVersions: true,
  removal: remove,
});
