import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SetupError } from '@viit/core/setup-error';

/* The lock is a socket name: the system releases it when the process ends, even after kill -9. */

/** @returns the unlock function. @throws SetupError if another process has locked the folder. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = lockName(fs.realpathSync(folder));
  const server = net.createServer((socket) => socket.destroy());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? folderInUse(folder) : error);
    });
    server.listen(name, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

export const folderInUse = (folder: string) =>
  new SetupError(
    `The data folder ${folder} is in use by another server (EADDRINUSE). Stop that one first, set another folder for this one in DATA_DIR, or share a PostgreSQL in DATABASE_URL.`,
  );

function lockName(folder: string): string {
  const id = `viit-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  // Linux: an abstract socket. Windows: a named pipe. Elsewhere a socket file, which a crash leaves behind.
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return path.join(os.tmpdir(), id);
}
