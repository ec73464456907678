import type { CreatedRelease, RequestTo } from '@viit/contract/registry-api';
import { isPermitted } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import type { Actor } from '../access/rights.ts';
import { type BuildId, hasBuild } from '../builds/builds.ts';
import { setVersion } from '../builds/versions.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { Change } from '../releases/change.ts';
import { live } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';

/**
 * @param channel `live` or a preview.
 * @param version for a build that was never live; of those who may only preview it, the build keeps its own.
 * @param remove live addresses that may be removed.
 */
export async function publish(
  context: RegistryContext,
  actor: Actor,
  channel: string,
  { name, identity, version, remove = [] }: RequestTo<'publish'>['body'],
): Promise<CreatedRelease> {
  if (!(await hasBuild(context.database, { name, identity }))) {
    throw new Refusal(
      'build-unknown',
      `The registry has no build ${identity.slice(0, 12)} of ${name}. Send it first: viit publish ${name}`,
    );
  }
  if (version !== undefined && isPermitted(actor.rights, 'publish', name))
    await setVersion(context.database, { name, identity }, version);
  return setParts(context, changeOf(actor, channel, { name, identity }, remove));
}

export const changeOf = (
  actor: Actor,
  channel: string,
  { name, identity }: BuildId,
  remove: readonly string[],
): Change => ({
  ...{ channel, parts: new Map([[name, identity]]), actor },
  ...(channel === live ? { publish: { remove }, note: `published ${name}` } : { note: `previewed ${name}` }),
});
