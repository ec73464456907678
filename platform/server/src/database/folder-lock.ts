import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SetupError } from './database.ts';

/*
 * One process a folder. The lock is a socket's name, which the system gives to one process only and takes back when that
 * process ends, however it ends: nothing is left behind by kill -9, and nothing has to be kept fresh.
 */

/**
 * Takes a folder for this process alone.
 * @returns how to give it back.
 * @throws SetupError where another process has it.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const name = lockName(fs.realpathSync(folder));
  const server = net.createServer((socket) => socket.destroy());
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new SetupError(
              `The data folder ${folder} is in use by another server. Stop that one first, give this one a folder of its own in DATA_DIR, or share a PostgreSQL in DATABASE_URL.`,
            )
          : error,
      );
    });
    server.listen(name, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function lockName(folder: string): string {
  const id = `viit-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  // Linux: a name without a file. Windows: a pipe. Elsewhere a socket file, which only a crash leaves behind.
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return path.join(os.tmpdir(), id);
}
