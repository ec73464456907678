import type { Sql } from '../../database/database.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What a response needs to know before the bytes are read. */
export interface StoredBlob {
  sha384: string;
  /** The smallest encoding variant; the others are made from it. */
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

/** Missing blobs are left out. */
export async function readStoredVariants(sql: Sql, blobs: readonly StoredBlob[]): Promise<Map<string, Buffer>> {
  const rows = await sql.query<{ sha384: string; bytes: Buffer }>(
    `select sha384, coalesce(brotli, bytes) as bytes
     from blob where sha384 in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(blobs.map(({ sha384 }) => sha384))],
  );
  return new Map(rows.map(({ sha384, bytes }) => [sha384, bytes]));
}
