import { acceptsEntries } from '@viit/contract';
import type { CreatedRelease, PartVersion, RequestTo, RolledBackPart } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { findDeclared, readVersion } from '../collections/read-collection.ts';
import { sectionOf } from '../parts/lists.ts';
import { kindOf } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { describeVersion, readHistory, readVersions } from '../releases/part-history.ts';
import { live, readChannel, readPublishedRelease, releaseNeverLive } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';

type RolledBack = CreatedRelease & { changes: RolledBackPart[] };

/** @param version of a build; by default the previous one. */
export async function rollBackPart(
  context: RegistryContext,
  actor: Actor,
  part: string,
  version?: string,
): Promise<RolledBack> {
  const { hash, ...change } = await findTarget(context, part, version);
  const created = await setParts(context, {
    ...{ channel: live, parts: new Map([[part, hash]]), claims: 'unchecked' },
    ...{ note: `rolled ${part} back to ${change.to}`, actor },
  });
  return { ...created, changes: [change] };
}

export async function planRollBack(
  context: RegistryContext,
  part: string,
  version?: string,
): Promise<RolledBackPart & { release: string | null }> {
  const { hash: _, ...plan } = await findTarget(context, part, version);
  return plan;
}

interface Target extends RolledBackPart {
  hash: string | null;
  /** Null if the part is removed. */
  release: string | null;
}

async function findTarget({ database }: RegistryContext, part: string, version: string | undefined): Promise<Target> {
  const history = await readHistory(database, part);
  const current = history.at(-1);
  if (!current) throw neverLive(`${part} was never live, so there is nothing to roll back. See: viit status`);
  const target = version === undefined ? findPrevious(part, history, current) : findVersion(history, version);
  if (target === undefined) throw noTarget(part, version, history, current);
  if (target?.hash && kindOf(part) === 'collection') await assertShown(database, part, target.hash);
  return {
    ...{ name: part, from: describeVersion(part, current), to: describeVersion(part, target) },
    ...{ hash: target?.hash ?? null, release: target?.release ?? null },
  };
}

/** @throws Refusal if visitors would not see all entries of an earlier version, because the section has other fields now. */
async function assertShown(sql: Sql, part: string, hash: string): Promise<void> {
  const collection = await findDeclared(sql, part, live);
  if (!collection || acceptsEntries(collection, await readVersion(sql, part, hash))) return;
  throw new Refusal(
    'entries-invalid',
    `These entries of ${part} are from a time when they had other fields, so the live version of the section cannot show all of them. Nothing has changed. Choose a version after that change, or ask an operator to roll back the section first: viit rollback ${sectionOf(part)}`,
  );
}

/**
 * Repeated rollbacks go further back. Null restores a build's own document, or removes a list. Undefined: a section has no
 * previous version.
 */
function findPrevious(
  part: string,
  history: readonly PartVersion[],
  current: PartVersion,
): PartVersion | null | undefined {
  const isBuild = kindOf(part) === 'build';
  if (current.hash === null) return isBuild ? history.at(-2) : undefined;
  const previous = history.slice(
    0,
    history.findIndex(({ hash }) => hash === current.hash),
  );
  const target = isBuild ? previous.findLast(({ hash }) => hash !== null) : previous.at(-1);
  return target ?? (isBuild ? undefined : null);
}

const findVersion = (history: readonly PartVersion[], wanted: string) =>
  history.findLast(({ version, release }) => (version ?? release) === wanted) ??
  history.findLast(({ version }) => version?.split('+')[0] === wanted);

const neverLive = (sentence: string) => new Refusal('never-live', sentence);

function noTarget(
  part: string,
  version: string | undefined,
  history: readonly PartVersion[],
  current: PartVersion,
): Refusal {
  if (version === undefined) {
    return new Refusal(
      'no-earlier-version',
      `There is no earlier version of ${part} that was live. Now: ${describeVersion(part, current)}. See: viit history ${part}`,
    );
  }
  const versions = [...new Set(history.flatMap((one) => one.version ?? []))].join(', ');
  return neverLive(`${part} ${version} was never live, or has been pruned. Live so far: ${versions}.`);
}

type SiteRequest = Extract<RequestTo<'rollBack'>['body'], { release: string }>;

export async function rollBackSite(
  context: RegistryContext,
  actor: Actor,
  { release, withContent, confirmed }: SiteRequest,
): Promise<RolledBack> {
  const { database } = context;
  const [current, target] = [await readChannel(database, live), await readPublishedRelease(database, release)];
  if (!current || !target) throw releaseNeverLive(release);
  const names = [...new Set([...current.parts.keys(), ...target.parts.keys()])].sort();
  const changed = names.filter((name) => current.parts.get(name) !== target.parts.get(name));
  const isContent = (name: string) => ['collection', 'document'].includes(kindOf(name));
  const included = names.filter((name) => withContent || !isContent(name));
  const before = await readVersions(database, current.parts);
  const after = await readVersions(database, target.parts);
  const changes = changed
    .filter((name) => included.includes(name))
    .map((name) => ({
      ...{ name, from: describeVersion(name, before.get(name)), to: describeVersion(name, after.get(name)) },
    }));
  if (!confirmed) throw unconfirmed(release, changes, withContent ? undefined : changed.filter(isContent));
  const created = await setParts(context, {
    // Includes unchanged parts, to roll back concurrent changes too.
    ...{ channel: live, parts: new Map(included.map((name) => [name, target.parts.get(name) ?? null])) },
    withdrawn: target.withdrawn,
    ...{ claims: 'unchecked', note: `rolled back to release ${release}`, actor },
  });
  return { ...created, changes };
}

/** @param kept collections and documents that stay, if any. */
function unconfirmed(release: string, changes: readonly RolledBackPart[], kept: string[] | undefined): Refusal {
  const content = kept
    ? `Collections and documents stay as they are${kept.length > 0 ? `; these differ from release ${release}: ${kept.join(', ')}. Take them back too with --with-content` : ''}.`
    : 'Collections and documents go back too.';
  const advice = `Nothing has changed yet. Do it with: viit rollback --release ${release}${kept ? '' : ' --with-content'} --yes`;
  return new Refusal(
    'rollback-unconfirmed',
    [
      changes.length > 0 ? `Going back to release ${release} changes:` : `Everything is as in release ${release}.`,
      ...changes.map(({ name, from, to }) => `  ${name}: ${from} → ${to}`),
      content,
      ...(changes.length > 0 ? [advice] : []),
    ].join('\n'),
  );
}
