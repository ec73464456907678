import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Its name identifies the process, for `deleteStaleFolders`. @param purpose such as "archive". */
export function createTemporaryFolder(purpose: string): string {
  const owner = `${process.pid}-${startOf(process.pid)}-${machine}`;
  return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `viit-${purpose}-${owner}-`)));
}

export async function withTemporaryFolder<T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = createTemporaryFolder(purpose);
  try {
    return await work(folder);
  } finally {
    await fs.promises.rm(folder, { recursive: true, force: true });
  }
}

/** A socket's path has at most 100 characters. */
const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 8);

const pattern = /^viit-[a-z-]+-(\d+)-(\d+)-([0-9a-f]{8})-[^-]{6}$/;

/** Only of this machine's ended processes. */
export async function deleteStaleFolders(): Promise<void> {
  const stale = (await fs.promises.readdir(os.tmpdir()).catch(() => [])).filter((name) => {
    const [, pid, start, host] = pattern.exec(name) ?? [];
    return pid !== undefined && host === machine && startOf(Number(pid)) !== start;
  });
  const remove = (name: string) => fs.promises.rm(path.join(os.tmpdir(), name), { recursive: true, force: true });
  // Another user's folder stays.
  await Promise.allSettled(stale.map(remove));
}

/** Process ids are reused, so this is the start time in ticks. "0" if unknown; undefined without such a process. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) ? '0' : undefined;
    // The program's name may contain spaces.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '0' : undefined;
  }
}
