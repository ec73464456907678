import { Refusal } from '@viit/core/refusal';
import { type Actor, assertMayChange, operator } from '../access/tokens.ts';
import { type CreatedRelease, createRelease } from './create-release.ts';
import type { RegistryContext } from './publish.ts';
import { live, turnBack } from './releases.ts';

interface LiveBuild {
  identity: string;
  version: string;
}

/**
 * Puts a section's former build back: the one that was live before the present one first was, or the version named. One
 * more release, so nobody else's work is undone.
 */
export async function rollback(
  { database, origin }: RegistryContext,
  actor: Actor,
  section: string,
  version?: string,
): Promise<CreatedRelease & { from: string; to: string }> {
  assertMayChange(actor, section);
  const history = await database.query<LiveBuild>(
    `select p.identity, b.version from move m
     join release_part p on p.release = m.release and p.name = $1
     join build b on b.name = p.name and b.identity = p.identity
     where m.channel = $2 order by m.id`,
    [section, live],
  );
  const present = history.at(-1);
  if (!present)
    throw new Refusal(`${section} was never live, so there is nothing to go back from. See: viit status`, 404);
  const former = version ? findVersion(history, version) : formerBuild(history, present);
  if (!former) {
    const versions = [...new Set(history.map((build) => build.version))].join(', ');
    throw new Refusal(
      version
        ? `${section} ${version} was never live, or has been tidied away. Live so far: ${versions}.`
        : `${section} ${present.version} is the first build of ${section} that was live; there is none before it.`,
      404,
    );
  }
  const note = `rolled ${section} back to ${former.version}`;
  const made = await createRelease(database, [{ name: section, identity: former.identity }], {
    origin,
    note,
    author: actor.label,
  });
  return { ...made, from: present.version, to: former.version };
}

function formerBuild(history: readonly LiveBuild[], present: LiveBuild): LiveBuild | undefined {
  const first = history.findIndex((build) => build.identity === present.identity);
  return history[first - 1];
}

const findVersion = (history: readonly LiveBuild[], version: string) =>
  history.findLast((build) => build.version === version || build.version.split('+')[0] === version);

/** Turns the whole site back to a release that it showed before: the pointer moves, nothing is made. */
export async function rollbackTo(
  { database }: RegistryContext,
  actor: Actor,
  release: string,
): Promise<{ release: string }> {
  assertMayChange(actor, operator);
  if (await turnBack(database, release, actor.label)) return { release };
  throw new Refusal(
    `Release ${release} was never live, or has been tidied away. See the releases with: viit status`,
    404,
  );
}
