import type { Manifest } from '@viit/contract';
import type { RemovedPage } from '@viit/contract/registry-api';
import type { StoredBuild } from '@viit/render/jobs';
import { readLists } from '../../content/lists.ts';
import type { Sql } from '../../database/database.ts';
import { type Claim, checkOwner } from '../access/owners.ts';
import { type BuildId, readBuilds } from '../builds/builds.ts';
import type { ReadFile } from '../builds/store-build.ts';
import { assertVersionFree } from '../builds/versions.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { Builds } from './check-compatibility.ts';
import { type ChannelState, planRelease, type ReleasePlan, type ReleaseRequest, selectBuilds } from './plan-release.ts';
import { live, readChannel } from './releases.ts';
import { checkRemovedPages } from './removed-pages.ts';
import { describeWithdrawal } from './withdrawn.ts';

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
 * @param unstored a build of the request that is not in the database.
 * @throws Refusal if the builds do not work together, or one of them claims the version of another.
 */
export async function prepareRelease(
  { database, origin, browserSettings }: RegistryContext,
  request: ReleaseRequest,
  channel: string,
  unstored?: UnstoredBuild,
): Promise<PreparedRelease> {
  const state = await readState(database, channel);
  const builds = await readReleaseBuilds(database, request, state, unstored);
  const lists = await readLists(database);
  const withdrawal = await describeWithdrawal(database, state.live, request.withdraw);
  const plan = planRelease(request, state, { builds, lists, origin, browserSettings, withdrawal });
  return { state, builds, plan };
}

/**
 * Checks the addresses of a release: sections claim what they own only, and nothing vanishes unless it may.
 * @returns the addresses that become a section's when the release is written, and those that vanish with it.
 */
export async function checkAddresses(
  sql: Sql,
  request: ReleaseRequest,
  { state, builds }: PreparedRelease,
): Promise<{ claims: Claim[]; removed: RemovedPage[] }> {
  const claims = await checkOwners(sql, request, builds);
  return { claims, removed: await checkRemovedPages(sql, state.current, builds, request.removal) };
}

/** The builds of a request with the versions of their manifests, which they take when they go live. */
export const versionsToTake = (
  { builds: requested }: ReleaseRequest,
  builds: Builds,
): (BuildId & { version: string })[] =>
  requested.map(({ name, identity }) => ({ name, identity, version: builds.get(name)?.manifest.version ?? '' }));

async function readState(sql: Sql, channel: string): Promise<ChannelState> {
  const current = await readChannel(sql, channel);
  return { current, live: channel === live ? current : await readChannel(sql, live) };
}

/** The builds of the release. Those that take their versions are planned with them, so that their pages name them. */
async function readReleaseBuilds(
  sql: Sql,
  request: ReleaseRequest,
  state: ChannelState,
  unstored: UnstoredBuild | undefined,
): Promise<Map<string, StoredBuild>> {
  const builds = await readSelected(sql, selectBuilds(request, state), unstored?.manifest);
  if (!request.takesVersions) return builds;
  for (const { name, version, identity } of versionsToTake(request, builds)) {
    await assertVersionFree(sql, { name, identity }, version);
    const build = builds.get(name);
    if (build) builds.set(name, { ...build, version });
  }
  return builds;
}

/** Reads the selected builds, ordered by name as `readBuilds` orders them. */
async function readSelected(
  sql: Sql,
  selected: ReadonlyMap<string, string>,
  unstored: Manifest | undefined,
): Promise<Map<string, StoredBuild>> {
  const stored = await readBuilds(sql, new Map([...selected].filter(([name]) => name !== unstored?.name)));
  if (!unstored) return stored;
  const builds = new Map([...stored, [unstored.name, { version: unstored.version, manifest: unstored }] as const]);
  return new Map([...builds].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Checks that the sections of the builds own all of their addresses. A rollback keeps today's owners and is not checked. */
async function checkOwners(sql: Sql, request: ReleaseRequest, builds: Builds): Promise<Claim[]> {
  const { claims = 'free' } = request;
  if (claims === 'unchecked') return [];
  const names = [...builds.keys()];
  const all: Claim[] = [];
  for (const { name } of request.builds) {
    const build = builds.get(name);
    if (build) all.push(...(await checkOwner(sql, build.manifest, { names, isOperator: claims === 'free' })));
  }
  return all;
}
