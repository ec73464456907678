import type { Entry } from '@viit/contract';
import { shareSlots } from '@viit/core/share-slots';
import { migrateEntries } from '@viit/render/migrate-entries';
import { migrationCode } from '@viit/render/migration';
import { collectionsOf, type Entries, listAddress, parseEntries, partitionEntries, sectionOf } from '../parts/lists.ts';
import type { Change, ChannelState, NextParts } from './change.ts';
import type { Builds } from './check-compatibility.ts';

export interface MigratedPart {
  entries: Entry[];
  /** How many differ. */
  count: number;
}

interface Migrations {
  change: Change;
  state: ChannelState;
  next: NextParts;
  builds: Builds;
  lists: Entries;
  /** @returns a file of a build. */
  read: (section: string, file: string) => Promise<Uint8Array | undefined>;
}

const slots = shareSlots(2, 1);

/**
 * Entries that a new build does not accept, as its `migrate` changes them; by part. A rollback changes no entries, nor does a
 * change that sets them itself.
 * @throws Refusal that says what `migrate` did wrong.
 */
export async function migrateCollections({
  change,
  state,
  next,
  builds,
  lists,
  read,
}: Migrations): Promise<Map<string, MigratedPart>> {
  const migrated = new Map<string, MigratedPart>();
  if (change.claims === 'unchecked') return migrated;
  for (const { part, collection } of collectionsOf(builds.values())) {
    const section = sectionOf(part);
    const entries = lists.get(listAddress(part));
    const isNewBuild = next.parts.get(section) !== state.live?.parts.get(section);
    if (!entries || !isNewBuild || next.chosen.has(part) || change.parts.has(part)) continue;
    const [, old] = await partitionEntries(collection, entries);
    const code = old.length > 0 ? await read(section, migrationCode) : undefined;
    const request = { collection: collection.name, entries: old };
    const changed = code && (await slots.run(change.actor?.token ?? '', () => migrateEntries(part, code, request)));
    if (!changed) continue;
    const byId = new Map(changed.map((entry) => [entry.id, entry]));
    const all = parseEntries(
      part,
      collection,
      entries.map((entry) => byId.get(entry.id) ?? entry),
    );
    migrated.set(part, { entries: all, count: old.length });
  }
  return migrated;
}

/** For the history. */
export const describeMigrations = (migrated: ReadonlyMap<string, MigratedPart>): string[] =>
  [...migrated].map(([part, { count }]) => `migrated ${count === 1 ? '1 entry' : `${count} entries`} of ${part}`);
