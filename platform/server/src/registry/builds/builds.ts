import { type BuildFile, type Manifest, manifestSchema } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { StoredBuild } from '@viit/render/jobs';
import { z } from 'zod';
import type { Database, Sql } from '../../database/database.ts';
import { type Blob, makeBlob, missingBlobs, sha384, storeBlobs } from './blobs.ts';

/** Reads a file of a build that is offered, by its path in the manifest. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** Parses a manifest, however it came. @throws Refusal that names each field. */
export function parseManifest(value: unknown, source: string): Manifest {
  const { success, data, error } = manifestSchema.safeParse(value);
  if (success) return data;
  throw new Refusal(
    `The manifest of ${source} is not valid. Build it again with this project's preset.\n${z.prettifyError(error)}`,
  );
}

/** Whether the registry holds a build already. */
export async function hasBuild(sql: Sql, { name, identity }: Pick<Manifest, 'name' | 'identity'>): Promise<boolean> {
  return (await sql.query('select 1 from build where name = $1 and identity = $2', [name, identity])).length > 0;
}

/**
 * Whether the registry holds a build under this version, so that its files need not be sent.
 * @throws Refusal where the version names another build.
 */
export async function hasVersion(
  sql: Sql,
  build: Pick<Manifest, 'name' | 'identity'>,
  version: string | undefined,
): Promise<boolean> {
  if (version !== undefined) await refuseTakenVersion(sql, build, version);
  const rows = await sql.query<{ version: string }>('select version from build where name = $1 and identity = $2', [
    build.name,
    build.identity,
  ]);
  return rows[0] !== undefined && (version === undefined || rows[0].version === version);
}

/**
 * Takes a build in: every file is read, checked against its hash, compressed and stored, all or nothing. A build that is
 * held already is left alone; a local one (`1.4.0+<hash>`) takes the plain version on.
 * @param version as the registry shall call it; local builds carry `+<hash>`.
 * @throws Refusal where a file is missing or does not match its hash, or the version names another build.
 */
export async function storeBuildFiles(
  database: Database,
  manifest: Manifest,
  version: string,
  read: ReadFile,
): Promise<{ isNew: boolean }> {
  await refuseTakenVersion(database, manifest, version);
  if (await hasBuild(database, manifest)) {
    await adoptVersion(database, manifest, version);
    return { isNew: false };
  }
  const missing = await missingBlobs(
    database,
    manifest.files.map((file) => file.sha384),
  );
  const blobs = new Map<string, Blob>();
  for (const part of inParts(manifest.files, 8)) {
    await Promise.all(
      part.map(async (file) => {
        const bytes = await readChecked(manifest, version, file, read);
        if (missing.has(file.sha384)) blobs.set(file.sha384, await makeBlob(file.path, bytes));
      }),
    );
  }
  return { isNew: await storeBuild(database, manifest, version, blobs, read) };
}

function inParts<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}

async function readChecked(manifest: Manifest, version: string, file: BuildFile, read: ReadFile): Promise<Uint8Array> {
  const bytes = await read(file.path).catch(() => {
    throw new Refusal(`${manifest.name} ${version} names the file ${file.path}, which is not there. Build it again.`);
  });
  if (sha384(bytes) === file.sha384) return bytes;
  throw new Refusal(
    `The file ${file.path} of ${manifest.name} ${version} does not match its hash in the manifest: it was changed after the build. Build it again: npm run build -w ${manifest.kind === 'shell' ? 'shell' : `remotes/${manifest.name}`} -- --force`,
  );
}

/** The build's row comes first: its lock keeps tidying away until the files that it names are written. */
async function storeBuild(
  database: Database,
  manifest: Manifest,
  version: string,
  blobs: ReadonlyMap<string, Blob>,
  read: ReadFile,
): Promise<boolean> {
  return database.transaction(async (sql) => {
    const rows = await sql.query(
      'insert into build (name, identity, version, manifest) values ($1, $2, $3, $4::jsonb) on conflict do nothing returning name',
      [manifest.name, manifest.identity, version, JSON.stringify(manifest)],
    );
    if (rows.length === 0) {
      await refuseTakenVersion(sql, manifest, version);
      return false;
    }
    const files = new Map(manifest.files.map((file) => [file.sha384, file]));
    const stored: Blob[] = [];
    for (const hash of await missingBlobs(sql, [...files.keys()])) {
      const path = files.get(hash)?.path ?? '';
      stored.push(blobs.get(hash) ?? (await makeBlob(path, await read(path))));
    }
    await storeBlobs(sql, stored);
    return true;
  });
}

/** A version names one build for good. */
async function refuseTakenVersion(
  sql: Sql,
  { name, identity }: Pick<Manifest, 'name' | 'identity'>,
  version: string,
): Promise<void> {
  const taken = await sql.query('select 1 from build where name = $1 and version = $2 and identity <> $3', [
    name,
    version,
    identity,
  ]);
  if (taken.length === 0) return;
  throw new Refusal(
    `${name} ${version} has been published from other sources, and a version names one build for good. Raise "version" in ${name === 'shell' ? 'shell' : `remotes/${name}`}/package.json and publish again.`,
    409,
  );
}

async function adoptVersion(sql: Sql, { name, identity }: Manifest, version: string): Promise<void> {
  if (version.includes('+')) return;
  await sql.query("update build set version = $3 where name = $1 and identity = $2 and version like '%+%'", [
    name,
    identity,
    version,
  ]);
}

/** Manifests by name and identity: a build never changes, so none is read and checked twice. */
const known = new Map<string, Manifest>();
const knownLimit = 500;

/** Reads builds by name. @throws where the registry does not hold one. */
export async function readBuilds(sql: Sql, identities: ReadonlyMap<string, string>): Promise<Map<string, StoredBuild>> {
  const wanted = [...identities].sort(([a], [b]) => (a < b ? -1 : 1));
  const keyOf = (name: string, identity: string) => `${name} ${identity}`;
  const pairs = wanted.map(([name, identity]) => ({ name, identity, known: known.has(keyOf(name, identity)) }));
  const rows = await sql.query<{ name: string; identity: string; version: string; manifest: unknown }>(
    `select b.name, b.identity, b.version, case when (w->>'known')::boolean then null else b.manifest end as manifest
     from build b join jsonb_array_elements($1::jsonb) as w on b.name = w->>'name' and b.identity = w->>'identity'`,
    [JSON.stringify(pairs)],
  );
  const found = new Map(rows.map((row) => [keyOf(row.name, row.identity), row]));
  const builds = new Map<string, StoredBuild>();
  for (const [name, identity] of wanted) {
    const key = keyOf(name, identity);
    const row = found.get(key);
    if (!row) throw new Error(`The registry holds no build ${name} ${identity}.`);
    const manifest = known.get(key) ?? parseManifest(row.manifest, `${name} ${row.version}`);
    if (known.size > knownLimit) known.clear();
    known.set(key, manifest);
    builds.set(name, { version: row.version, manifest });
  }
  return builds;
}
