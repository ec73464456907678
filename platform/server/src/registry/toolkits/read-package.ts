import semver from 'semver';
import type { Sql } from '../../database/database.ts';
import { type Blob, readBlobs } from '../builds/blobs.ts';
import type { CheckedPackage } from './check-package.ts';
import { readToolkits } from './read-toolkits.ts';

export type StoredVersion = Omit<CheckedPackage, 'name' | 'bytes'> & { publishedAt: string };

export interface StoredPackage {
  name: string;
  /** Lowest first. */
  versions: StoredVersion[];
  /** `latest`: newest compatible with the live shell. `next`: the newest, if it is another. */
  tags: { latest: string; next?: string };
}

export async function readPackage(sql: Sql, name: string): Promise<StoredPackage | undefined> {
  const versions = await sql.query<StoredVersion>(
    `select version, integrity, shasum, files, unpacked_size::int as "unpackedSize", manifest,
       published_at as "publishedAt" from package_version where name = $1`,
    [name],
  );
  versions.sort((a, b) => semver.compare(a.version, b.version));
  const highest = versions.at(-1)?.version;
  if (highest === undefined) return undefined;
  const { toolkits, latest: latestToolkit } = await readToolkits(sql);
  const versionIn = (toolkit: string | undefined) =>
    toolkits.find(({ version }) => version === toolkit)?.packages.find((one) => one.name === name)?.version ?? highest;
  const [latest, next] = [versionIn(latestToolkit), versionIn(toolkits[0]?.version)];
  return { name, versions, tags: { latest, ...(next !== latest && { next }) } };
}

export async function readTarball(
  sql: Sql,
  { name, version }: { name: string; version: string },
): Promise<Blob | undefined> {
  const [row] = await sql.query<{ sha384: string }>(
    'select sha384 from package_version where name = $1 and version = $2',
    [name, version],
  );
  return row && (await readBlobs(sql, [row.sha384])).get(row.sha384);
}
