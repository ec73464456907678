import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '@viit/core/setup-error';
import { create, extract } from 'tar';
import { lockFolder } from '../database/lock-folder.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { digestAndClose, type TableDigests } from './table-digests.ts';

/** Packs the database of a stopped server. @returns the digests of its rows. */
export async function packEmbedded(dataDir: string, file: string): Promise<TableDigests> {
  if (!fs.existsSync(path.join(dataDir, 'database'))) {
    throw new SetupError(
      `There is no embedded database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  const digests = await digestAndClose(await openEmbedded(dataDir));
  const unlock = await lockFolder(dataDir);
  try {
    await create({ file, cwd: dataDir, gzip: true }, ['database']);
  } finally {
    await unlock();
  }
  return digests;
}

export async function digestPacked(file: string, folder: string): Promise<TableDigests> {
  await extract({ file, cwd: folder, strict: true });
  return digestAndClose(await openEmbedded(folder));
}
