import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildFile, Manifest } from '@viit/contract';
import { sha384 } from '@viit/contract/integrity';
import { limitConcurrency } from '@viit/core/limit-concurrency';
import { Refusal } from '@viit/core/refusal';
import type { Database, Sql } from '../../database/database.ts';
import { documentReader } from '../document-text/document-reader.ts';
import { storeSearchIndex } from '../pages/page-store.ts';
import type { SearchIndex } from '../pages/search-entries.ts';
import { type Blob, incompleteBlobs, makeBlob, missingBlobs, openBlobBatch, storeBlobs, storeGzip } from './blobs.ts';
import { hasBuild } from './builds.ts';
import { previewLabel } from './versions.ts';

/** By its path in the manifest. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

export const readFrom =
  (folder: string, { name, version }: Manifest): ReadFile =>
  (file) =>
    fs.readFile(path.join(folder, file)).catch(() => {
      throw new Refusal(
        'file-missing',
        `The manifest of ${name} ${version} lists ${file}, which is missing. Build it again.`,
      );
    });

/**
 * If a file is refused, the build is not stored, and pruning deletes the files that were. A stored build stays unchanged, except
 * that a local build's version replaces the preview label.
 * @param version `1.4.0+<hash>` for local builds, else the label until it goes live.
 * @throws Refusal where a file is missing or does not match its hash.
 */
export async function storeBuild(
  database: Database,
  manifest: Manifest,
  version: string,
  read: ReadFile,
): Promise<{ isNew: boolean }> {
  const { name, identity } = manifest;
  if (await hasBuild(database, manifest)) {
    const replaceLabel = 'update build set version = $4 where name = $1 and identity = $2 and version = $3';
    if (version.includes('+')) await database.query(replaceLabel, [name, identity, previewLabel(manifest), version]);
    return { isNew: false };
  }
  const paths = new Map(manifest.files.map((file) => [file.sha384, file.path]));
  const missing = await missingBlobs(database, [...paths.keys()]);
  const incomplete = await incompleteBlobs(database, [...paths.keys()]);
  const batch = openBlobBatch(database);
  const readText = documentReader(manifest);
  await checkFiles(manifest, version, read, async (file, bytes) => {
    const isNew = missing.delete(file.sha384);
    if (!isNew && !incomplete.delete(file.sha384)) return;
    const blob = await makeBlob(file.path, bytes, 'small', name);
    const index = await readText(file, bytes);
    if (!isNew) await storeGzip(database, blob);
    await (index ? storeDocument(database, blob, index) : isNew && batch.add(blob));
  });
  await batch.store();
  return database.transaction(async (sql) => {
    await sql.query('insert into part_version (name, hash) values ($1, $2) on conflict do nothing', [name, identity]);
    // Its lock makes pruning wait.
    const rows = await sql.query(
      `insert into build (name, identity, version, manifest, collections) values ($1, $2, $3, $4::jsonb, $5::json)
       on conflict do nothing returning name`,
      [name, identity, version, JSON.stringify(manifest), JSON.stringify(manifest.collections ?? [])],
    );
    if (rows.length === 0) {
      await assertAddressFree(sql, manifest);
      return { isNew: false };
    }
    // Files that were pruned since.
    for (const hash of [...(await missingBlobs(sql, [...paths.keys()]))].sort()) {
      const file = paths.get(hash) ?? '';
      await storeBlobs(sql, [await makeBlob(file, await read(file), 'small', name)]);
    }
    return { isNew: true };
  });
}

/** Together, as a stored file is not read again. */
const storeDocument = (database: Database, blob: Blob, index: SearchIndex) =>
  database.transaction(async (sql) => {
    await storeBlobs(sql, [blob]);
    await storeSearchIndex(sql, [index]);
  });

/** @param use receives each correct file. */
export async function checkFiles(
  manifest: Manifest,
  version: string,
  read: ReadFile,
  use: (file: BuildFile, bytes: Uint8Array) => Promise<void> = async () => {},
): Promise<void> {
  const limited = limitConcurrency(4);
  await Promise.all(
    manifest.files.map((file) => limited(async () => use(file, await readChecked(manifest, version, file, read)))),
  );
}

export async function readChecked(
  manifest: Manifest,
  version: string,
  file: BuildFile,
  read: ReadFile,
): Promise<Uint8Array> {
  const { name, kind } = manifest;
  const bytes = await read(file.path);
  if (sha384(bytes) !== file.sha384) {
    throw new Refusal(
      'file-hash-mismatch',
      `The file ${file.path} of ${name} ${version} does not match its hash in the manifest: it was changed after the build. Build it again: npm run build -w ${kind === 'shell' ? 'shell' : `remotes/${name}`} -- --force`,
    );
  }
  // Pages show the size, which the hash does not cover.
  assertSize(manifest, file, bytes.length);
  return bytes;
}

export function assertSize({ name, version }: Manifest, file: BuildFile, size: number): void {
  if (size === file.size) return;
  throw new Refusal(
    'file-size-mismatch',
    `The file ${file.path} of ${name} ${version} has ${size} bytes, but the manifest lists ${file.size}: it was changed after the build. Build it again: npm run build -w ${name === 'shell' ? name : `remotes/${name}`} -- --force`,
  );
}

/** Another server may store the same build concurrently. */
async function assertAddressFree(sql: Sql, { name, identity }: Manifest): Promise<void> {
  const [other] = await sql.query(
    'select 1 from build where name = $1 and left(identity, 12) = left($2, 12) and identity <> $2',
    [name, identity],
  );
  if (!other) return;
  throw new Refusal(
    'identity-mismatch',
    `Another build of ${name} has the address of this one, whose identity begins with the same 12 digits (${identity.slice(0, 12)}). Change anything and build again.`,
  );
}
