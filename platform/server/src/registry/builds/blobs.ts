import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Sql, SqlValue } from '../../database/database.ts';

/** A file's bytes, and its compressed forms where they are worth having. */
export interface Blob {
  sha384: string;
  bytes: Uint8Array;
  gzip: Uint8Array | null;
  brotli: Uint8Array | null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** SHA-384 in base64, as integrity attributes and manifests have it. */
export const sha384 = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('base64');

/** Kinds of files that do not get smaller, and server bundles, which go to nobody. */
const staysAsItIs = (path: string) => /^server\/|\.(woff2|webp|avif|jpe?g|png|mp4|webm|pdf|zip)$/i.test(path);

/** Brotli's quality where a file shall be small, and where somebody waits. */
const qualities = { small: 10, quick: 7 };

/** Hashes and compresses a file. Compressed forms are left out where they save less than a tenth. */
export async function makeBlob(
  path: string,
  bytes: Uint8Array,
  quality: keyof typeof qualities = 'small',
): Promise<Blob> {
  const blob: Blob = { sha384: sha384(bytes), bytes, gzip: null, brotli: null };
  if (staysAsItIs(path) || bytes.length < 256) return blob;
  const [zipped, brotlied] = await Promise.all([
    zip(bytes, { level: 9 }),
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);
  const isWorth = (packed: Uint8Array) => packed.length < bytes.length * 0.9;
  return { ...blob, gzip: isWorth(zipped) ? zipped : null, brotli: isWorth(brotlied) ? brotlied : null };
}

/** Which of these hashes the database does not hold yet. */
export async function missingBlobs(sql: Sql, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ sha384: string }>(
    'select sha384 from blob where sha384 in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(hashes)],
  );
  const held = new Set(rows.map((row) => row.sha384));
  return new Set(hashes.filter((hash) => !held.has(hash)));
}

/** Stores blobs, a few at a statement: each statement has its price, and a large one has its limits. */
export async function storeBlobs(sql: Sql, blobs: readonly Blob[]): Promise<void> {
  const unique = [...new Map(blobs.map((blob) => [blob.sha384, blob])).values()];
  for (let from = 0; from < unique.length; from += 50) {
    const part = unique.slice(from, from + 50);
    const rows = part.map((_, i) => `($${i * 4 + 1}, $${i * 4 + 2}, $${i * 4 + 3}, $${i * 4 + 4})`);
    const values: SqlValue[] = part.flatMap((blob) => [blob.sha384, blob.bytes, blob.gzip, blob.brotli]);
    await sql.query(
      `insert into blob (sha384, bytes, gzip, brotli) values ${rows.join(', ')} on conflict (sha384) do nothing`,
      values,
    );
  }
}

/** Reads blobs by hash. */
export async function readBlobs(sql: Sql, hashes: readonly string[]): Promise<Map<string, Blob>> {
  const found = new Map<string, Blob>();
  const wanted = [...new Set(hashes)];
  for (let from = 0; from < wanted.length; from += 200) {
    const rows = await sql.query<Blob>(
      'select sha384, bytes, gzip, brotli from blob where sha384 in (select jsonb_array_elements_text($1::jsonb))',
      [JSON.stringify(wanted.slice(from, from + 200))],
    );
    for (const row of rows) found.set(row.sha384, row);
  }
  return found;
}
