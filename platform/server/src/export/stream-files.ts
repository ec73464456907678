import { Readable } from 'node:stream';
import { Header } from 'tar';
import type { Sql } from '../database/database.ts';
import { readBlobs } from '../registry/builds/blobs.ts';

/** Files that are read from the database at once. */
const atOnce = 20;

/**
 * The bytes of files as a tar stream, in the order of their hashes: `0` is the first one as it is, `0.gz` and `0.br` are its
 * compressed forms. It breaks off where the database has lost one.
 */
export function streamFiles(sql: Sql, hashes: readonly string[]): Readable {
  return Readable.from(tarOf(sql, hashes));
}

async function* tarOf(sql: Sql, hashes: readonly string[]): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < hashes.length; from += atOnce) {
    const part = hashes.slice(from, from + atOnce);
    const blobs = await readBlobs(sql, part);
    for (const [index, hash] of part.entries()) {
      const blob = blobs.get(hash);
      if (!blob) throw new Error(`The database has lost the file with the hash ${hash}. Restore it from a backup.`);
      const name = String(from + index);
      yield* entry(name, blob.bytes);
      if (blob.gzip) yield* entry(`${name}.gz`, blob.gzip);
      if (blob.brotli) yield* entry(`${name}.br`, blob.brotli);
    }
  }
  yield Buffer.alloc(1024);
}

function* entry(path: string, bytes: Uint8Array): Generator<Uint8Array> {
  const head = Buffer.alloc(512);
  new Header({ path, size: bytes.length, mode: 0o644, type: 'File' }).encode(head);
  yield head;
  yield bytes;
  if (bytes.length % 512) yield Buffer.alloc(512 - (bytes.length % 512));
}
