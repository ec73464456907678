import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { StoredBlob } from './stored-blob.ts';

/** The folder can be deleted at any time, and servers on one machine may share it. */
export type DiskCache = Awaited<ReturnType<typeof openDiskCache>>;

/** Copies stay for a rollback, a preview, or another server. */
const maxAgeMs = 7 * 24 * 3600 * 1000;

export async function openDiskCache(folder: string) {
  await fs.mkdir(folder, { recursive: true });
  await fs.access(folder, fs.constants.W_OK);
  const names = new Set(await fs.readdir(folder));
  return {
    has: (blob: StoredBlob) => names.has(nameOf(blob)),
    async read(blob: StoredBlob): Promise<Buffer | undefined> {
      const name = nameOf(blob);
      if (!names.has(name)) return undefined;
      const bytes = await fs.readFile(path.join(folder, name)).catch(() => undefined);
      // A crash may truncate a file, and another server may delete one.
      if (bytes?.length === blob.storedSize) return bytes;
      names.delete(name);
      return undefined;
    },
    async write(blob: StoredBlob, bytes: Uint8Array): Promise<void> {
      const name = nameOf(blob);
      const temporary = path.join(folder, `${randomUUID()}.tmp`);
      try {
        await fs.writeFile(temporary, bytes);
        await fs.rename(temporary, path.join(folder, name));
      } catch (error) {
        await fs.rm(temporary, { force: true });
        throw error;
      }
      names.add(name);
    },
    async prune(needed: Iterable<StoredBlob>): Promise<void> {
      const kept = new Set([...needed].map(nameOf));
      for (const name of await fs.readdir(folder)) {
        if (kept.has(name)) continue;
        const file = path.join(folder, name);
        const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs < maxAgeMs) continue;
        await fs.rm(file, { force: true });
        names.delete(name);
      }
    },
  };
}

/** Base64 contains "/", which a file name cannot. */
const nameOf = ({ sha384, storedAs }: StoredBlob): string =>
  sha384.replaceAll('/', '_').replaceAll('+', '-') + (storedAs === 'br' ? '.br' : '');
