import { indianTime, type Manifest } from '@viit/contract';
import type { RemovedPage } from '@viit/contract/registry-api';
import { isOperator } from '@viit/contract/rights';
import type { Sql } from '../../database/database.ts';
import { claimedAddresses } from '../access/addresses.ts';
import { type Claim, checkOwner } from '../access/owners.ts';
import { readBlobs } from '../builds/blobs.ts';
import { type BuildId, buildIds, readBuilds } from '../builds/builds.ts';
import type { ReadFile } from '../builds/store-build.ts';
import { assertVersionFree } from '../builds/versions.ts';
import { listAddress } from '../parts/lists.ts';
import { hashVersion, kindOf, readContent, readDocuments } from '../parts/parts.ts';
import { readUnpublished } from '../parts/unpublished-documents.ts';
import { checkPictures } from '../pictures/check-pictures.ts';
import { assertMayAdd, assertMayReplace } from '../previews/previews.ts';
import type { RegistryContext } from '../registry-context.ts';
import {
  applyChange,
  assertNotReverted,
  assertUnchanged,
  type Change,
  type ChannelState,
  readState,
} from './change.ts';
import type { Builds } from './check-compatibility.ts';
import { limitFormerCollections } from './former-collections.ts';
import { type MigratedPart, migrateCollections } from './migrate-collections.ts';
import { checksContent, planRelease, type ReleasePlan } from './plan-release.ts';
import { live } from './releases.ts';
import { checkRemovedPages } from './removed-pages.ts';

/** For a dry run. */
export interface UnstoredBuild {
  manifest: Manifest;
  read: ReadFile;
}

interface PreparedRelease {
  state: ChannelState;
  builds: Builds;
  plan: ReleasePlan;
  migrated: ReadonlyMap<string, MigratedPart>;
}

/**
 * Writes nothing.
 * @param unstored a build for a dry run.
 */
export async function prepareRelease(
  { database, origin, browserSettings, now = () => new Date() }: RegistryContext,
  change: Change,
  unstored?: UnstoredBuild,
): Promise<PreparedRelease> {
  const state = await readState(database, change.channel);
  const { channel, actor } = change;
  if (channel !== live && actor) {
    if (change.isReplacing) await assertMayReplace(database, actor, channel);
    else await assertMayAdd(database, actor, channel, change.parts.keys());
  }
  const next = applyChange(change, state);
  if (state.current?.id !== change.began) await assertNotReverted(database, change, next);
  await assertUnchanged(database, change, state, next);
  const builds = await readSelected(database, next.parts, unstored?.manifest);
  // Pages contain the versions.
  for (const { name, version, identity } of versionsToClaim(change, builds)) {
    await assertVersionFree(database, { name, identity }, version);
    const build = builds.get(name);
    if (build) builds.set(name, { ...build, version });
  }
  const present = await limitFormerCollections(database, next.parts, builds, state.live);
  const content = await readContent(database, present, builds.values());
  const read = (section: string, file: string) => readFile(database, builds.get(section)?.manifest, file, unstored);
  const migrated = await migrateCollections({ change, state, next, builds, lists: content.lists, read });
  const parts = new Map(present);
  const lists = new Map(content.lists);
  for (const [part, { entries }] of migrated) {
    parts.set(part, await hashVersion(database, entries));
    lists.set(listAddress(part), entries);
  }
  const unpublished = await readUnpublished(database);
  const inputs = {
    builds,
    content: { ...content, lists },
    unpublished,
    now: indianTime(now()),
    origin,
    browserSettings,
  };
  const plan = await planRelease(change, state, { ...next, parts }, inputs);
  if (checksContent(change)) {
    const isChanged = (name: string) => parts.get(name) !== state.current?.parts.get(name);
    await checkPictures(database, lists, plan.builds, isChanged);
  }
  return { state, builds, plan, migrated };
}

async function readFile(sql: Sql, manifest: Manifest | undefined, path: string, unstored: UnstoredBuild | undefined) {
  const file = manifest?.files.find((one) => one.path === path);
  if (!file) return undefined;
  if (manifest === unstored?.manifest) return unstored?.read(path);
  return (await readBlobs(sql, [file.sha384])).get(file.sha384)?.bytes;
}

/** @returns the removed addresses. @throws Refusal for unowned addresses and removals without permission. */
export async function checkAddresses(
  sql: Sql,
  change: Change,
  { state, builds }: PreparedRelease,
): Promise<RemovedPage[]> {
  await checkOwners(sql, change, builds);
  if (!change.publish && change.claims !== 'unchecked') return [];
  return checkRemovedPages(sql, state.current, builds, change.publish?.remove);
}

export const versionsToClaim = ({ parts, publish }: Change, builds: Builds): (BuildId & { version: string })[] =>
  [...parts].flatMap(([name, identity]) => {
    const version = builds.get(name)?.manifest.version;
    return publish && identity !== null && version !== undefined ? [{ name, identity, version }] : [];
  });

/** Ordered by name, as by `readBuilds`. */
export async function readSelected(sql: Sql, parts: ReadonlyMap<string, string>, unstored: Manifest | undefined) {
  const selected = buildIds(parts).filter(({ name }) => kindOf(name) === 'build' && name !== unstored?.name);
  const stored = await readBuilds(sql, selected);
  if (!unstored) return stored;
  const builds = new Map([...stored, [unstored.name, { version: unstored.version, manifest: unstored }] as const]);
  return new Map([...builds].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Checks that the sections of the builds own all of their addresses. By publishing at unowned ones, the operator grants them. A
 * team's rollback needs only that no other section owns them by now; the operator's is not checked.
 * @returns addresses to claim when the release is written.
 */
export async function checkOwners(sql: Sql, { parts, claims, actor }: Change, builds: Builds): Promise<Claim[]> {
  const isTrusted = !actor || isOperator(actor.rights);
  if (claims === 'unchecked' && isTrusted) return [];
  const all: Claim[] = [];
  const grants = claims === 'unchecked' || isTrusted;
  for (const name of parts.keys()) {
    const build = builds.get(name);
    if (build) all.push(...(await checkOwner(sql, name, claimedAddresses(build), { isOperator: grants })));
  }
  const uploaded = [...parts].flatMap(([name, hash]) =>
    kindOf(name) === 'document' && hash ? [[name, hash] as const] : [],
  );
  for (const { address, section } of await readDocuments(sql, new Map(uploaded))) {
    all.push(...(await checkOwner(sql, section, [address], { isOperator: grants })));
  }
  return claims === 'unchecked' ? [] : all;
}
