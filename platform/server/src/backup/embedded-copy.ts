import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { SetupError } from '@viit/core/setup-error';
import { lockFolder } from '../database/lock-folder.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { digestAndClose, type TableDigests } from './table-digests.ts';

/** The system's program keeps empty folders and permissions, as the database needs them. */
export const tar = (...args: readonly string[]) => promisify(execFile)('tar', args);

/** @returns the digests of its rows. */
export async function packEmbedded(dataDir: string, file: string): Promise<TableDigests> {
  if (!fs.existsSync(path.join(dataDir, 'database'))) {
    throw new SetupError(
      `There is no embedded database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  const digests = await digestAndClose(await openEmbedded(dataDir));
  const unlock = await lockFolder(dataDir);
  try {
    await tar('-czf', file, '-C', dataDir, 'database');
  } finally {
    await unlock();
  }
  return digests;
}

export async function digestPacked(file: string, folder: string): Promise<TableDigests> {
  await tar('-xzf', file, '-C', folder);
  return digestAndClose(await openEmbedded(folder));
}
