import { Refusal } from '@viit/core/refusal';
import { type Actor, describeScope, operator, tester } from '../access/tokens.ts';
import { type CreatedRelease, createRelease } from './create-release.ts';
import { assertChannelName, type RegistryContext } from './publish.ts';
import { live } from './releases.ts';

/** A build as people name it: `exams@1.4.0`. */
export interface NamedBuild {
  name: string;
  version: string;
}

/** A build that the registry holds. */
export interface ListedBuild {
  version: string;
  identity: string;
  takenAt: Date;
  isLive: boolean;
}

/** The builds of a section that the registry holds, newest first. */
export const listBuilds = ({ database }: RegistryContext, name: string): Promise<ListedBuild[]> =>
  database.query<ListedBuild>(
    `select b.version, b.identity, b.taken_at as "takenAt", exists (
       select 1 from channel c join release_part p on p.release = c.release
       where c.name = $2 and p.name = b.name and p.identity = b.identity
     ) as "isLive"
     from build b where b.name = $1 order by b.taken_at desc, b.version desc`,
    [name, live],
  );

/**
 * Makes a preview of chosen versions: the live site with exactly these builds in it. They are checked with each other as
 * a publish is: each page of theirs inside the shell, and where the shell is among them, every page of every section.
 * @throws Refusal where the actor may not, a build is not there, or they do not go together.
 */
export async function composePreview(
  desk: RegistryContext,
  actor: Actor,
  channel: string,
  builds: readonly NamedBuild[],
): Promise<CreatedRelease & { versions: NamedBuild[] }> {
  mustComposeOf(actor, builds);
  assertChannelName(channel);
  if (channel === live) {
    throw new Refusal('A composition is a preview; "live" is what visitors see. Choose another name with --as.', 400);
  }
  await mustOwn(desk, actor, channel);
  const exchange = await Promise.all(builds.map((build) => findBuild(desk, build)));
  const made = await createRelease(desk.database, exchange, {
    channel,
    origin: desk.origin,
    note: `composed of ${builds.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    author: actor.label,
    owner: actor.scope,
    isExact: true,
  });
  return { ...made, versions: await versionsOn(desk, channel) };
}

function mustComposeOf(actor: Actor, builds: readonly NamedBuild[]): void {
  if (actor.scope === operator || actor.scope === tester) return;
  const foreign = builds.find(({ name }) => name !== actor.scope);
  if (!foreign) return;
  throw new Refusal(
    `This token is for ${actor.scope} and may not choose a version of ${foreign.name}. Use a tester's token, which the operator makes with: viit token create ${tester}`,
    403,
  );
}

/** A composition replaces what its preview showed, so nobody takes another's away. */
async function mustOwn({ database }: RegistryContext, actor: Actor, channel: string): Promise<void> {
  const [held] = await database.query<{ owner: string }>('select owner from channel where name = $1', [channel]);
  if (!held || actor.scope === operator || held.owner === actor.scope) return;
  throw new Refusal(
    `The preview "${channel}" was made by ${describeScope(held.owner)}. Choose another name with --as.`,
    403,
  );
}

async function findBuild(
  desk: RegistryContext,
  { name, version }: NamedBuild,
): Promise<{ name: string; identity: string }> {
  const held = await listBuilds(desk, name);
  const found =
    held.find((build) => build.version === version) ?? held.find((build) => build.version.split('+')[0] === version);
  if (found) return { name, identity: found.identity };
  const versions = held.slice(0, 20).map((build) => build.version);
  throw new Refusal(
    versions.length > 0
      ? `The registry holds no ${name} ${version}. It holds: ${versions.join(', ')}.`
      : `The registry holds no build of ${name}. See what is there with: viit status`,
    404,
  );
}

const versionsOn = ({ database }: RegistryContext, channel: string): Promise<NamedBuild[]> =>
  database.query<NamedBuild>(
    `select p.name, b.version from channel c join release_part p on p.release = c.release
     join build b on b.name = p.name and b.identity = p.identity where c.name = $1 order by p.name`,
    [channel],
  );
