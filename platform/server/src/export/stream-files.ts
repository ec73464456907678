import { Readable } from 'node:stream';
import { type Pack, pack } from 'tar-stream';
import type { Sql } from '../database/database.ts';
import { readBlobs } from '../registry/builds/blobs.ts';

/** In memory at a time. */
const batchSize = 5;
/** Idle readers have disconnected; slow ones hold back others. */
const idleMs = 120_000;
const longestMs = 30 * 60_000;

/** Streams a tar archive in the order of the hashes: `0`, with its variants `0.gz` and `0.br`. Fails if a file is missing. */
export function streamFiles(sql: Sql, hashes: readonly string[]): Readable {
  const archive = pack();
  // It may fail before anybody reads it; then reading it fails.
  archive.on('error', () => {});
  addFiles(archive, sql, hashes).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  );
  const files = Readable.from(chunks());
  const idle = setTimeout(() => files.destroy(), idleMs).unref();
  const longest = setTimeout(() => files.destroy(), longestMs).unref();
  async function* chunks() {
    for await (const chunk of archive) {
      idle.refresh();
      yield chunk;
    }
  }
  return files.once('close', () => {
    clearTimeout(idle);
    clearTimeout(longest);
    archive.destroy();
  });
}

async function addFiles(archive: Pack, sql: Sql, hashes: readonly string[]): Promise<void> {
  for (let from = 0; from < hashes.length; from += batchSize) {
    const batch = hashes.slice(from, from + batchSize);
    const blobs = await readBlobs(sql, batch);
    for (const [index, hash] of batch.entries()) {
      const blob = blobs.get(hash);
      if (!blob)
        throw new Error(`The database does not have the file with the hash ${hash}. Restore it from a backup.`);
      const name = String(from + index);
      await addEntry(archive, name, blob.bytes);
      if (blob.gzip) await addEntry(archive, `${name}.gz`, blob.gzip);
      if (blob.brotli) await addEntry(archive, `${name}.br`, blob.brotli);
    }
  }
}

/** Resolves when the reader has taken the entry, so that memory holds one batch. */
const addEntry = (archive: Pack, name: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry({ name }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
  });
