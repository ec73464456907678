import type { Sql } from '../../database/database.ts';

/** How a body is sent: with one of the content encodings, or as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A page or file whose bytes are read when they are requested: what a response needs to know before. */
export interface StoredBlob {
  sha384: string;
  /** Which encoding variant is read; the others are made from it. It is the smallest one. */
  storedAs: 'br' | 'identity';
  /** Bytes of that variant. */
  storedSize: number;
  hasGzip: boolean;
}

/** Describes blobs without reading their bytes. Missing ones are left out. */
export async function describeBlobs(sql: Sql, hashes: readonly string[]): Promise<Map<string, StoredBlob>> {
  if (hashes.length === 0) return new Map();
  const rows = await sql.query<StoredBlob>(
    `select sha384, case when brotli is null then 'identity' else 'br' end as "storedAs",
       octet_length(coalesce(brotli, bytes)) as "storedSize", gzip is not null as "hasGzip"
     from blob where sha384 in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify([...new Set(hashes)])],
  );
  return new Map(rows.map((row) => [row.sha384, row]));
}

/** Reads the stored variants of blobs by hash. Missing ones are left out. */
export async function readStoredVariants(sql: Sql, blobs: readonly StoredBlob[]): Promise<Map<string, Buffer>> {
  const rows = await sql.query<{ sha384: string; bytes: Buffer }>(
    `select sha384, coalesce(brotli, bytes) as bytes
     from blob where sha384 in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(blobs.map(({ sha384 }) => sha384))],
  );
  return new Map(rows.map(({ sha384, bytes }) => [sha384, bytes]));
}
