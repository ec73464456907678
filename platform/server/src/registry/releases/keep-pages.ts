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
  { before, entries }: Pick<ReleasePlan, 'before' | 'entries'>,
): Map<string, ReleaseEntry> {
  const changed = [...parts].filter(([name, hash]) => hash !== (before.get(name) ?? null)).map(([name]) => name);
  // A mistake in these makes other sections' pages fail.
  const isShared = (name: string) => name === 'shell' || ['menu', 'document'].includes(kindOf(name));
  if (claims !== 'unchecked' && changed.some(isShared)) return new Map();
  const named = new Set([...changed.map(ownerOf), advance?.section]);
  const shown = [current, live].flatMap((release) => release?.entries ?? []);
  return new Map(
    entries.flatMap(({ name, identity }) => {
      const entry = shown.find((one) => one.name === name && one.identity === identity);
      return entry && !named.has(name) ? [[name, entry] as const] : [];
    }),
  );
}

const ownerOf = (part: string): string => part.split('/')[0] ?? part;
