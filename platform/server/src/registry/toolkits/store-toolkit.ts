import type { Toolkit } from '@viit/contract';
import type { ReceivedToolkit } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Database, Sql } from '../../database/database.ts';
import { makeBlob, storeBlobs } from '../builds/blobs.ts';
import type { CheckedPackage } from './check-package.ts';

/**
 * Stores a toolkit and the packages that are new, all or nothing. One that is stored already stays as it is.
 * @throws Refusal where a version of a package, or of the toolkit, names something else already.
 */
export async function storeToolkit(
  database: Database,
  { version }: Toolkit,
  packages: readonly CheckedPackage[],
  author: string,
): Promise<Pick<ReceivedToolkit, 'isNew' | 'packages'>> {
  return database.transaction(async (sql) => {
    // Makes pruning wait: it must not delete a file that is about to be used. As storing a build does.
    await sql.query('lock table build in row exclusive mode');
    await sql.query('lock table toolkit in share row exclusive mode');
    const stored = await readStored(sql, packages);
    for (const one of packages) {
      const integrity = stored.get(keyOf(one));
      if (integrity === undefined) await insertPackage(sql, one);
      else if (integrity !== one.integrity) throw versionTaken(one);
    }
    const listed = packages
      .map(({ name, version }) => ({ name, version, isNew: !stored.has(keyOf({ name, version })) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const isNew = await insertToolkit(sql, version, listed, author);
    return { isNew, packages: listed };
  });
}

type PackageId = Pick<CheckedPackage, 'name' | 'version'>;

const keyOf = ({ name, version }: PackageId) => `${name}@${version}`;

/** The integrity of each of these packages that is stored. */
async function readStored(sql: Sql, packages: readonly PackageId[]): Promise<Map<string, string>> {
  const rows = await sql.query<PackageId & { integrity: string }>(
    `select p.name, p.version, p.integrity from package_version p
     join jsonb_array_elements($1::jsonb) as r on p.name = r->>'name' and p.version = r->>'version'`,
    [JSON.stringify(packages.map(({ name, version }) => ({ name, version })))],
  );
  return new Map(rows.map((row) => [keyOf(row), row.integrity]));
}

const versionTaken = ({ name, version }: PackageId) =>
  new Refusal(
    'package-version-taken',
    `${name} ${version} was published with other bytes, and lock files name that version for good. Raise "version" in its package.json and in that of @viit/toolkit, and run npm run packages.`,
  );

async function insertPackage(sql: Sql, one: CheckedPackage): Promise<void> {
  const { name, version, bytes, integrity, shasum, files, unpackedSize, manifest } = one;
  const blob = await makeBlob('package.tgz', bytes);
  await storeBlobs(sql, [blob]);
  await sql.query(
    `insert into package_version (name, version, sha384, integrity, shasum, files, unpacked_size, manifest)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)`,
    [name, version, blob.sha384, integrity, shasum, files, unpackedSize, JSON.stringify(manifest)],
  );
}

/** @returns false if it is stored with the same packages already. */
async function insertToolkit(
  sql: Sql,
  version: string,
  listed: readonly PackageId[],
  author: string,
): Promise<boolean> {
  const packages = listed.map(({ name, version }) => ({ name, version }));
  const [existing] = await sql.query<{ packages: PackageId[] }>('select packages from toolkit where version = $1', [
    version,
  ]);
  if (!existing) {
    await sql.query('insert into toolkit (version, packages, author) values ($1, $2::jsonb, $3)', [
      ...[version, JSON.stringify(packages), author],
    ]);
    return true;
  }
  const before = existing.packages.map(keyOf).sort();
  if (before.join(' ') === packages.map(keyOf).sort().join(' ')) return false;
  throw new Refusal(
    'version-taken',
    `The toolkit ${version} was published with other packages: ${before.join(', ')}. Raise "version" in the package.json of @viit/toolkit, and run npm run packages.`,
  );
}
