import { Refusal } from '@viit/core/refusal';
import { isDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Actor, contentScope, describeScope, operator, requireScope, type Scopes } from '../access/scopes.ts';
import { documentUnknown } from '../parts/check-document.ts';
import { kindOf } from '../parts/parts.ts';
import { live, readChannel, readServedBuilds } from './releases.ts';

/** @param channels searched for a document, in order. */
export async function maySet(sql: Sql, { scope }: Actor, name: string, channels: readonly string[]): Promise<boolean> {
  if (scope === operator) return true;
  const kind = kindOf(name);
  if (kind === 'document') return [contentScope, await sectionOfDocument(sql, channels, name)].includes(scope);
  return kind === 'collection' ? writersOf(name).includes(scope) : kind === 'build' && scope === name;
}

/** A section may change its own collections. */
export const writersOf = (list: string): Scopes => [list.split('/')[0] ?? '', contentScope];

/** @throws Refusal if the actor may not, or there is no such document. */
export async function assertMaySet(sql: Sql, actor: Actor, name: string, channel: string): Promise<void> {
  const channels = [channel, live];
  const kind = kindOf(name);
  if (kind === 'collection') return requireScope(actor, ...writersOf(name));
  if (kind !== 'document') return requireScope(actor, { build: name, menu: operator }[kind]);
  const section = await sectionOfDocument(sql, channels, name);
  if (await maySet(sql, actor, name, channels)) return;
  throw new Refusal(
    'token-scope',
    `${name} is a document of ${section}, and this token is for ${describeScope(actor.scope)}. Use a token for ${section} or for ${contentScope}.`,
  );
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
