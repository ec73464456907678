import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Manifest } from '@viit/contract';
import type { ReceivedBuild } from '@viit/contract/registry-api';
import { exceededLimit } from '@viit/core/json-limits';
import { Refusal } from '@viit/core/refusal';
import { type StepTimer, stepTimer } from '@viit/core/step-timer';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import type { Database } from '../../database/database.ts';
import { assertSmallSeeds } from '../parts/row-fields.ts';
import { unpackArchive } from './archive.ts';
import { archiveLimits } from './archive-limits.ts';
import { hasBuild, parseManifest } from './builds.ts';
import { checkBuild } from './check-build.ts';
import { checkIdentity } from './check-identity.ts';
import { receiveBody } from './receive-body.ts';
import { assertSize, type ReadFile, readFrom, storeBuild } from './store-build.ts';
import { archiveSlots, countUpload } from './uploads.ts';
import { previewLabel } from './versions.ts';

export interface Sender {
  id: string;
  /** @throws Refusal if the rights have ended while the body arrived. */
  assertValid: () => Promise<void>;
}

export function receiveArchive(
  database: Database,
  sender: Sender,
  name: string,
  body: Readable,
): Promise<ReceivedBuild> {
  return withArchive(sender, body, (archive, timer) =>
    archiveSlots.run(sender.id, async () => {
      const { manifest, read, warnings } = await checkArchive(database, name, archive, timer);
      const { identity, version } = manifest;
      const label = previewLabel(manifest);
      const { isNew } = await timer.time('storeBuild', () => storeBuild(database, manifest, label, read));
      return { identity, version, isNew, warnings, ms: timer.times };
    }),
  );
}

/** Deletes the temporary folder after `use`. */
export function withArchive<T>(
  sender: Sender,
  body: Readable,
  use: (archive: string, timer: StepTimer) => Promise<T>,
): Promise<T> {
  return countUpload(sender.id, async () => {
    const timer = stepTimer();
    return withTemporaryFolder('archive', async (folder) => {
      const archive = path.join(folder, 'archive.tar.gz');
      await timer.time('receive', () => receiveBody(body, archive));
      await sender.assertValid();
      return use(archive, timer);
    });
  });
}

export interface CheckedArchive {
  manifest: Manifest;
  read: ReadFile;
  /** Stored builds need no check. */
  isStored: boolean;
  warnings: string[];
}

/** Hashes are checked later, when files are read for storage. Their sizes limit all work before that. */
export async function checkArchive(
  database: Database,
  name: string,
  archive: string,
  timer: StepTimer,
): Promise<CheckedArchive> {
  const folder = path.join(path.dirname(archive), 'build');
  const files = await timer.time('receive', () => unpackArchive(createReadStream(archive), folder));
  const written = parseJson(await fs.readFile(path.join(folder, 'manifest.json')).catch(() => undefined));
  assertSmallSeeds(written);
  const manifest = parseManifest(written, name);
  const listed = new Set(['manifest.json', ...manifest.files.map((file) => file.path)]);
  const unlisted = [...files.keys()].find((file) => !listed.has(file));
  if (unlisted !== undefined) {
    throw new Refusal(
      'file-unlisted',
      `The archive contains ${unlisted}, which its manifest does not list. Build it again and send that.`,
    );
  }
  for (const file of manifest.files) assertSize(manifest, file, files.get(file.path) ?? file.size);
  const read = readFrom(folder, manifest);
  // A build of another section must be checked, even a stored one.
  const isStored = manifest.name === name && (await hasBuild(database, manifest));
  if (isStored) return { manifest, read, isStored, warnings: [] };
  return timer.time('check', async () => {
    const warnings = await checkBuild(manifest, name, read);
    await checkIdentity(manifest, written, read);
    return { manifest, read, isStored, warnings };
  });
}

/** A manifest nests 6 levels; 6000 pages and 5000 files have about 120 000 values. */
const jsonLimits = { nesting: 50, values: 200_000 };
const tooMany = {
  nesting: `nests more than ${jsonLimits.nesting} levels`,
  values: `has more than ${jsonLimits.values} values`,
};

function parseJson(bytes: Buffer | undefined): unknown {
  const invalid = (problem: string) => new Refusal('manifest-invalid', problem);
  if (!bytes) throw invalid('The archive has no manifest.json. Pack the dist folder of a finished build.');
  if (bytes.length > archiveLimits.manifest) {
    const limit = `${archiveLimits.inMB(archiveLimits.manifest)} MB`;
    throw invalid(`The archive's manifest.json is larger than ${limit}. Publish fewer pages in one build.`);
  }
  const text = bytes.toString();
  const exceeded = exceededLimit(text, jsonLimits);
  if (exceeded) {
    throw invalid(`The archive's manifest.json ${tooMany[exceeded]}. Build it again with this project's preset.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(`The archive's manifest.json is not valid JSON (${(error as Error).message}). Build it again.`);
  }
}
