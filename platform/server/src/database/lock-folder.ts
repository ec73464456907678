import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SetupError } from '@viit/core/setup-error';

/* The lock is a socket name: the system releases it when the process ends, even after kill -9. */

/** @returns the unlock function. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = lockName(`${fs.realpathSync(folder)} ${readLockSecret(folder)}`);
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

/** Every user of the machine can take a socket name, so it is made from a file that only the server's user can read. */
export function readLockSecret(folder: string): string {
  const file = path.join(folder, 'lock-name');
  const own = `${file}.${process.pid}`;
  if (!fs.existsSync(file)) {
    fs.writeFileSync(own, randomUUID(), { mode: 0o600 });
    try {
      fs.linkSync(own, file);
    } catch (error) {
      // Another process was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(own);
    }
  }
  return fs.readFileSync(file, 'utf8');
}

function lockName(secret: string): string {
  const id = `viit-${createHash('sha256').update(secret).digest('hex').slice(0, 32)}`;
  // Linux: an abstract socket. Windows: a named pipe. Elsewhere a socket file, which a crash leaves behind.
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return path.join(os.tmpdir(), id);
}
