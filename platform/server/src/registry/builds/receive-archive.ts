import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Manifest } from '@viit/contract';
import type { ReceivedBuild } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { type StepTimer, stepTimer } from '@viit/core/step-timer';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import type { Database } from '../../database/database.ts';
import { unpackArchive } from './archive.ts';
import { archiveLimits } from './archive-limits.ts';
import { hasBuild, parseManifest } from './builds.ts';
import { checkBuild } from './check-build.ts';
import { checkIdentity } from './check-identity.ts';
import { receiveBody } from './receive-body.ts';
import { type ReadFile, readFrom, storeBuild } from './store-build.ts';
import { archiveSlots, countUpload } from './uploads.ts';
import { previewLabel } from './versions.ts';

export function receiveArchive(
  database: Database,
  token: string,
  name: string,
  body: Readable,
): Promise<ReceivedBuild> {
  return withArchive(token, body, (archive, timer) =>
    archiveSlots.run(token, async () => {
      const { manifest, read, warnings } = await checkArchive(database, name, archive, timer);
      const { identity, version } = manifest;
      const label = previewLabel(manifest);
      const { isNew } = await timer.time('storeBuild', () => storeBuild(database, manifest, label, read));
      return { identity, version, isNew, warnings, ms: timer.times };
    }),
  );
}

/** Deletes the temporary folder after `use`. @param token its number. */
export function withArchive<T>(
  token: string,
  body: Readable,
  use: (archive: string, timer: StepTimer) => Promise<T>,
): Promise<T> {
  return countUpload(token, async () => {
    const timer = stepTimer();
    return withTemporaryFolder('archive', async (folder) => {
      const archive = path.join(folder, 'archive.tar.gz');
      await timer.time('receive', () => receiveBody(body, archive));
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

/** Hashes are checked later, when files are read for storage. */
export async function checkArchive(
  database: Database,
  name: string,
  archive: string,
  timer: StepTimer,
): Promise<CheckedArchive> {
  const folder = path.join(path.dirname(archive), 'build');
  const files = await timer.time('receive', () => unpackArchive(createReadStream(archive), folder));
  const written = parseJson(await fs.readFile(path.join(folder, 'manifest.json')).catch(() => undefined));
  const manifest = parseManifest(written, name);
  const listed = new Set(['manifest.json', ...manifest.files.map((file) => file.path)]);
  const unlisted = files.find((file) => !listed.has(file));
  if (unlisted !== undefined) {
    throw new Refusal(
      'file-unlisted',
      `The archive contains ${unlisted}, which its manifest does not list. Build it again and send that.`,
    );
  }
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

/** A manifest nests 6 levels. */
const maxNesting = 50;

function parseJson(text: Buffer | undefined): unknown {
  const invalid = (problem: string) => new Refusal('manifest-invalid', problem);
  if (!text) throw invalid('The archive has no manifest.json. Pack the dist folder of a finished build.');
  if (text.length > archiveLimits.manifest) {
    const limit = `${archiveLimits.inMB(archiveLimits.manifest)} MB`;
    throw invalid(`The archive's manifest.json is larger than ${limit}. Publish fewer pages in one build.`);
  }
  if (nestsDeeper(text.toString(), maxNesting)) {
    throw invalid(
      `The archive's manifest.json nests more than ${maxNesting} levels. Build it again with this project's preset.`,
    );
  }
  try {
    return JSON.parse(text.toString());
  } catch (error) {
    throw invalid(`The archive's manifest.json is not valid JSON (${(error as Error).message}). Build it again.`);
  }
}

/** Whether lists and objects nest deeper than a limit. Millions of levels take seconds to parse. */
function nestsDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const character = json[i];
    if (character === '"') isText = !isText;
    else if (isText) {
      if (character === '\\') i++;
    } else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    if (depth > limit) return true;
  }
  return false;
}
