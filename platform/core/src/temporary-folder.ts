import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Creates a folder in the system's temporary folder. Its name says which process works in it, so that `deleteStaleFolders`
 * finds it when that process was killed.
 * @param purpose such as "archive".
 */
export function createTemporaryFolder(purpose: string): string {
  const owner = `${process.pid}-${startOf(process.pid)}-${machine}`;
  return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `viit-${purpose}-${owner}-`)));
}

/** Creates a temporary folder for `work`, and deletes it afterwards. */
export async function withTemporaryFolder<T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = createTemporaryFolder(purpose);
  try {
    return await work(folder);
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

/** Short: a path of a socket has at most 100 characters. */
const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8);

const pattern = /^viit-[a-z-]+-(\d+)-(\d+)-([0-9a-f]{8})-[^-]{6}$/;

/** Deletes the temporary folders of processes that have ended. Those of other machines and containers are left alone. */
export async function deleteStaleFolders(): Promise<void> {
  const stale = (await fs.promises.readdir(os.tmpdir()).catch(() => [])).filter((name) => {
    const [, pid, start, host] = pattern.exec(name) ?? [];
    return pid !== undefined && host === machine && startOf(Number(pid)) !== start;
  });
  const remove = (name: string) => fs.promises.rm(path.join(os.tmpdir(), name), { recursive: true, force: true });
  // Another user's folder cannot be deleted, and does not have to be.
  await Promise.allSettled(stale.map(remove));
}

/**
 * When a process started, in ticks since the system did: numbers of processes are used again, most of all in containers. "0"
 * where the system does not say; undefined if no such process runs.
 */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) ? '0' : undefined;
    // The name of the program, in brackets, may contain spaces.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '0' : undefined;
  }
}
