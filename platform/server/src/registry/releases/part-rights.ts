import { collectionOfDocument, isPermitted, type Level, partNames } from '@viit/contract/rights';
import { isDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Actor, assertPermitted } from '../access/rights.ts';
import { findDeclared } from '../collections/read-collection.ts';
import { documentUnknown } from '../parts/check-document.ts';
import { kindOf } from '../parts/parts.ts';
import { live, readChannel, readServedBuilds } from './releases.ts';

/** A document that no build has any more is nobody's. @param channels searched for a document, in order. */
export async function mayChange(sql: Sql, { rights }: Actor, level: Level, part: string, channels: readonly string[]) {
  if (kindOf(part) !== 'document') return isPermitted(rights, level, ...partNames(part));
  const section = await findSectionOfDocument(sql, channels, part);
  return section !== undefined && isPermitted(rights, level, ...(await documentNames(sql, channels, part, section)));
}

/** The live owner of a document decides: a preview may be older. */
export async function assertMayChange(
  sql: Sql,
  actor: Actor,
  level: Level,
  part: string,
  channel: string,
): Promise<void> {
  const channels = [live, channel];
  const names =
    kindOf(part) === 'document'
      ? await documentNames(sql, channels, part, await sectionOfDocument(sql, channels, part))
      : partNames(part);
  assertPermitted(actor, level, ...names);
}

/**
 * A right for a section includes its documents; one for a collection, or all content of a section, those in its folder. A new file
 * is live at once, so where drafts need a review it takes the right for the section or the address.
 */
async function documentNames(
  sql: Sql,
  channels: readonly string[],
  address: string,
  section: string,
): Promise<string[]> {
  const collection = collectionOfDocument(address, section);
  return collection && !(await isReviewed(sql, collection, channels))
    ? [address, section, collection]
    : [address, section];
}

/** Searches also the live channel: a preview can become live. */
export async function isReviewed(sql: Sql, collection: string, channels: readonly string[]): Promise<boolean> {
  for (const channel of new Set([...channels, live])) {
    if ((await findDeclared(sql, collection, channel))?.review) return true;
  }
  return false;
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
