import { isPermitted, type Level, partNames } from '@viit/contract/rights';
import { isDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Actor, assertPermitted } from '../access/rights.ts';
import { documentUnknown } from '../parts/check-document.ts';
import { kindOf } from '../parts/parts.ts';
import { live, readChannel, readServedBuilds } from './releases.ts';

/** @param channels searched for a document, in order. */
export async function mayChange(sql: Sql, { rights }: Actor, level: Level, part: string, channels: readonly string[]) {
  return isPermitted(rights, level, ...(await namesOf(sql, part, channels)));
}

/** A right for a section includes its documents too. */
async function namesOf(sql: Sql, part: string, channels: readonly string[]): Promise<string[]> {
  if (kindOf(part) === 'document') return [part, await sectionOfDocument(sql, channels, part)];
  return partNames(part);
}

/** @throws Refusal if the actor may not, or there is no such document. */
export async function assertMayChange(
  sql: Sql,
  actor: Actor,
  level: Level,
  part: string,
  channel: string,
): Promise<void> {
  assertPermitted(actor, level, ...(await namesOf(sql, part, [channel, live])));
}

/** Searches the channels in order. @throws Refusal if there is none. */
export async function sectionOfDocument(sql: Sql, channels: readonly string[], address: string): Promise<string> {
  for (const one of new Set(channels)) {
    const release = await readChannel(sql, one);
    const builds = release ? await readServedBuilds(sql, release) : [];
    const found = [...builds].find(([, { manifest }]) => isDocument(manifest, address));
    if (found) return found[0];
  }
  throw documentUnknown(address);
}
