import type { CreatedRelease, NamedBuild } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Actor } from '../access/rights.ts';
import type { BuildId } from '../builds/builds.ts';
import { withoutLabel } from '../builds/versions.ts';
import { assertPreview } from '../previews/previews.ts';
import type { RegistryContext } from '../registry-context.ts';
import { setParts } from '../releases/set-parts.ts';
import { listBuilds } from '../releases/status.ts';

/** Shows the live site with exactly these builds. */
export async function composePreview(
  context: RegistryContext,
  actor: Actor,
  channel: string,
  builds: readonly NamedBuild[],
): Promise<CreatedRelease & { versions: NamedBuild[] }> {
  assertPreview(channel, 'Choose another name with --as.');
  const found = await Promise.all(builds.map((build) => findBuild(context, build)));
  const created = await setParts(context, {
    ...{ channel, parts: new Map(found.map(({ name, identity }) => [name, identity])), isReplacing: true },
    note: `composed of ${builds.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    actor,
  });
  return { ...created, versions: await readVersions(context, channel) };
}

async function findBuild({ database }: RegistryContext, { name, version }: NamedBuild): Promise<BuildId> {
  const builds = await listBuilds(database, name);
  const found =
    builds.find((build) => build.version === version) ??
    builds.find((build) => withoutLabel(build.version).split('+')[0] === version);
  if (found) return { name, identity: found.identity };
  const versions = builds.slice(0, 20).map((build) => build.version);
  throw new Refusal(
    'build-unknown',
    versions.length > 0
      ? `The registry has no ${name} ${version}. It has: ${versions.join(', ')}.`
      : `The registry has no build of ${name}. List the sections with: viit status`,
  );
}

const readVersions = ({ database }: RegistryContext, channel: string): Promise<NamedBuild[]> =>
  database.query<NamedBuild>(
    `select p.name, b.version from channel c join release_build p on p.release = c.release
     join build b on b.name = p.name and b.identity = p.identity where c.name = $1 order by p.name`,
    [channel],
  );
