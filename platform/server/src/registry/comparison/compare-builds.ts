import type { ChangedBuild } from '@viit/contract/registry-api';
import type { Sql } from '../../database/database.ts';
import { entrySize, type Scripts } from './page-sizes.ts';
import type { ReleaseSide } from './release-side.ts';

/** The names of the builds that differ. */
export function changedNames(from: ReleaseSide, to: ReleaseSide): Set<string> {
  const identity = (side: ReleaseSide, name: string) => side.builds.get(name)?.manifest.identity;
  const names = new Set([...from.builds.keys(), ...to.builds.keys()]);
  return new Set([...names].filter((name) => identity(from, name) !== identity(to, name)).sort());
}

interface FirstMove {
  name: string;
  identity: string;
  at: Date;
  by: string;
}

/** The builds that differ, with who put each on a channel first. */
export async function compareBuilds(
  sql: Sql,
  sides: { from: ReleaseSide; to: ReleaseSide },
  names: ReadonlySet<string>,
  scripts: Scripts,
): Promise<ChangedBuild[]> {
  const moves = await sql.query<FirstMove>(
    `select distinct on (p.name, p.identity) p.name, p.identity, m.created_at as at, m.author as by
     from release_build p join move m on m.release = p.release
     where p.name in (select jsonb_array_elements_text($1::jsonb)) order by p.name, p.identity, m.id`,
    [JSON.stringify([...names])],
  );
  const describe = (side: ReleaseSide, name: string): ChangedBuild['from'] => {
    const build = side.builds.get(name);
    if (!build) return null;
    const move = moves.find((one) => one.name === name && one.identity === build.manifest.identity);
    return { version: build.version, by: move?.by ?? null, at: move?.at.toISOString() ?? null };
  };
  return [...names].map((name) => ({
    ...{ name, from: describe(sides.from, name), to: describe(sides.to, name) },
    entry: {
      from: entrySize(sides.from.builds.get(name), scripts),
      to: entrySize(sides.to.builds.get(name), scripts),
    },
  }));
}
