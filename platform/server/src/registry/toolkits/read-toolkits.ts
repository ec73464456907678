import type { ListedToolkit } from '@viit/contract/registry-api';
import semver from 'semver';
import type { Sql } from '../../database/database.ts';

type StoredToolkit = Omit<ListedToolkit, 'isCompatible' | 'isLatest'>;

/** Highest version first, with the live shell's range, if any, and the default version for sections. */
export async function readToolkits(sql: Sql) {
  const toolkits = await sql.query<StoredToolkit>(
    `select version, packages, author as by, published_at as "publishedAt" from toolkit`,
  );
  toolkits.sort((a, b) => semver.rcompare(a.version, b.version));
  const [shell] = await sql.query<{ range: string | null }>(
    `select b.manifest->>'toolkit' as range from channel c
     join release_build p on p.release = c.release and p.name = 'shell'
     join build b on b.name = p.name and b.identity = p.identity where c.name = 'live'`,
  );
  const range = shell?.range ?? undefined;
  const versions = toolkits.map(({ version }) => version);
  return { toolkits, range, latest: chooseLatest(versions, range) };
}

/** With publishers, highest version first. */
export async function listToolkits(sql: Sql): Promise<ListedToolkit[]> {
  const { toolkits, range, latest } = await readToolkits(sql);
  return toolkits.map((one) => ({
    ...one,
    isCompatible: isCompatible(one.version, range),
    isLatest: one.version === latest,
  }));
}

/** @param range without one, any version is compatible. */
export const isCompatible = (version: string, range: string | undefined): boolean =>
  range === undefined || semver.satisfies(version, range, { includePrerelease: true });

/** The newest compatible with the live shell, else the newest. Prereleases come last. */
export function chooseLatest(versions: readonly string[], range: string | undefined): string | undefined {
  const newest = [...versions].sort(semver.rcompare);
  const compatible = newest.filter((version) => isCompatible(version, range));
  const candidates = compatible.length > 0 ? compatible : newest;
  return candidates.find((version) => semver.prerelease(version) === null) ?? candidates[0];
}
