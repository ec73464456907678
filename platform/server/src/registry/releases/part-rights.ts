import { isPermitted, type Level, partNames } from '@viit/contract/rights';
import { isDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Actor, assertPermitted } from '../access/rights.ts';
import { documentUnknown } from '../parts/check-document.ts';
import { kindOf } from '../parts/parts.ts';
import { live, readChannel, readServedBuilds } from './releases.ts';

/** A document that no build has any more is nobody's. @param channels searched for a document, in order. */
export async function mayChange(sql: Sql, { rights }: Actor, level: Level, part: string, channels: readonly string[]) {
  if (kindOf(part) !== 'document') return isPermitted(rights, level, ...partNames(part));
  const section = await findSectionOfDocument(sql, channels, part);
  // A right for a section includes its documents too.
  return section !== undefined && isPermitted(rights, level, part, section);
}

/** @throws Refusal if the actor may not, or there is no such document. */
export async function assertMayChange(
  sql: Sql,
  actor: Actor,
  level: Level,
  part: string,
  channel: string,
): Promise<void> {
  const names =
    kindOf(part) === 'document' ? [part, await sectionOfDocument(sql, [channel, live], part)] : partNames(part);
  assertPermitted(actor, level, ...names);
}

/** Searches the channels in order. @throws Refusal if there is none. */
export async function sectionOfDocument(sql: Sql, channels: readonly string[], address: string): Promise<string> {
  const section = await findSectionOfDocument(sql, channels, address);
  if (!section) throw documentUnknown(address);
  return section;
}

async function findSectionOfDocument(
  sql: Sql,
  channels: readonly string[],
  address: string,
): Promise<string | undefined> {
  for (const one of new Set(channels)) {
    const release = await readChannel(sql, one);
    const builds = release ? await readServedBuilds(sql, release) : [];
    const found = [...builds].find(([, { manifest }]) => isDocument(manifest, address));
    if (found) return found[0];
  }
  return undefined;
}
