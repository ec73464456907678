import type { CreatedRelease, RemovedPage } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { type Actor, operator, requireScope } from '../access/scopes.ts';
import { readBuilds } from '../builds/builds.ts';
import type { RegistryContext } from '../registry-context.ts';
import { createLiveRelease } from './create-release.ts';
import { live, readChannel, readPublishedRelease } from './releases.ts';
import { checkRemovedPages } from './removed-pages.ts';
import { restoreRelease } from './switch-channel.ts';

interface PublishedBuild {
  identity: string;
  version: string;
  /** A live release that had it. */
  release: string;
}

/**
 * Publishes an earlier build of a section again, as a new release, so other sections' changes stay.
 * @param version the one that was live before the present one first was, by default.
 */
export async function rollBackSection(
  context: RegistryContext,
  actor: Actor,
  section: string,
  version?: string,
): Promise<CreatedRelease & { from: string; to: string }> {
  const { from, target } = await findTarget(context, actor, section, version);
  const created = await createLiveRelease(context, {
    builds: [{ name: section, identity: target.identity }],
    note: `rolled ${section} back to ${target.version}`,
    author: actor.label,
    claims: 'unchecked',
    removal: 'any',
  });
  return { ...created, from, to: target.version };
}

/** What a rollback of a section would do: from which version to which, and a release that had that version. */
export async function planRollBack(
  context: RegistryContext,
  actor: Actor,
  section: string,
  version?: string,
): Promise<{ from: string; to: string; release: string }> {
  const { from, target } = await findTarget(context, actor, section, version);
  return { from, to: target.version, release: target.release };
}

/** @throws Refusal if the actor may not roll the section back, or there is no build to go back to. */
async function findTarget(
  context: RegistryContext,
  actor: Actor,
  section: string,
  version: string | undefined,
): Promise<{ from: string; target: PublishedBuild }> {
  requireScope(actor, section);
  const history = await context.database.query<PublishedBuild>(
    `select p.identity, b.version, m.release::text as release from move m
     join release_entry p on p.release = m.release and p.name = $1
     join build b on b.name = p.name and b.identity = p.identity
     where m.channel = $2 order by m.id`,
    [section, live],
  );
  const present = history.at(-1);
  if (!present) {
    throw new Refusal('never-live', `${section} was never live, so there is nothing to roll back. See: viit status`);
  }
  // A withdrawn section comes back as it was; any other goes back to the build before.
  const isWithdrawn = !(await readChannel(context.database, live))?.entries.some(({ name }) => name === section);
  const previous = isWithdrawn ? present : findPrevious(history, present);
  const target = version ? findVersion(history, version) : previous;
  if (!target) throw noTarget(section, version, history, present);
  return { target, from: isWithdrawn ? 'withdrawn' : present.version };
}

function findPrevious(history: readonly PublishedBuild[], present: PublishedBuild): PublishedBuild | undefined {
  const first = history.findIndex((build) => build.identity === present.identity);
  return history[first - 1];
}

const findVersion = (history: readonly PublishedBuild[], version: string) =>
  history.findLast((build) => build.version === version || build.version.split('+')[0] === version);

function noTarget(
  section: string,
  version: string | undefined,
  history: readonly PublishedBuild[],
  present: PublishedBuild,
): Refusal {
  if (version === undefined) {
    return new Refusal(
      'no-earlier-build',
      `${section} ${present.version} is the first build of ${section} that was live; there is no earlier one.`,
    );
  }
  const versions = [...new Set(history.map((build) => build.version))].join(', ');
  return new Refusal(
    'never-live',
    `${section} ${version} was never live, or has been pruned. Live so far: ${versions}.`,
  );
}

/**
 * Points the whole site at an earlier release. Nothing is created or rendered.
 * @returns also the pages that vanish with it.
 */
export async function rollBackSite(
  { database }: RegistryContext,
  actor: Actor,
  release: string,
): Promise<{ release: string; previous?: string; removed?: RemovedPage[] }> {
  requireScope(actor, operator);
  const [present, target] = [await readChannel(database, live), await readPublishedRelease(database, release)];
  const builds = await readBuilds(database, new Map(target?.entries.map(({ name, identity }) => [name, identity])));
  const removed = target ? await checkRemovedPages(database, present, builds, 'any') : [];
  if (await restoreRelease(database, release, actor.label)) {
    return { release, ...(present && { previous: present.id }), ...(removed.length > 0 && { removed }) };
  }
  throw new Refusal(
    'never-live',
    `Release ${release} was never live, or has been pruned. List the releases with: viit status`,
  );
}
