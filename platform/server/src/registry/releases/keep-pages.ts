import { isDocument } from '@viit/render/public-files';
import { sectionOf } from '../parts/lists.ts';
import { kindOf } from '../parts/parts.ts';
import type { Change, ChannelState } from './change.ts';
import type { ReleasePlan } from './plan-release.ts';
import type { ReleaseEntry } from './releases.ts';

/**
 * Sections whose pages stay as they are if they fail: those that the change does not name. Their pages show other sections'
 * collections, so a team could refuse others' changes, and operators' rollbacks.
 */
export function keepableEntries(
  { parts, claims, advance }: Pick<Change, 'parts' | 'claims' | 'advance'>,
  { current, live }: ChannelState,
  { before, entries, builds }: Pick<ReleasePlan, 'before' | 'entries' | 'builds'>,
): Map<string, ReleaseEntry> {
  const changed = [...parts].filter(([name, hash]) => hash !== (before.get(name) ?? null)).map(([name]) => name);
  const ownerOf = (part: string): string | undefined =>
    kindOf(part) === 'document'
      ? [...builds].find(([, { manifest }]) => isDocument(manifest, part))?.[0]
      : sectionOf(part);
  // A mistake in these makes other sections' pages fail.
  const isShared = (name: string) =>
    name === 'shell' || kindOf(name) === 'menu' || (kindOf(name) === 'document' && ownerOf(name) === 'shell');
  if (claims !== 'unchecked' && changed.some(isShared)) return new Map();
  const named = new Set([...changed, ...(advance ? [advance.part] : [])].map(ownerOf));
  const shown = [current, live].flatMap((release) => release?.entries ?? []);
  return new Map(
    entries.flatMap(({ name, identity }) => {
      const entry = shown.find((one) => one.name === name && one.identity === identity);
      return entry && !named.has(name) ? [[name, entry] as const] : [];
    }),
  );
}
