import type { ReceivedToolkit } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Database, Sql } from '../../database/database.ts';
import { makeBlob, storeBlobs } from '../builds/blobs.ts';
import type { CheckedPackage } from './check-package.ts';

/** All or nothing. @throws Refusal where a version exists with other content. */
export async function storeToolkit(
  database: Database,
  version: string,
  packages: readonly CheckedPackage[],
  author: string,
): Promise<Pick<ReceivedToolkit, 'isNew' | 'packages'>> {
  return database.transaction(async (sql) => {
    // Makes pruning wait, which might delete a file in use.
    await sql.query('lock table build in row exclusive mode');
    await sql.query('lock table toolkit in share row exclusive mode');
    const listed: ReceivedToolkit['packages'] = [];
    for (const one of [...packages].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      listed.push({ name: one.name, version: one.version, isNew: await insertPackage(sql, one) });
    }
    return { isNew: await insertToolkit(sql, version, listed, author), packages: listed };
  });
}

/** @returns false if it is stored already. */
async function insertPackage(sql: Sql, one: CheckedPackage): Promise<boolean> {
  const { name, version, bytes, integrity, shasum, files, unpackedSize, manifest } = one;
  const blob = await makeBlob('package.tgz', bytes);
  await storeBlobs(sql, [blob]);
  const inserted = await sql.query(
    `insert into package_version (name, version, sha384, integrity, shasum, files, unpacked_size, manifest)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) on conflict do nothing returning name`,
    [name, version, blob.sha384, integrity, shasum, files, unpackedSize, JSON.stringify(manifest)],
  );
  if (inserted.length > 0) return true;
  const same = await sql.query('select 1 from package_version where name = $1 and version = $2 and integrity = $3', [
    name,
    version,
    integrity,
  ]);
  if (same.length > 0) return false;
  throw new Refusal(
    'package-version-taken',
    `${name} ${version} was published with other bytes, and lock files name that version for good. Raise "version" in its package.json and in that of @viit/toolkit, and run npm run packages.`,
  );
}

type PackageId = Pick<CheckedPackage, 'name' | 'version'>;

async function insertToolkit(
  sql: Sql,
  version: string,
  listed: readonly PackageId[],
  author: string,
): Promise<boolean> {
  const packages = listed.map(({ name, version }) => ({ name, version }));
  const inserted = await sql.query(
    'insert into toolkit (version, packages, author) values ($1, $2::jsonb, $3) on conflict do nothing returning version',
    [version, JSON.stringify(packages), author],
  );
  if (inserted.length > 0) return true;
  const [existing] = await sql.query<{ packages: PackageId[] }>('select packages from toolkit where version = $1', [
    version,
  ]);
  const namesOf = (all: readonly PackageId[]) => all.map(({ name, version }) => `${name}@${version}`).sort();
  const before = namesOf(existing?.packages ?? []);
  if (before.join() === namesOf(packages).join()) return false;
  throw new Refusal(
    'version-taken',
    `The toolkit ${version} was published with other packages: ${before.join(', ')}. Raise "version" in the package.json of @viit/toolkit, and run npm run packages.`,
  );
}
