import fs from 'node:fs';
import path from 'node:path';
import { SetupError } from '@viit/core/setup-error';

/** PGlite's files are writable for everybody, so the folder is private. */
export function prepareDataFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (fs.statSync(dataDir).mode & 0o077) fs.chmodSync(dataDir, 0o700);
    // Another server may check the same folder.
    fs.rmdirSync(fs.mkdtempSync(path.join(dataDir, '.writable-')));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    if (isNoSpace(code)) throw noSpaceLeft(dataDir);
    const advice =
      code === 'EPERM'
        ? 'It belongs to another user, so other users cannot be kept out of it. Make this user its owner (chown)'
        : 'Give this user write access to it';
    throw new SetupError(
      `The data folder ${dataDir} cannot be written (${code}). ${advice}, or set another folder in DATA_DIR.`,
    );
  }
}

const isNoSpace = (code = '') => /^(?:ENOSPC|EDQUOT)$/.test(code);

/** PGlite's own errors do not report a full disk or quota. */
export function isDiskFull(folder: string): boolean {
  const probe = path.join(folder, `.space-${process.pid}`);
  try {
    fs.writeFileSync(probe, Buffer.alloc(1024 * 1024));
    return false;
  } catch (error) {
    return isNoSpace((error as NodeJS.ErrnoException).code);
  } finally {
    fs.rmSync(probe, { force: true });
  }
}

export const noSpaceLeft = (dataDir: string) =>
  new SetupError(
    `The database in ${dataDir} cannot be opened: its disk has no space left (ENOSPC). Make 200 MB of space there, or copy the folder to a larger disk and set DATA_DIR, and start again.`,
  );
