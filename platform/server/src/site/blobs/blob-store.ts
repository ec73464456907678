import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { limitConcurrency } from '@viit/core/limit-concurrency';
import { LRUCache } from 'lru-cache';
import type { Sql } from '../../database/database.ts';
import type { Blob } from '../../registry/builds/blobs.ts';
import type { DiskCache } from './disk-cache.ts';
import { type Encoding, readStoredVariants, type StoredBlob } from './stored-blob.ts';

const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Of four threads, which also read files. */
const limited = limitConcurrency(2);

export interface ReadCounts {
  memory: number;
  disk: number;
  database: number;
}

/** The most recently used bytes are in memory, within a budget. */
export type BlobStore = ReturnType<typeof createBlobStore>;

export class BlobUnavailable extends Error {
  override name = 'BlobUnavailable';
}

/** For an entry's headers, in bytes. */
const entryOverhead = 4096;

/** A few large files must not displace all pages. */
const maxShare = 1 / 4;

/** PGlite blocks other queries meanwhile. */
const batch = { count: 20, bytes: 256 * 1024 };

interface VariantId {
  blob: StoredBlob;
  encoding: Encoding;
}

interface BlobStoreOptions {
  sql: Sql;
  /** In bytes. */
  memory: number;
  disk?: DiskCache | undefined;
  onDiskError?: (error: unknown) => void;
}

export function createBlobStore({ sql, memory, disk, onDiskError = () => {} }: BlobStoreOptions) {
  const maxEntrySize = Math.max(1, Math.floor(memory * maxShare));
  // Simultaneous downloads share large blobs.
  const large = new Map<string, WeakRef<Uint8Array>>();
  const counts: ReadCounts = { memory: 0, disk: 0, database: 0 };
  const oneCopy = limitConcurrency(1);

  const writeToDisk = (blob: StoredBlob, bytes: Uint8Array) => disk?.write(blob, bytes).catch(onDiskError);

  async function readStored(blob: StoredBlob): Promise<Uint8Array> {
    const copy = await disk?.read(blob);
    if (copy) {
      counts.disk++;
      return copy;
    }
    const variants = await readStoredVariants(sql, [blob]).catch((cause: unknown) => {
      throw new BlobUnavailable('The database does not respond.', { cause });
    });
    const bytes = variants.get(blob.sha384);
    if (!bytes) throw new BlobUnavailable(`The database no longer has the file with the hash ${blob.sha384}.`);
    counts.database++;
    void writeToDisk(blob, bytes);
    return bytes;
  }

  async function readVariant(blob: StoredBlob, encoding: Encoding): Promise<Uint8Array> {
    const stored = await readStored(blob);
    if (encoding === blob.storedAs) return stored;
    const plain = blob.storedAs === 'br' ? await decompressBrotli(stored) : stored;
    if (encoding !== 'gzip') return plain;
    return limited(() => compressGzip(plain));
  }

  const sizeOf = (bytes: Uint8Array) => bytes.length + entryOverhead;
  const cache = new LRUCache<string, Uint8Array, VariantId>({
    maxSize: memory,
    maxEntrySize,
    sizeCalculation: sizeOf,
    ignoreFetchAbort: true,
    async fetchMethod(key, _stale, { context: { blob, encoding } }) {
      const bytes = await readVariant(blob, encoding);
      if (sizeOf(bytes) > maxEntrySize) rememberLarge(large, key, bytes);
      return bytes;
    },
  });
  const find = (key: string) => cache.get(key) ?? (large.size > 0 ? large.get(key)?.deref() : undefined);

  return {
    /** No promise, which would cost requests per second. */
    peek(blob: Blob | StoredBlob, encoding: Encoding): Uint8Array | undefined {
      if ('bytes' in blob) return variantInMemory(blob, encoding);
      const bytes = find(keyOf(blob, encoding));
      if (bytes) counts.memory++;
      return bytes;
    },
    /**
     * Requests for the same bytes share one read.
     * @throws BlobUnavailable if only the database has them and it does not respond.
     */
    async read(blob: Blob | StoredBlob, encoding: Encoding): Promise<Uint8Array> {
      if ('bytes' in blob) return variantInMemory(blob, encoding);
      const key = keyOf(blob, encoding);
      return find(key) ?? cache.forceFetch(key, { context: { blob, encoding } });
    },
    copyToDisk: (blobs: Iterable<StoredBlob>) =>
      oneCopy(async () => {
        if (!disk) return;
        for (const missing of batches([...blobs].filter((blob) => !disk.has(blob)))) {
          const variants = await readStoredVariants(sql, missing);
          for (const blob of missing) {
            const bytes = variants.get(blob.sha384);
            if (bytes) await writeToDisk(blob, bytes);
          }
        }
      }),
    pruneDisk: async (needed: Iterable<StoredBlob>) => disk?.prune(needed).catch(onDiskError),
    counts: (): ReadCounts => ({ ...counts }),
    usedBytes: () => cache.calculatedSize,
  };
}

const keyOf = ({ sha384, storedAs }: StoredBlob, encoding: Encoding): string =>
  encoding === storedAs ? sha384 : `${encoding} ${sha384}`;

const variantInMemory = ({ brotli, gzip: gzipped, bytes }: Blob, encoding: Encoding): Uint8Array =>
  (encoding === 'br' ? brotli : encoding === 'gzip' ? gzipped : null) ?? bytes;

function rememberLarge(large: Map<string, WeakRef<Uint8Array>>, key: string, bytes: Uint8Array): void {
  for (const [other, reference] of large) if (!reference.deref()) large.delete(other);
  large.set(key, new WeakRef(bytes));
}

function* batches(blobs: readonly StoredBlob[]): Generator<StoredBlob[]> {
  let next: StoredBlob[] = [];
  let bytes = 0;
  for (const blob of blobs) {
    next.push(blob);
    bytes += blob.storedSize;
    if (next.length < batch.count && bytes < batch.bytes) continue;
    yield next;
    next = [];
    bytes = 0;
  }
  if (next.length > 0) yield next;
}
