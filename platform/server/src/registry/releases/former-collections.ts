import type { Sql } from '../../database/database.ts';
import { readBuilds } from '../builds/builds.ts';
import { collectionsOf, sectionOf } from '../parts/lists.ts';
import { kindOf } from '../parts/parts.ts';
import type { Builds } from './check-compatibility.ts';
import type { Release } from './releases.ts';

/** Of a section. A build that declares one again shows its entries. */
export const maxFormerCollections = 100;

/**
 * @param parts hashes by name.
 * @returns `parts`. If a section has too many collections that it does not declare any more, only those of its live build are kept:
 * every later release lists them. The others stay in the history.
 */
export async function limitFormerCollections(
  sql: Sql,
  parts: ReadonlyMap<string, string>,
  builds: Builds,
  live: Release | undefined,
): Promise<ReadonlyMap<string, string>> {
  const declared = namesOf(builds);
  const former = [...parts.keys()].filter((name) => kindOf(name) === 'collection' && !declared.has(name));
  // A section that is withdrawn comes back with all of its collections.
  const dropped = [...builds.keys()].flatMap((section) => {
    const own = former.filter((name) => sectionOf(name) === section);
    return own.length > maxFormerCollections ? own : [];
  });
  if (dropped.length === 0) return parts;
  const declaredBefore = namesOf(await readBuilds(sql, live?.entries ?? []));
  const names = new Set(dropped.filter((name) => !declaredBefore.has(name)));
  return new Map([...parts].filter(([name]) => !names.has(name)));
}

const namesOf = (builds: Builds) => new Set(collectionsOf(builds.values()).map(({ part }) => part));
