import type { Sql } from '../../database/database.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A blob whose bytes are read on request. */
export interface StoredBlob {
  sha384: string;
  /** The other encoding variants are made from this one. */
  storedAs: 'br' | 'identity';
  storedSize: number;
  hasGzip: boolean;
}

/** Missing blobs are left out. */
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
