import type { Manifest } from '@viit/contract';
import type { RemovedPage } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { type Claim, checkOwner } from '../access/owners.ts';
import { operator } from '../access/scopes.ts';
import { type BuildId, readBuilds } from '../builds/builds.ts';
import type { ReadFile } from '../builds/store-build.ts';
import { assertVersionFree } from '../builds/versions.ts';
import { kindOf, readContent } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { applyChange, assertUnchanged, type Change, type ChannelState, readState } from './change.ts';
import type { Builds } from './check-compatibility.ts';
import { planRelease, type ReleasePlan } from './plan-release.ts';
import { checkRemovedPages } from './removed-pages.ts';

/** A build that was received and is not stored, for a dry run. */
export interface UnstoredBuild {
  manifest: Manifest;
  read: ReadFile;
}

/** A release that is planned and not written. */
interface PreparedRelease {
  state: ChannelState;
  builds: Builds;
  plan: ReleasePlan;
}

/**
 * Plans the next release of a channel from what the database has now; writes nothing.
 * @param unstored a build of the change that is not in the database.
 * @throws Refusal if the builds do not work together, one of them claims the version of another, or somebody else has changed a
 * part that the change is based on.
 */
export async function prepareRelease(
  { database, origin, browserSettings }: RegistryContext,
  change: Change,
  unstored?: UnstoredBuild,
): Promise<PreparedRelease> {
  const state = await readState(database, change.channel);
  const next = applyChange(change, state);
  await assertUnchanged(database, change, state, next);
  const builds = await readSelected(database, next.parts, unstored?.manifest);
  // Builds that take their versions are planned with them, so that their pages name them.
  for (const { name, version, identity } of versionsToTake(change, builds)) {
    await assertVersionFree(database, { name, identity }, version);
    const build = builds.get(name);
    if (build) builds.set(name, { ...build, version });
  }
  const content = await readContent(database, next.parts);
  return { state, builds, plan: planRelease(change, state, next, { builds, content, origin, browserSettings }) };
}

/**
 * Checks the addresses of a release: sections claim what they own only, and nothing vanishes unless it may.
 * @returns the addresses that vanish with it.
 */
export async function checkAddresses(
  sql: Sql,
  change: Change,
  { state, builds }: PreparedRelease,
): Promise<RemovedPage[]> {
  await checkOwners(sql, change, builds);
  return checkRemovedPages(sql, state.current, builds, change.removal);
}

/** The builds of a change with the versions of their manifests, if they take them. */
export const versionsToTake = ({ parts, takesVersions }: Change, builds: Builds): (BuildId & { version: string })[] =>
  [...parts].flatMap(([name, identity]) => {
    const version = builds.get(name)?.manifest.version;
    return takesVersions && identity !== null && version !== undefined ? [{ name, identity, version }] : [];
  });

/** Reads the builds among the parts, ordered by name as `readBuilds` orders them. */
async function readSelected(sql: Sql, parts: ReadonlyMap<string, string>, unstored: Manifest | undefined) {
  const selected = [...parts].filter(([name]) => kindOf(name) === 'build' && name !== unstored?.name);
  const stored = await readBuilds(sql, new Map(selected));
  if (!unstored) return stored;
  const builds = new Map([...stored, [unstored.name, { version: unstored.version, manifest: unstored }] as const]);
  return new Map([...builds].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Checks that the sections of the builds own all of their addresses. A team's rollback needs only that no other section owns
 * them by now; the operator's is not checked.
 * @returns the addresses that become a section's when the release is written.
 */
export async function checkOwners(
  sql: Sql,
  { parts, claims = 'free', actor }: Change,
  builds: Builds,
): Promise<Claim[]> {
  if (claims === 'unchecked' && (!actor || actor.scope === operator)) return [];
  const all: Claim[] = [];
  for (const name of parts.keys()) {
    const build = builds.get(name);
    if (build) all.push(...(await checkOwner(sql, build.manifest, { isOperator: claims !== 'owned' })));
  }
  return claims === 'unchecked' ? [] : all;
}
