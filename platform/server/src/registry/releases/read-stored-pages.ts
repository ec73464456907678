import type { RenderedPage } from '@viit/render/renderer';
import type { Sql } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';

export type StoredPage = Omit<RenderedPage, 'key'>;

/** Leaves out pages that are not stored. */
export async function readStoredPages(sql: Sql, keys: readonly string[]): Promise<Map<string, StoredPage>> {
  const rows = await sql.query<{ key: string; sha384: string; scriptHashes: string[]; styleHashes: string[] }>(
    `select key, sha384, script_hashes as "scriptHashes", style_hashes as "styleHashes"
     from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(keys)],
  );
  const blobs = await readBlobs(
    sql,
    rows.map(({ sha384 }) => sha384),
  );
  return new Map(
    rows.map(({ key, sha384, ...hashes }) => [
      key,
      { ...hashes, html: Buffer.from(blobs.get(sha384)?.bytes ?? []).toString() },
    ]),
  );
}
