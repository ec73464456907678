import { type Manifest, manifestSchema } from '@viit/contract';
import { z } from 'zod';
import type { Database, Sql } from '../database/database.ts';
import { type Blob, makeBlob, missingBlobs, sha384, storeBlobs } from './blobs.ts';
import { Refusal } from './refusal.ts';

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
export async function holdsBuild(sql: Sql, { name, identity }: Pick<Manifest, 'name' | 'identity'>): Promise<boolean> {
  return (await sql.query('select 1 from build where name = $1 and identity = $2', [name, identity])).length > 0;
}

/**
 * Takes a build in: every file is read, checked against its hash, compressed and stored, all or nothing.
 * @param version as the registry shall call it; local builds carry `+<hash>`.
 * @throws Refusal where a file is missing or does not match its hash.
 */
export async function takeBuild(
  database: Database,
  manifest: Manifest,
  version: string,
  read: ReadFile,
): Promise<void> {
  const missing = await missingBlobs(
    database,
    manifest.files.map((file) => file.sha384),
  );
  const blobs: Blob[] = [];
  for (const file of manifest.files) {
    const bytes = await read(file.path).catch(() => {
      throw new Refusal(`${manifest.name} ${version} names the file ${file.path}, which is not there. Build it again.`);
    });
    if (sha384(bytes) !== file.sha384) {
      throw new Refusal(
        `The file ${file.path} of ${manifest.name} ${version} does not match its hash in the manifest: it was changed after the build. Build it again: npm run build -w ${manifest.kind === 'shell' ? 'shell' : `remotes/${manifest.name}`} -- --force`,
      );
    }
    if (missing.has(file.sha384)) blobs.push(await makeBlob(file.path, bytes));
  }
  await database.transaction(async (sql) => {
    await storeBlobs(sql, blobs);
    await sql.query(
      'insert into build (name, identity, version, manifest) values ($1, $2, $3, $4::jsonb) on conflict do nothing',
      [manifest.name, manifest.identity, version, JSON.stringify(manifest)],
    );
  });
}

/** A build that the registry holds. */
export interface StoredBuild {
  version: string;
  manifest: Manifest;
}

/** Reads a build. @throws where the registry does not hold it. */
export async function readBuild(sql: Sql, name: string, identity: string): Promise<StoredBuild> {
  const [row] = await sql.query<{ version: string; manifest: unknown }>(
    'select version, manifest from build where name = $1 and identity = $2',
    [name, identity],
  );
  if (!row) throw new Error(`The registry holds no build ${name} ${identity}.`);
  return { version: row.version, manifest: parseManifest(row.manifest, `${name} ${row.version}`) };
}
