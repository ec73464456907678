import { Readable } from 'node:stream';
import { Header } from 'tar';
import type { Sql } from '../database/database.ts';
import { readBlobs } from '../registry/builds/blobs.ts';

const batchSize = 20;

/** Streams a tar archive in the order of the hashes: `0`, with its variants `0.gz` and `0.br`. Fails if a file is missing. */
export function streamFiles(sql: Sql, hashes: readonly string[]): Readable {
  return Readable.from(tarBlocks(sql, hashes));
}

async function* tarBlocks(sql: Sql, hashes: readonly string[]): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < hashes.length; from += batchSize) {
    const batch = hashes.slice(from, from + batchSize);
    const blobs = await readBlobs(sql, batch);
    for (const [index, hash] of batch.entries()) {
      const blob = blobs.get(hash);
      if (!blob)
        throw new Error(`The database does not have the file with the hash ${hash}. Restore it from a backup.`);
      const name = String(from + index);
      yield* tarEntry(name, blob.bytes);
      if (blob.gzip) yield* tarEntry(`${name}.gz`, blob.gzip);
      if (blob.brotli) yield* tarEntry(`${name}.br`, blob.brotli);
    }
  }
  yield Buffer.alloc(1024);
}

function* tarEntry(path: string, bytes: Uint8Array): Generator<Uint8Array> {
  const header = Buffer.alloc(512);
  new Header({ path, size: bytes.length, mode: 0o644, type: 'File' }).encode(header);
  yield header;
  yield bytes;
  if (bytes.length % 512) yield Buffer.alloc(512 - (bytes.length % 512));
}
