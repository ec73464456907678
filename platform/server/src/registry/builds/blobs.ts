import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip, gzipSync } from 'node:zlib';
import { sha384 } from '@viit/contract/integrity';
import { shareSlots } from '@viit/core/share-slots';
import type { Sql, SqlValue } from '../../database/database.ts';

export interface Blob {
  sha384: string;
  bytes: Uint8Array;
  gzip: Uint8Array | null;
  brotli: Uint8Array | null;
}

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Compressed formats, and server bundles, which browsers never receive. */
const isNotWorthCompressing = (path: string) =>
  /^server\/|\.(woff2|webp|avif|jpe?g|png|mp4|webm|pdf|zip|tgz)$/i.test(path);

/** `quick` while a request or thousands of pages wait. With a small window Brotli has less memory to clear. */
const levels = { small: { brotli: 10, window: 22 }, quick: { brotli: 6, window: 16 } };

export type Quality = keyof typeof levels;

/** Of four threads, which also read files and decompress pages for visitors. */
const slots = shareSlots(2);

/** A publish waits for larger files: they are compressed slightly less but ten times as fast. */
const largeFile = 256 * 1024;

/**
 * Omits a compressed variant that saves less than a tenth.
 * @param section takes turns with others.
 */
export async function makeBlob(
  path: string,
  bytes: Uint8Array,
  quality: Quality = 'small',
  section = '',
): Promise<Blob> {
  if (isNotWorthCompressing(path) || bytes.length < 256) return blobOf(bytes);
  const options = brotliOptions(bytes, bytes.length > largeFile ? 'quick' : quality);
  const compress = async () => blobOf(bytes, await compressGzip(bytes), await compressBrotli(bytes, options));
  return quality === 'quick' ? compress() : slots.run(section, compress);
}

/** For processes of their own: the asynchronous version occupies the threads that read files. */
export function makeBlobSync(path: string, bytes: Uint8Array, quality: Quality): Blob {
  if (isNotWorthCompressing(path) || bytes.length < 256) return blobOf(bytes);
  return blobOf(bytes, gzipSync(bytes), brotliCompressSync(bytes, brotliOptions(bytes, quality)));
}

const brotliOptions = (bytes: Uint8Array, quality: Quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: levels[quality].brotli,
    [constants.BROTLI_PARAM_LGWIN]: levels[quality].window,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});

export function blobOf(bytes: Uint8Array, gzip: Uint8Array | null = null, brotli: Uint8Array | null = null): Blob {
  const ifSmaller = (variant: Uint8Array | null) => (variant && variant.length < bytes.length * 0.9 ? variant : null);
  return { sha384: sha384(bytes), bytes, gzip: ifSmaller(gzip), brotli: ifSmaller(brotli) };
}

/** Bytes per statement; a larger file has its own. The embedded database blocks requests meanwhile. */
export const storeBatch = { count: 50, bytes: 1024 * 1024 };

/** Which of these hashes are not in the database. */
export async function missingBlobs(sql: Sql, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ hash: string }>(
    `select hash from jsonb_array_elements_text($1::jsonb) as hash
     where not exists (select 1 from blob where sha384 = hash)`,
    [JSON.stringify(hashes)],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** Those that were stored first at a path where files are not compressed, or are no documents. */
export async function incompleteBlobs(sql: Sql, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ sha384: string }>(
    `select sha384 from blob where sha384 in (select jsonb_array_elements_text($1::jsonb))
       and gzip is null and brotli is null and octet_length(bytes) >= 256
       and not exists (select 1 from search_entry e where e.sha384 = blob.sha384)`,
    [JSON.stringify(hashes)],
  );
  return new Set(rows.map(({ sha384 }) => sha384));
}

/** The plain bytes stay: sites that know the blob read them. */
export async function storeGzip(sql: Sql, { sha384, gzip }: Blob): Promise<void> {
  if (gzip) await sql.query('update blob set gzip = $2 where sha384 = $1', [sha384, gzip]);
}

/** A blob with a Brotli variant is stored without its plain bytes, which `readBlobs` makes from it. */
export async function storeBlobs(sql: Sql, blobs: readonly Blob[]): Promise<void> {
  const batch = openBlobBatch(sql);
  for (const blob of blobs) await batch.add(blob);
  await batch.store();
}

/** Stores full batches; the caller stores the last one. */
export function openBlobBatch(sql: Sql) {
  let rows: [hash: string, ...variants: SqlValue[]][] = [];
  let size = 0;
  const store = async (): Promise<void> => {
    // Sorted to avoid deadlocks between publishes that store the same files.
    const full = rows.sort(([a], [b]) => (a < b ? -1 : 1));
    rows = [];
    size = 0;
    if (full.length === 0) return;
    const places = full.map((_, i) => `($${i * 4 + 1}, $${i * 4 + 2}, $${i * 4 + 3}, $${i * 4 + 4})`);
    await sql.query(
      `insert into blob (sha384, bytes, gzip, brotli) values ${places.join(', ')} on conflict (sha384) do nothing`,
      full.flat(),
    );
    await setImmediate();
  };
  return {
    async add({ sha384, bytes, gzip, brotli }: Blob): Promise<void> {
      const added = (brotli ?? bytes).length + (gzip?.length ?? 0);
      const isFull = rows.length === storeBatch.count || size + added > storeBatch.bytes;
      const storing = isFull ? store() : undefined;
      rows.push([sha384, brotli ? null : bytes, gzip, brotli]);
      size += added;
      await storing;
    },
    store,
  };
}

/** Leaves out missing ones. */
export async function readBlobs(sql: Sql, hashes: readonly string[]): Promise<Map<string, Blob>> {
  const blobs = new Map<string, Blob>();
  const unique = [...new Set(hashes)];
  for (let from = 0; from < unique.length; from += 200) {
    const rows = await sql.query<StoredRow>(
      'select sha384, bytes, gzip, brotli from blob where sha384 in (select jsonb_array_elements_text($1::jsonb))',
      [JSON.stringify(unique.slice(from, from + 200))],
    );
    for (const { bytes, ...row } of rows) blobs.set(row.sha384, { ...row, bytes: bytes ?? (await plainBytes(row)) });
  }
  return blobs;
}

/** A row with a Brotli variant has no plain bytes. */
type StoredRow = Omit<Blob, 'bytes'> & { bytes: Uint8Array | null };

function plainBytes({ sha384, brotli }: Pick<Blob, 'sha384' | 'brotli'>): Promise<Buffer> {
  if (!brotli) throw new Error(`The database has lost the bytes of the file ${sha384}. Restore it from a backup.`);
  return decompressBrotli(brotli);
}
